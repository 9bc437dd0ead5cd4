import { readText } from '#lib/richText/words.ts';

/** A chapter of a recording, as a line of the description says it: «0:00 Название». */
export interface Chapter {
  /** Seconds from the beginning of the recording. */
  at: number;
  name: string;
  /** Its line in the description, from nought. */
  line: number;
}

/** A sign of a list or of a look, the time, what parts it from the name, and the name. */
export const chapterLine =
  /^(\s*(?:[-*]\s+|\d{1,3}\.\s+)?[*([]*)((?:\d{1,2}:)?\d{1,2}:[0-5]\d)([*)\]]*\s*[-–—:.|]?\s+)(\S.*)$/;

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * The chapters that a description names, in the order of their times. They begin with a line of 0:00, as everywhere where chapters are
 * read from a text: a time of day in another description makes none.
 */
export function chaptersOf(description: string): Chapter[] {
  if (!description.includes('0:00')) return [];
  const chapters: Chapter[] = [];
  for (const [line, text] of description.split('\n').entries()) {
    const [, , time = '', , name = ''] = chapterLine.exec(text) ?? [];
    const at = secondsOf(time);
    if (time !== '' && (chapters.length > 0 || at === 0)) chapters.push({ at, name: readText(name), line });
  }
  return chapters.toSorted((one, other) => one.at - other.at);
}

/** How many chapters are of use: one is the whole recording. */
export const enoughChapters = 2;
