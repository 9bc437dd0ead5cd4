import { fold } from '#lib/text/fold.ts';
import type { Tag } from './schema.ts';

/** Shorter names that differ by a letter mean other things: «сон», «тон». */
const enoughLetters = 5;

/** Endings of Russian nouns and adjectives, longest first. */
const ending =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ях|ах|иям|ям|ам|ией|ей|ой|ий|ый|ов|ев|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ия|ии|ию|[аяоеыиуюьй])$/;

/** The minimum length of a stem. */
const shortestStem = 3;

/** The stem of a word, so that its forms are equal. */
function stem(word: string): string {
  const bare = word.replace(ending, '').replace(/[иьй]$/, '');
  return bare.length < shortestStem ? word : bare;
}

const wordsOf = (name: string) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one inserted, removed, changed or swapped letter turns one text into the other. */
function isOneEdit(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let [left, right] = [one.length, other.length];
  while (left > start && right > start && one[left - 1] === other[right - 1]) {
    left -= 1;
    right -= 1;
  }
  const [removed, added] = [one.slice(start, left), other.slice(start, right)];
  if (removed.length <= 1 && added.length <= 1) return removed !== added;
  return removed.length === 2 && added === `${removed.charAt(1)}${removed.charAt(0)}`;
}

/** A name in the forms in which it is compared. */
interface Shape {
  folded: string;
  /** The words in order, and sorted. */
  words: string;
  sorted: string;
  /** Their stems, sorted. */
  stems: string;
}

function shapeOf(name: string): Shape {
  const words = wordsOf(name);
  return {
    folded: fold(name),
    words: words.join(' '),
    sorted: words.toSorted().join(' '),
    stems: words.map(stem).toSorted().join(' '),
  };
}

function isNear(one: Shape, other: Shape): boolean {
  if (one.folded === other.folded || (one.stems !== '' && one.stems === other.stems)) return true;
  const shortest = Math.min(one.words.length, other.words.length);
  if (shortest < enoughLetters) return false;
  return isOneEdit(one.words, other.words) || isOneEdit(one.sorted, other.sorted);
}

/**
 * Tags that a new name may mean: the same name, the same words in another form, number or order, or a name one letter away. Equal names first, then
 * the most used.
 */
export function nearTags<Known extends Pick<Tag, 'name' | 'usageCount'>>(
  name: string,
  tags: readonly Known[],
): Known[] {
  const shape = shapeOf(name);
  return tags
    .map((tag) => ({ tag, other: shapeOf(tag.name) }))
    .filter(({ other }) => isNear(shape, other))
    .toSorted(
      (one, two) =>
        Number(two.other.folded === shape.folded) - Number(one.other.folded === shape.folded) ||
        two.tag.usageCount - one.tag.usageCount,
    )
    .map(({ tag }) => tag);
}
