import type { Stream } from '#domain/stream/schema.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { formatBytes } from '#lib/file/files.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { messages } from './messages.ts';

/** The frame of a video: «1920×1080»; null for a sound, and while it is not known. */
export function streamFrame({ width, height }: Pick<Stream, 'width' | 'height'>): string | null {
  return width && height ? `${width}×${height}` : null;
}

/** What is known of a file, in one line: «38:02 · 1920×1080 · 1,42 ГБ». */
export function streamFacts(stream: Stream, language: Language): string {
  return [
    stream.durationSec ? formatDuration(stream.durationSec) : null,
    streamFrame(stream),
    formatBytes(stream.size, language),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
}

/** How much a stream is used: the name of the one thing that it is in, or a count; null where the platform does not tell. */
export function streamUse({ usedIn }: Pick<Stream, 'usedIn'>, language: Language): string | null {
  if (usedIn === undefined) return null;
  const t = messages[language];
  const [first, ...others] = usedIn;
  if (first === undefined) return t.free;
  return others.length === 0 ? first.name : t.used(usedIn.length);
}
