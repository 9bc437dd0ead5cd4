import type { Files } from '../files/files.ts';

/** What is read from a media file. */
export interface MediaFacts {
  kind: 'video' | 'audio';
  mime: string;
  /** Whole seconds. */
  durationSec: number;
  /** Px; null for audio. */
  width: number | null;
  height: number | null;
}

/** Reads the facts of a finished file, or null where it is no media. */
export type Probe = (files: Files, fileId: string, size: number) => Promise<MediaFacts | null>;

/** Reads them from the file's own tables, a few kilobytes of it. */
export const probeMedia: Probe = async (files, fileId, size) => {
  // Heavy, and asked for only when a file arrives.
  const { ALL_FORMATS, CustomSource, Input } = await import('mediabunny');
  const source = new CustomSource({
    getSize: () => size,
    read: (start, end) => files.read(fileId, [start, end - 1]),
  });
  using input = new Input({ source, formats: ALL_FORMATS });
  if (!(await input.canRead())) return null;
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (video === null && audio === null) return null;
  const duration = await input.computeDuration();
  const mime = (await input.getMimeType()).split(';')[0] ?? '';
  return {
    kind: video === null ? 'audio' : 'video',
    mime,
    durationSec: Math.max(1, Math.round(duration)),
    width: video === null ? null : await video.getDisplayWidth(),
    height: video === null ? null : await video.getDisplayHeight(),
  };
};
