import { inCyrillic } from './latin.ts';
import type { Outline, OutlineItem } from './types.ts';

/** A module that a programme has already. */
export interface StandingModule {
  name: string;
  /** The names of its lectures and the file names of its attachments. */
  lectures: readonly string[];
  attachments: readonly string[];
}

const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').trim();

/** A name as it is, and as it would be spelled in Cyrillic letters: the author may have taken either. */
const spellings = (name: string) => [folded(name), folded(inCyrillic(name))];

/**
 * Leaves out what a programme has already: under its name in a module of its name. A folder that grew can be given again, and only
 * what is new in it comes.
 */
export function withoutStanding(outline: Outline, standing: readonly StandingModule[]): Outline {
  const known = new Map(
    standing.map(({ name, lectures, attachments }) => [
      folded(name),
      { lecture: new Set(lectures.map(folded)), attachment: new Set(attachments.map(folded)) },
    ]),
  );
  const modules = outline.modules.map((module) => {
    const there = spellings(module.title)
      .map((name) => known.get(name))
      .find((found) => found !== undefined);
    if (there === undefined) return module;
    const judged = (item: OutlineItem): OutlineItem =>
      item.out || !spellings(item.title).some((name) => there[item.kind].has(name))
        ? item
        : { ...item, out: true, note: 'there' };
    return { ...module, items: module.items.map(judged) };
  });
  return { ...outline, modules };
}
