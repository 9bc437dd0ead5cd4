import { readText } from '#lib/richText/words.ts';

/** A chapter of a recording: a line of the description like «0:00 Название». */
export interface Chapter {
  /** Seconds from the beginning of the recording. */
  at: number;
  name: string;
  /** Its line in the description, from zero. */
  line: number;
}

/** A list or formatting sign, the time, a separator, and the name. */
export const chapterLine =
  /^(\s*(?:[-*]\s+|\d{1,3}\.\s+)?[*([]*)((?:\d{1,2}:)?\d{1,2}:[0-5]\d)([*)\]]*\s*[-–—:.|]?\s+)(\S.*)$/;

const secondsOf = (time: string) => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * The chapters in a description, sorted by time. They must begin with a line of 0:00, as on video platforms: so a time of day in another description
 * is not a chapter.
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

/** The minimum number of useful chapters: one is the whole recording. */
export const enoughChapters = 2;
