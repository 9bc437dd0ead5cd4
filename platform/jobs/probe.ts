import type { Input, InputTrack } from 'mediabunny';
import * as v from 'valibot';
import type { Files } from '../files/files.ts';
import { placeOf } from '../http/pieces.ts';

/** Facts of a media file: whole seconds; px, which are null for audio. */
export const mediaFacts = v.object({
  kind: v.picklist(['video', 'audio']),
  mime: v.string(),
  durationSec: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
});
export type MediaFacts = v.InferOutput<typeof mediaFacts>;

/** Reads the facts of a finished file; null if it is not media. Throws if it cannot be read to the end, also once `signal` aborts. */
export type Probe = (
  files: Files,
  fileId: string,
  size: number,
  signal: AbortSignal,
) => Promise<MediaFacts | null>;

/** How much of a file is read to find its length, bytes, if it has no table. */
const readLimit = 2 * 1024 ** 3;

/** How far after the tag the first frames of a file without tables are looked for, bytes. */
const framesHead = 256 * 1024;

/** How many neighbouring frames are examined. */
const pairsLooked = 8;

/** The length of the ID3 tag at the beginning of a file, bytes. */
function tagLength(head: Uint8Array): number {
  const [i, d, three, , , , a = 0, b = 0, c = 0, e = 0] = head;
  const hasTag = i === 0x49 && d === 0x44 && three === 0x33;
  return hasTag ? 10 + a * 2 ** 21 + b * 2 ** 14 + c * 2 ** 7 + e : 0;
}

type Read = (first: number, end: number) => Promise<Uint8Array>;

/**
 * Whether most of the first frames of a track are adjacent, as in real sound. A file of nothing but frame headers has frames too, but none begins
 * where the previous one ends.
 */
async function isUnbroken(track: InputTrack, read: Read, size: number): Promise<boolean> {
  const { EncodedPacketSink } = await import('mediabunny');
  const begin = Math.min(tagLength(await read(0, Math.min(size, 10))), size);
  const head = await read(begin, Math.min(size, begin + framesHead));
  const sink = new EncodedPacketSink(track);
  let packet = await sink.getFirstPacket();
  let at = packet === null ? -1 : placeOf(packet.data, head);
  let [pairs, gaps] = [0, 0];
  while (packet !== null && at >= 0 && pairs < pairsLooked) {
    const end = at + packet.byteLength;
    packet = await sink.getNextPacket(packet);
    at = packet === null ? -1 : placeOf(packet.data, head, end);
    if (at < 0) break;
    pairs += 1;
    if (at > end) gaps += 1;
  }
  return gaps === 0 || gaps * 2 < pairs;
}

/** Whether a track has frames, and not only a table that promises them. */
async function hasFrames(input: Input, track: InputTrack, read: Read, size: number): Promise<boolean> {
  const { ADTS, EncodedPacketSink, MP3 } = await import('mediabunny');
  const first = await new EncodedPacketSink(track).getFirstPacket();
  if (first === null || first.byteLength === 0) return false;
  const format = await input.getFormat();
  return (format !== MP3 && format !== ADTS) || isUnbroken(track, read, size);
}

/** Reads them from the file's own tables, a few kilobytes; from the whole file if it has none. */
export const probeMedia: Probe = async (files, fileId, size) => {
  // Large, and only needed when a file arrives.
  const { ALL_FORMATS, CustomSource, HLS, Input } = await import('mediabunny');
  const read: Read = async (first, end) =>
    first === end ? new Uint8Array() : new Response(files.read(fileId, [first, end - 1])).bytes();
  let taken = 0;
  const source = new CustomSource({
    getSize: () => size,
    // A file without tables is read frame by frame, and a disk read for each took twenty times as long.
    prefetchProfile: files.isRemote === true ? 'network' : 'fileSystem',
    read(start, end) {
      taken += end - start;
      if (taken > readLimit) throw new Error('The file is too long to be read to its end');
      return files.read(fileId, [start, end - 1]);
    },
  });
  // A playlist refers to other files, which must not be read.
  using input = new Input({ source, formats: ALL_FORMATS.filter((format) => format !== HLS) });
  if (!(await input.canRead())) return null;
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  const track = video ?? audio;
  if (track === null || !(await hasFrames(input, track, read, size))) return null;
  const duration = (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  if (!(duration > 0 && Number.isFinite(duration))) return null;
  const mime = (await input.getMimeType()).split(';')[0] ?? '';
  return {
    kind: video === null ? 'audio' : 'video',
    mime,
    durationSec: Math.max(1, Math.round(duration)),
    width: video === null ? null : await video.getDisplayWidth(),
    height: video === null ? null : await video.getDisplayHeight(),
  };
};
