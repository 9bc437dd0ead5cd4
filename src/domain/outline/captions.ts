import type { Language } from '#lib/i18n/catalogue.ts';
import { readName } from './readName.ts';
import { strayCaptions } from './sort.ts';
import type { LeftOver, OutlineItem, OutlineModule, SourceFile } from './types.ts';

/** A language at the end of a name, as players and translators write it: «Сон.ru.vtt», «Сон_en». */
const language = /[\s._-]+(?:ru|rus|russian|en|eng|english|auto|cc|forced|orig)$/i;

const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').trim();

/** The name of a file without its ending. */
const stemOf = (name: string) => folded(name.replace(/\.[^.]+$/, ''));

/** What captions may be called by, the surest first: the whole name, the name without its language, what the name says. */
function namesOf({ name }: SourceFile): string[] {
  const stem = stemOf(name);
  const bare = stem.replace(language, '');
  return [stem, bare, folded(readName(`${bare}.mp4`, true).title)].filter((one) => one !== '');
}

const placeOf = ({ path }: SourceFile) => path.join('/');

/** How near captions lie to a recording: in its folder, in one within or above it, elsewhere. */
function nearness(captions: SourceFile, recording: SourceFile): number {
  const [one, other] = [placeOf(captions), placeOf(recording)];
  if (one === other) return 2;
  return one.startsWith(other) || other.startsWith(one) ? 1 : 0;
}

/** The lecture that captions belong to: of those that share their surest name, the nearest that has none yet. */
function ownerOf(file: SourceFile, lectures: readonly OutlineItem[], taken: ReadonlyMap<string, SourceFile>) {
  for (const name of namesOf(file)) {
    const same = lectures.filter((item) => stemOf(item.file.name) === name || folded(item.title) === name);
    const free = same.filter(({ id, out }) => !out && !taken.has(id));
    const [nearest] = free.toSorted((one, other) => nearness(file, other.file) - nearness(file, one.file));
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

/** «Сон.vtt» before «Сон.en.vtt», and the same order however they came. */
function shortFirst(one: SourceFile, other: SourceFile): number {
  const [here, there] = [one, other].map((file) => [...file.path, file.name].join('/'));
  return one.name.length - other.name.length || (here ?? '').localeCompare(there ?? '');
}

/** Gives captions to the lectures whose names they share. What is left belongs to none. */
export function withCaptions(
  modules: readonly OutlineModule[],
  files: readonly SourceFile[],
  words: Language,
): { modules: OutlineModule[]; strays: LeftOver[] } {
  const lectures = modules.flatMap(({ items }) => items.filter(({ kind }) => kind === 'lecture'));
  const taken = new Map<string, SourceFile>();
  const strays: LeftOver[] = [];
  for (const file of files.toSorted(shortFirst)) {
    const owner = ownerOf(file, lectures, taken);
    if (owner === undefined) strays.push({ file, reason: strayCaptions(words) });
    else taken.set(owner.id, file);
  }
  const given = (item: OutlineItem): OutlineItem => {
    const captions = taken.get(item.id);
    return captions === undefined ? item : { ...item, captions };
  };
  return { modules: modules.map((module) => ({ ...module, items: module.items.map(given) })), strays };
}
