/** One caption: when it is seen, ms from the beginning of the recording, and what it says. */
export interface Cue {
  start: number;
  end: number;
  /** Lines parted by `\n`, with the tags of WebVTT; signs stand for themselves. */
  text: string;
  /** What a file of WebVTT says beside it. It is kept, and not shown. */
  id?: string;
  settings?: string;
  /** Comments that stand before it, each with its first word. */
  notes?: string[];
}

/** The captions of one recording, in the order they are seen. */
export interface Captions {
  /** Styles, regions and comments before the first cue, as they came. */
  head: string[];
  cues: Cue[];
  /** Comments after the last cue. */
  tail: string[];
}

/** Tags that WebVTT knows, and moments within a text. Anything else between angles is text. */
const tag = /<\/?(?:b|i|u|c|v|lang|ruby|rt)(?:\.[^\s<>]*)?(?:\s[^<>]*)?>|<(?:\d+:)?\d\d:\d\d\.\d{3}>/g;

/** A text in pieces: what lies between tags, and the tags. */
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

/** What is read of a text: no tags. */
export const plainText = (text: string): string =>
  piecesOf(text)
    .filter(({ isTag }) => !isTag)
    .map((piece) => piece.text)
    .join('');

/** The places of the cues that are seen at a moment, ms. */
export const cuesAt = (cues: readonly Cue[], at: number): number[] =>
  cues.flatMap(({ start, end }, place) => (start <= at && at < end ? [place] : []));
