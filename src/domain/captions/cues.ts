/** One caption: its times, ms from the beginning of the recording, and its text. */
export interface Cue {
  start: number;
  end: number;
  /** Lines separated by `\n`, with WebVTT tags; characters are unescaped. */
  text: string;
  /** WebVTT settings of the cue. They are kept, and not shown. */
  id?: string;
  settings?: string;
  /** Comments before it, each with its first word. */
  notes?: string[];
}

/** The captions of one recording, in the order of their times. */
export interface Captions {
  /** Styles, regions and comments before the first cue, unchanged. */
  head: string[];
  cues: Cue[];
  /** Comments after the last cue. */
  tail: string[];
}

/** Tags and timestamps of WebVTT. Anything else in angle brackets is text. */
const tag = /<\/?(?:b|i|u|c|v|lang|ruby|rt)(?:\.[^\s<>]*)?(?:\s[^<>]*)?>|<(?:\d+:)?\d\d:\d\d\.\d{3}>/g;

/** Splits a text into tags and the text between them. */
export function piecesOf(text: string): { text: string; isTag: boolean }[] {
  const pieces: { text: string; isTag: boolean }[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(tag)) {
    if (index > from) pieces.push({ text: text.slice(from, index), isTag: false });
    pieces.push({ text: found, isTag: true });
    from = index + found.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isTag: false });
  return pieces;
}

/** The readable text, without tags. */
export const plainText = (text: string): string =>
  piecesOf(text)
    .filter(({ isTag }) => !isTag)
    .map((piece) => piece.text)
    .join('');

/** The indexes of the cues that are shown at a moment, ms. */
export const cuesAt = (cues: readonly Cue[], at: number): number[] =>
  cues.flatMap(({ start, end }, place) => (start <= at && at < end ? [place] : []));
