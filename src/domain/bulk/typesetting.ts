import { keptSpans, lettersOf, placesBetween, type Place } from './places.ts';

/** Sets a piece of text by the rules of typography. What stands in angle brackets it takes for a tag, and leaves alone. */
type Typeset = (text: string) => string;

/** What a tag in place of a kept stretch looks like. */
const tag = /<k\d+>/g;

/** Kept stretches as tags, so that the rules see what stands around them and never what they hold. */
function hidden(text: string, markdown: boolean): { text: string; kept: string[] } {
  const kept: string[] = [];
  let at = 0;
  let hid = '';
  for (const { start, end } of keptSpans(text, markdown)) {
    hid += `${text.slice(at, start)}<k${kept.length}>`;
    kept.push(text.slice(start, end));
    at = end;
  }
  return { text: hid + text.slice(at), kept };
}

/** One paragraph; as it was where the rules would do more than they may. */
function setParagraph(before: string, typeset: Typeset, markdown: boolean): string {
  // A text that has such tags itself is left alone.
  if (before.search(tag) !== -1) return before;
  const { text, kept } = hidden(before, markdown);
  const set = typeset(text);
  const shown = set.replace(tag, (sign) => kept[Number(sign.slice(2, -1))] ?? sign);
  const tags = [...set.matchAll(tag)].map(([sign]) => Number(sign.slice(2, -1)));
  const whole = tags.length === kept.length && tags.every((number, place) => number === place);
  return whole && lettersOf(shown) === lettersOf(before) ? shown : before;
}

/**
 * A text set by the rules. Whatever they would do, no letter, digit, line, address, link or code changes, and what was set once is not
 * set otherwise the next time: a paragraph for which that does not hold stays as it is.
 */
export function setText(text: string, typeset: Typeset, markdown: boolean): string {
  const paragraphs = text.split(/(\n\s*\n)/);
  return paragraphs
    .map((before) => {
      const after = setParagraph(before, typeset, markdown);
      return setParagraph(after, typeset, markdown) === after ? after : before;
    })
    .join('');
}

/** The places in which the rules would change a text. */
export const typesetPlaces = (text: string, typeset: Typeset, markdown: boolean): Place[] =>
  placesBetween(text, setText(text, typeset, markdown)) ?? [];

/** What a place of typography is about. */
export const placeKinds = ['quotes', 'dashes', 'spaces', 'other'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** What a change of a place is about, by the signs that it brings. */
export function placeKind(text: string, { start, end, after }: Place): PlaceKind {
  const signs = text.slice(start, end) + after;
  if (/["'«»„“”’‘]/.test(signs)) return 'quotes';
  if (/[-–—−]/.test(signs)) return 'dashes';
  return /^\s*$/.test(signs) ? 'spaces' : 'other';
}
