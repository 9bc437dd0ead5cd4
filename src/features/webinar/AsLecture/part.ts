import type { Chapter } from '#domain/chapters/read.ts';
import type { Stream } from '#domain/stream/schema.ts';

/** What the author takes of a recording, s. */
export interface Part {
  /** The chapter that it begins with. */
  from: number;
  /** The chapter before which it ends; null at the end of the recording. */
  to: number | null;
}

/** All of a recording. */
export const wholePart: Part = { from: 0, to: null };

export const isWhole = ({ from, to }: Part): boolean => from === 0 && to === null;

/** The chapters that a recording really has: each second once, and none beyond its end. */
export const chaptersIn = (
  chapters: readonly Chapter[],
  { durationSec }: Pick<Stream, 'durationSec'>,
): Chapter[] =>
  chapters.filter(
    ({ at }, index) => at !== chapters[index - 1]?.at && (durationSec == null || at < durationSec),
  );

/** Where a part that begins with a chapter may end: before each later one, which is told by the name of the one that ends there. */
export const endsAfter = (chapters: readonly Chapter[], from: number): { at: number; name: string }[] =>
  chapters.flatMap(({ at }, index) => {
    const ending = chapters[index - 1];
    return ending === undefined || at <= from ? [] : [{ at, name: ending.name }];
  });

/** How long a part is, s; null where nobody knows where the recording ends. */
export function lengthOf({ from, to }: Part, { durationSec }: Pick<Stream, 'durationSec'>): number | null {
  const end = to ?? durationSec ?? null;
  return end === null ? null : Math.max(0, end - from);
}

/** About how many bytes a part has: those of its time. */
export function bytesOf(part: Part, recording: Pick<Stream, 'durationSec' | 'size'>): number {
  const length = lengthOf(part, recording);
  if (length === null || !recording.durationSec) return recording.size;
  return Math.round(recording.size * Math.min(1, length / recording.durationSec));
}
