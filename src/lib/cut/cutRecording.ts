import {
  ADTS,
  ALL_FORMATS,
  AdtsOutputFormat,
  BlobSource,
  Conversion,
  EncodedPacketSink,
  FLAC,
  FlacOutputFormat,
  Input,
  MATROSKA,
  MP3,
  MP4,
  MkvOutputFormat,
  MovOutputFormat,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  QTFF,
  StreamTarget,
  UrlSource,
  WAVE,
  WEBM,
  WavOutputFormat,
  WebMOutputFormat,
  type InputFormat,
  type OutputFormat,
  type StreamTargetChunk,
} from 'mediabunny';
import type { MediaFile } from '../pieces/serveFile.ts';
import { CannotCut } from './cannotCut.ts';

// It runs on the page: packets are copied without re-encoding, which costs little, and data for a worker would cross the page twice, since workers
// cannot fetch (ADR 10).

/** A part keeps the container of its recording. Rarer containers are not cut. */
const containers = new Map<InputFormat, () => OutputFormat>([
  [MP4, () => new Mp4OutputFormat()],
  [QTFF, () => new MovOutputFormat()],
  [WEBM, () => new WebMOutputFormat()],
  [MATROSKA, () => new MkvOutputFormat()],
  [MP3, () => new Mp3OutputFormat()],
  [WAVE, () => new WavOutputFormat()],
  [FLAC, () => new FlacOutputFormat()],
  [OGG, () => new OggOutputFormat()],
  [ADTS, () => new AdtsOutputFormat()],
]);

/** Bytes written at a time. Memory holds a few times as much. */
const pieceBytes = 4 * 1024 * 1024;

/** Retries after a broken line, and the pause before each, s. What the platform refuses is not retried. */
const pauses = [1, 2, 4];

/** Opens a file until the work is done or aborted; an abort also ends a running read. */
function open(file: MediaFile, signal: AbortSignal): Input {
  signal.throwIfAborted();
  const source =
    typeof file === 'string'
      ? new UrlSource(file, {
          getRetryDelay: (tries) => pauses[tries - 1] ?? null,
          // A read-ahead that fails is repeated once its bytes are needed.
          handleUnhandledError: () => undefined,
        })
      : new BlobSource(file);
  const input = new Input({ source, formats: ALL_FORMATS });
  signal.addEventListener('abort', () => input.dispose(), { once: true });
  return input;
}

/** A key frame this soon after the moment, s, is the intended one: chapters are given in whole seconds. */
const soon = 0.25;

async function startIn(input: Input, moment: number): Promise<number> {
  const video = await input.getPrimaryVideoTrack();
  if (video === null || moment === 0) return moment;
  const key = await new EncodedPacketSink(video).getKeyPacket(moment + soon, { verifyKeyPackets: true });
  return Math.max(0, key?.timestamp ?? 0);
}

/** Where a part that should begin at a moment (s) really begins: without re-encoding a video can only be cut at its key frames. */
export async function startOfCut(file: MediaFile, moment: number, signal: AbortSignal): Promise<number> {
  using input = open(file, signal);
  return await startIn(input, moment);
}

/** A file that can be written at any position, like those of the browser. */
interface Written {
  write: (piece: StreamTargetChunk) => Promise<void>;
  close: () => Promise<void>;
  abort: (reason: unknown) => Promise<void>;
}

interface Cutting {
  /** Seconds. */
  from: number;
  /** Seconds; null is the end of the recording. */
  to: number | null;
  /** Creates a file with this extension, «mp4», and has `write` fill it. */
  keep: (ending: string, write: (into: Written) => Promise<void>) => Promise<File>;
  signal: AbortSignal;
  /** 0–1. */
  onProgress: (share: number) => void;
}

interface Cut {
  file: File;
  /** Where it begins in the recording, s. */
  start: number;
}

/** A conversion that copies every track, or null if there is none. */
async function carryOver(input: Input, output: Output, trim: { start: number; end?: number }) {
  const conversion = await Conversion.init({
    ...{ input, output, trim },
    // Nothing of the removed material is left at the ends. A sound without timestamps has to begin at zero, wherever its packet did.
    copy: { mode: 'forced', boundaryPolicy: 'shrink', shiftTolerance: Number.POSITIVE_INFINITY },
    showWarnings: false,
  });
  const left = conversion.discardedTracks.map(({ reason }) => reason);
  if (!conversion.isValid || left.length > 0) throw new CannotCut(`Left out: ${left.join(', ')}`);
  return conversion;
}

/**
 * Makes a file of a part of a recording by copying its packets.
 * @throws {CannotCut} if it would have to be re-encoded
 */
export async function cutRecording(
  recording: MediaFile,
  { from, to, keep, signal, onProgress }: Cutting,
): Promise<Cut> {
  using input = open(recording, signal);
  if (!(await input.canRead())) throw new CannotCut('This is no media');
  const format = containers.get(await input.getFormat())?.();
  if (format === undefined) throw new CannotCut('Nothing writes this container');
  const start = await startIn(input, from);
  const isSound = (await input.getPrimaryVideoTrack()) === null;
  const ending = isSound && format instanceof Mp4OutputFormat ? 'm4a' : format.fileExtension.slice(1);
  const file = await keep(ending, async (into) => {
    const target = new WritableStream<StreamTargetChunk>({
      write: (chunk) => into.write(chunk),
      close: () => into.close(),
    });
    const output = new Output({
      format,
      target: new StreamTarget(target, { chunked: true, chunkSize: pieceBytes }),
    });
    try {
      const conversion = await carryOver(input, output, { start, ...(to !== null && { end: to }) });
      conversion.onProgress = onProgress;
      await conversion.execute();
    } catch (error) {
      // An open file cannot be removed.
      await into.abort(error).catch(() => undefined);
      throw error;
    }
  });
  return { file, start };
}
