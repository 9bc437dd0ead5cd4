import { keptSpans, lettersOf, placesBetween, type Place } from './places.ts';

/** Applies the typography rules to a piece of text. They take text in angle brackets for a tag and do not change it. */
type Typeset = (text: string) => string;

/** A tag that replaces a protected stretch. */
const tag = /<k\d+>/g;

/** Replaces protected stretches by tags, so that the rules see their surroundings and never their content. */
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

/** One paragraph; unchanged if the rules would do more than they may. */
function setParagraph(before: string, typeset: Typeset, markdown: boolean): string {
  // A text that contains such tags itself stays unchanged.
  if (before.search(tag) !== -1) return before;
  const { text, kept } = hidden(before, markdown);
  const set = typeset(text);
  const shown = set.replace(tag, (sign) => kept[Number(sign.slice(2, -1))] ?? sign);
  const tags = [...set.matchAll(tag)].map(([sign]) => Number(sign.slice(2, -1)));
  const whole = tags.length === kept.length && tags.every((number, place) => number === place);
  return whole && lettersOf(shown) === lettersOf(before) ? shown : before;
}

/**
 * Applies the typography rules to a text. No letter, digit, line, address, link or code may change, and a second run must change nothing more: a
 * paragraph that would break this stays as it is.
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

/** The places where the rules would change a text. */
export const typesetPlaces = (text: string, typeset: Typeset, markdown: boolean): Place[] =>
  placesBetween(text, setText(text, typeset, markdown)) ?? [];

/** The topic of a typography change. */
export const placeKinds = ['quotes', 'dashes', 'spaces', 'other'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Finds the topic of a change by the characters that it adds. */
export function placeKind(text: string, { start, end, after }: Place): PlaceKind {
  const signs = text.slice(start, end) + after;
  if (/["'«»„“”’‘]/.test(signs)) return 'quotes';
  if (/[-–—−]/.test(signs)) return 'dashes';
  return /^\s*$/.test(signs) ? 'spaces' : 'other';
}
