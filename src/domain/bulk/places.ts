import { lineStart } from '#lib/richText/parse.ts';

/** A place in a text, and its replacement. */
export interface Place {
  start: number;
  end: number;
  after: string;
}

/** The search query. */
export interface FindQuery {
  find: string;
  replacement: string;
  matchCase: boolean;
  wholeWord: boolean;
  /** Whether «ё» and «е» count as one letter. */
  yo: boolean;
}

interface Span {
  start: number;
  end: number;
}

/** Never changed in any text: addresses. */
const addresses = /https?:\/\/[^\s<>()[\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
/** Markdown signs: link targets, code, line markers, formatting, and escapes. */
const signs = /\]\(https?:\/\/[^\s()<>]+\)|`[^`\n]+`|\\[\\*[\]()#\-.]|\*+|\[/giu;

/** Stretches of a text that must not change, in order. */
export function keptSpans(text: string, markdown: boolean): Span[] {
  const found: Span[] = [];
  const take = (pattern: RegExp) => {
    for (const { index, 0: match } of text.matchAll(pattern))
      found.push({ start: index, end: index + match.length });
  };
  if (markdown) take(signs);
  take(addresses);
  let at = 0;
  for (const line of markdown ? text.split('\n') : []) {
    const indent = line.length - line.trimStart().length;
    const start = Object.values(lineStart).flatMap((pattern) => pattern.exec(line.trimStart()) ?? []);
    const [sign = ''] = start;
    if (sign !== '') found.push({ start: at, end: at + indent + sign.length });
    at += line.length + 1;
  }
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  // A stretch inside another is part of it.
  const kept: Span[] = [];
  for (const span of found) {
    const last = kept.at(-1);
    if (last !== undefined && span.start < last.end) last.end = Math.max(last.end, span.end);
    else kept.push({ ...span });
  }
  return kept;
}

/** Normalises a text for comparison, character by character: its length stays the same. */
function folded(text: string, { matchCase, yo }: Pick<FindQuery, 'matchCase' | 'yo'>): string {
  const fold = (sign: string) => {
    const cased = matchCase ? sign : sign.toLowerCase();
    const one = cased.length === sign.length ? cased : sign;
    const letter = yo ? one.replace('ё', 'е').replace('Ё', 'Е') : one;
    return letter === '\u00A0' ? ' ' : letter;
  };
  return Array.from(text, fold).join('');
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** The places where a text matches the query. Addresses, and Markdown signs in Markdown, are skipped. */
export function findPlaces(text: string, query: FindQuery, markdown: boolean): Place[] {
  const { find, replacement, wholeWord } = query;
  if (find === '') return [];
  const [where, what] = [folded(text, query), folded(find, query)];
  const kept = keptSpans(text, markdown);
  const places: Place[] = [];
  for (let start = where.indexOf(what); start !== -1; start = where.indexOf(what, start + 1)) {
    const end = start + what.length;
    const last = places.at(-1);
    if (last !== undefined && start < last.end) continue;
    if (wholeWord && (isLetter(where[start - 1]) || isLetter(where[end]))) continue;
    if (kept.some((span) => start < span.end && end > span.start)) continue;
    if (text.slice(start, end) !== replacement) places.push({ start, end, after: replacement });
  }
  return places;
}

/** Replaces these places in a text. They are sorted and do not overlap. */
export function withPlaces(text: string, places: readonly Place[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, after } of places) {
    parts.push(text.slice(at, start), after);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** The letters, digits and line breaks of a text; everything else may change. */
const fixed = /[\p{L}\p{N}\p{M}\n]/gu;
const fixedOf = (text: string) => [...text.matchAll(fixed)].map(({ index, 0: sign }) => ({ index, sign }));

/** Reduces a text to its letters, digits and line breaks. */
export const lettersOf = (text: string): string =>
  fixedOf(text)
    .map(({ sign }) => sign)
    .join('');

/** The places where two texts with the same letters differ; null if the letters differ. */
export function placesBetween(before: string, after: string): Place[] | null {
  const [left, right] = [fixedOf(before), fixedOf(after)];
  const end = { index: Infinity, sign: '' };
  if (left.length !== right.length) return null;
  const places: Place[] = [];
  let [at, to] = [0, 0];
  for (let number = 0; number <= left.length; number++) {
    const [mine, theirs] = [left[number] ?? end, right[number] ?? end];
    if (mine.sign !== theirs.sign) return null;
    const [old, now] = [before.slice(at, mine.index), after.slice(to, theirs.index)];
    if (old !== now) places.push({ ...trimmed(at, old, now) });
    at = mine.index + mine.sign.length;
    to = theirs.index + theirs.sign.length;
  }
  return places;
}

/** Trims a place by what both sides have in common at its ends. */
function trimmed(at: number, old: string, now: string): Place {
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < now.length - head && old.at(-1 - tail) === now.at(-1 - tail))
    tail++;
  return { start: at + head, end: at + old.length - tail, after: now.slice(head, now.length - tail) };
}
