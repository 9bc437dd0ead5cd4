import { inCyrillic } from './latin.ts';
import type { Outline, OutlineItem } from './types.ts';

/** An existing module of a programme. */
export interface StandingModule {
  name: string;
  /** The names of its lectures and the file names of its attachments. */
  lectures: readonly string[];
  attachments: readonly string[];
}

const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').trim();

/** A name, and its Cyrillic transliteration: the author may have chosen either. */
const spellings = (name: string) => [folded(name), folded(inCyrillic(name))];

/**
 * Excludes items that a programme already has, by name in a module of the same name. So a folder that grew can be added again, and only its new files
 * are imported.
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
