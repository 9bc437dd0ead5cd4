import { inNamedOrder } from './order.ts';
import { readName, type NameFacts } from './readName.ts';
import type { OutlineItem, OutlineNote, SourceFile } from './types.ts';

/** A module that a file may belong to. */
export interface Home {
  facts: NameFacts;
  title: string;
  items: OutlineItem[];
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

const sharesWords = (one: string, other: string): boolean =>
  one.length > 3 &&
  other.length > 3 &&
  (one.startsWith(other) || other.startsWith(one) || one.includes(other));

/** The score of a file for a module: by the name of a lecture in it, by the module's name, by its number. 0 if nothing matches. */
function likeness(file: NameFacts, { facts, title, items }: Home, number: number): number {
  const name = folded(file.title);
  if (name !== '' && items.some((item) => item.kind === 'lecture' && folded(item.title) === name)) return 5;
  if (name !== '' && folded(title) === name) return 4;
  if (items.some((item) => item.kind === 'lecture' && sharesWords(name, folded(item.title)))) return 3;
  if (sharesWords(name, folded(title))) return 3;
  const [first] = file.numbers;
  const own = facts.numbers[0] ?? number;
  if (first === undefined || own !== first) return 0;
  return file.kind === 'module' ? 2 : file.numbers.length > 1 || file.title === '' ? 1 : 0;
}

/** An attachment. It keeps its file's name, because clients save it under this name. */
export const attachmentOf = (file: SourceFile, note: OutlineNote | null = null): OutlineItem => ({
  ...{ id: file.id, kind: 'attachment', file, title: file.name, typed: null, out: false, note },
});

/** Gives files beside the modules to those with matching names; the first module gets the rest. */
export function attachAll(files: readonly SourceFile[], homes: readonly Home[]): void {
  for (const { value } of inNamedOrder(files, ({ name }) => name, true)) {
    const facts = readName(value.name, true);
    let best: Home | undefined;
    let most = 0;
    homes.forEach((home, at) => {
      const found = likeness(facts, home, at + 1);
      if (found > most) [best, most] = [home, found];
    });
    (best ?? homes[0])?.items.push(
      attachmentOf(value, best === undefined && homes.length > 1 ? 'placed' : null),
    );
  }
}
