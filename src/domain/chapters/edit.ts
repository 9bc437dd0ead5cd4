import { formatDuration } from '#lib/time/duration.ts';
import { serialise } from '#lib/richText/serialise.ts';
import { chapterLine, chaptersOf, type Chapter } from './read.ts';

/** A name as Markdown, on one line. */
const written = (name: string) =>
  serialise([
    {
      type: 'paragraph',
      runs: [{ text: name.replace(/\s+/g, ' ').trim(), bold: false, italic: false, href: null }],
    },
  ]);

/** Rewrites the line of a chapter: the text around its time and name stays. */
function lineWith(line: string, { at, name }: { at?: number; name?: string }): string {
  return line.replace(
    chapterLine,
    (_, before: string, time: string, between: string, old: string) =>
      `${before}${at === undefined ? time : formatDuration(at)}${between}${name === undefined ? old : written(name)}`,
  );
}

const find = (description: string, at: number): Chapter | undefined =>
  chaptersOf(description).find((chapter) => chapter.at === at);

/** Sorts the lines of chapters by time, within the lines that they occupy. */
function ordered(lines: readonly string[]): string {
  const text = lines.join('\n');
  const chapters = chaptersOf(text);
  const places = chapters.map(({ line }) => line).toSorted((one, other) => one - other);
  const result = [...lines];
  for (const [index, place] of places.entries()) result[place] = lines[chapters[index]?.line ?? place] ?? '';
  return result.join('\n');
}

/**
 * Adds a chapter at a moment, s, and returns the new description. The first one also adds the chapter at 0:00, whose name is `opening`. If a chapter
 * begins at that second already, nothing changes.
 */
export function addChapter(
  description: string,
  { at, name, opening }: { at: number; name: string; opening: string },
): string {
  const second = Math.floor(at);
  const chapters = chaptersOf(description);
  if (chapters.some((chapter) => chapter.at === second)) return description;
  const before = chapters.findLast((chapter) => chapter.at < second);
  if (before === undefined) {
    const fresh = [`0:00 ${written(opening)}`];
    if (second > 0) fresh.push(`${formatDuration(second)} ${written(name)}`);
    const text = description.trimEnd();
    return `${text}${text === '' ? '' : '\n\n'}${fresh.join('\n')}`;
  }
  const lines = description.split('\n');
  const [, sign = ''] = /^(\s*(?:[-*]\s+|\d{1,3}\.\s+)?)/.exec(lines[before.line] ?? '') ?? [];
  return lines.toSpliced(before.line + 1, 0, `${sign}${formatDuration(second)} ${written(name)}`).join('\n');
}

/** Renames the chapter that begins at a second. An empty name changes nothing, because the line would no longer be a chapter. */
export function renameChapter(description: string, at: number, name: string): string {
  const chapter = find(description, at);
  if (chapter === undefined || name.trim() === '') return description;
  return description
    .split('\n')
    .map((line, index) => (index === chapter.line ? lineWith(line, { name }) : line))
    .join('\n');
}

/** Moves a chapter to another second. The first one stays at the beginning of the recording, and no two begin together. */
export function moveChapter(description: string, from: number, to: number): string {
  const chapter = find(description, from);
  const second = Math.max(1, Math.floor(to));
  if (chapter === undefined || from === 0 || find(description, second) !== undefined) return description;
  return ordered(
    description
      .split('\n')
      .map((line, index) => (index === chapter.line ? lineWith(line, { at: second }) : line)),
  );
}

/** Removes a chapter. The first one is removed only with the last of the others, because without it there are no chapters. */
export function removeChapter(description: string, at: number): string {
  const chapter = find(description, at);
  if (chapter === undefined || (at === 0 && chaptersOf(description).length > 1)) return description;
  return description.split('\n').toSpliced(chapter.line, 1).join('\n').trimEnd();
}

/** The remaining part of a recording, s. */
interface Part {
  /** The start of its first chapter. */
  from: number;
  /** Where it ends; null at the end of the recording. */
  to: number | null;
  /** Where it really begins: a video is cut at its key frames, so somewhat before its first chapter. */
  start?: number;
}

/**
 * The description of a part of a recording. Chapters that were cut off are removed, and the others count from the new beginning: the first one is at
 * 0:00 even if the part begins slightly before it.
 */
export function trimChapters(description: string, { from, to, start = from }: Part): string {
  const lines = ordered(description.split('\n')).split('\n');
  const chapters = new Map(chaptersOf(lines.join('\n')).map(({ line, at }) => [line, at]));
  return lines
    .flatMap((line, index) => {
      const at = chapters.get(index);
      if (at === undefined) return [line];
      if (at < from || (to !== null && at >= to)) return [];
      return [lineWith(line, { at: at === from ? 0 : Math.round(at - start) })];
    })
    .join('\n');
}
