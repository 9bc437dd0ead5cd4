import { readName, type NameFacts } from './readName.ts';

/** An item with a name that is sorted among others. */
export interface Named<Value> {
  value: Value;
  name: string;
  facts: NameFacts;
  title: string;
  /** Its numbers from the name; empty if it has none. */
  numbers: readonly number[];
}

/** Names are compared with numeric order: 2 before 10. */
const byName = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' }).compare;

const opening =
  /^(?:введение|вступление|вводн|знакомство|приветств|добро пожаловать|о курсе|с чего начать|intro|welcome|about|vvedenie|vstuplenie|start here)/iu;
const closing =
  /^(?:бонус|заключение|завершение|итоги|выпускн|прощание|послесловие|bonus|outro|conclusion|summary|zaklyuchenie|itogi)/iu;

/** Whether a title is an introduction: «Введение». */
export const isOpening = (title: string): boolean => opening.test(title);

/** The rank of items without a number: introductions first, conclusions last. */
function rankOf({ numbers, facts, title }: Named<unknown>): number {
  if (numbers.length > 0 || facts.date.length > 0) return 1;
  return opening.test(title) ? 0 : closing.test(title) ? 3 : 2;
}

function compareLists(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at += 1) {
    const difference = (one[at] ?? -1) - (other[at] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

const compare = (one: Named<unknown>, other: Named<unknown>): number =>
  rankOf(one) - rankOf(other) ||
  compareLists(one.numbers, other.numbers) ||
  compareLists(one.facts.date, other.facts.date) ||
  byName(one.title, other.title) ||
  // «Дыхание», then «Дыхание (2)».
  Number(one.facts.isCopy) - Number(other.facts.isCopy) ||
  byName(one.name, other.name);

/** Whether numbers that may belong to titles, «5 способов», number these items. */
function areNumbered(all: readonly NameFacts[]): boolean {
  const numbered = all.filter(({ numbers, whole }) => numbers.length > 0 && whole !== null);
  const counted = all.filter(({ numbers }) => numbers.length > 0);
  // After «01 …» to «09 …» the tenth has no zero to tell it from a title.
  const isTenth = counted.length > 2 && counted.length === all.length && (numbered[0]?.numbers[0] ?? 0) >= 10;
  if (numbered.length < 2 && !isTenth) return false;
  const distinct = new Set(counted.map(({ numbers }) => numbers.join('.')));
  if (counted.length * 2 <= all.length || distinct.size < counted.length) return false;
  // A numbering begins at one, or has almost no gaps; «5 способов» and «21 день» do neither.
  const firsts = counted.map(({ numbers }) => numbers[0] ?? 0);
  const [least, most] = [Math.min(...firsts), Math.max(...firsts)];
  return least <= 1 || most - least < counted.length * 1.5;
}

/** Whether the numbers at the end of titles number these items: all differ, and there is no other numbering. */
function haveTails(all: readonly NameFacts[]): boolean {
  const tails = all.flatMap(({ tail, numbers, date }) =>
    tail === null || numbers.length > 0 || date.length > 0 ? [] : [tail],
  );
  return all.length > 1 && tails.length === all.length && new Set(tails).size === tails.length;
}

/** Sorts items by the numbers in their names, and sets their titles. The names are interpreted together. */
export function inNamedOrder<Value>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
  isFile: boolean,
): Named<Value>[] {
  const read = values.map((value) => ({
    value,
    name: nameOf(value),
    facts: readName(nameOf(value), isFile),
  }));
  const all = read.map(({ facts }) => facts);
  const [numbered, tailed] = [areNumbered(all), haveTails(all)];
  const named = read.map((one): Named<Value> => {
    const { title, whole, numbers, tail } = one.facts;
    if (whole !== null && !numbered) return { ...one, title: whole, numbers: [] };
    return { ...one, title, numbers: tailed && tail !== null ? [tail] : numbers };
  });
  return named.sort(compare);
}
