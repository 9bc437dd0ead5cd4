import { fold } from '#lib/text/fold.ts';
import type { Tag } from './schema.ts';

/** Names shorter than this differ by a letter and mean other things: «сон», «тон». */
const enoughLetters = 5;

/** Endings of Russian nouns and adjectives, longest first. */
const ending =
  /(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|иях|ях|ах|иям|ям|ам|ией|ей|ой|ий|ый|ов|ев|ая|яя|ое|ее|ые|ие|ых|их|ую|юю|ом|ем|ия|ии|ию|[аяоеыиуюьй])$/;

/** The shortest part of a word that tells it from others. */
const shortestStem = 3;

/** A word without its ending, so that its forms are the same. */
function stem(word: string): string {
  const bare = word.replace(ending, '').replace(/[иьй]$/, '');
  return bare.length < shortestStem ? word : bare;
}

const wordsOf = (name: string) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether one letter put in, left out, changed, or swapped with the next makes one text of the other. */
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

/** A name as it is compared with others. */
interface Shape {
  folded: string;
  /** The words as they stand, and in a fixed order. */
  words: string;
  sorted: string;
  /** Their stems in a fixed order. */
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
 * Tags that a new name may be meant for: the same name, the same words in another form, number or order, or one letter
 * away. The same name comes first, then the most used.
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
