import type { Language } from '#lib/i18n/catalogue.ts';
import { languageOfName } from '../captions/languageOfName.ts';
import { workLanguages } from '#lib/text/languages.ts';
import { readName } from './readName.ts';
import { strayCaptions } from './sort.ts';
import type { LeftOver, OutlineItem, OutlineModule, SourceFile } from './types.ts';

/** Other words of players and translators at the end of a name: «Сон.cc.vtt», «Сон_auto». */
const more = /[\s._-]+(?:auto|cc|forced|orig)$/i;

const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е').trim();

/** The name of a file without its extension. */
const stemOf = (name: string) => folded(name.replace(/\.[^.]+$/, ''));

/** Possible names of captions, best match first: the whole name, the name without its language, its title. */
function namesOf({ name }: SourceFile): string[] {
  const stem = stemOf(name);
  const bare = (languageOfName(name) === null ? stem : stem.replace(/[\s._-]+[a-z]+$/i, '')).replace(
    more,
    '',
  );
  return [stem, bare, folded(readName(`${bare}.mp4`, true).title)].filter((one) => one !== '');
}

const placeOf = ({ path }: SourceFile) => path.join('/');

/** The distance of captions to a recording: in its folder, in one within or above it, elsewhere. */
function nearness(captions: SourceFile, recording: SourceFile): number {
  const [one, other] = [placeOf(captions), placeOf(recording)];
  if (one === other) return 2;
  return one.startsWith(other) || other.startsWith(one) ? 1 : 0;
}

/** The lecture that captions belong to: among those with the best-matching name, the nearest one that still lacks them. */
function ownerOf(
  file: SourceFile,
  lectures: readonly OutlineItem[],
  hasPlace: (item: OutlineItem) => boolean,
) {
  for (const name of namesOf(file)) {
    const same = lectures.filter((item) => stemOf(item.file.name) === name || folded(item.title) === name);
    const free = same.filter((item) => !item.out && hasPlace(item));
    const [nearest] = free.toSorted((one, other) => nearness(file, other.file) - nearness(file, one.file));
    if (nearest !== undefined) return nearest;
  }
  return undefined;
}

/** The rank of a file's language: an unknown one first, then those that authors work in. */
const rank = ({ name }: SourceFile) => {
  const told = languageOfName(name);
  return told === null ? 0 : 1 + workLanguages.findIndex((code) => code === told);
};

/** «Сон.vtt» before «Сон.ru.vtt» before «Сон.en.vtt», whatever the order of the input. */
function shortFirst(one: SourceFile, other: SourceFile): number {
  const [here, there] = [one, other].map((file) => [...file.path, file.name].join('/'));
  return (
    rank(one) - rank(other) || one.name.length - other.name.length || (here ?? '').localeCompare(there ?? '')
  );
}

/** Gives captions to the lectures with the same names. Returns the rest. */
export function withCaptions(
  modules: readonly OutlineModule[],
  files: readonly SourceFile[],
  words: Language,
): { modules: OutlineModule[]; strays: LeftOver[] } {
  const lectures = modules.flatMap(({ items }) => items.filter(({ kind }) => kind === 'lecture'));
  const taken = new Map<string, SourceFile[]>();
  const strays: LeftOver[] = [];
  for (const file of files.toSorted(shortFirst)) {
    const language = languageOfName(file.name);
    const isFree = ({ id }: OutlineItem) => !taken.has(id);
    const hasNone = ({ id }: OutlineItem) =>
      language !== null && taken.get(id)?.every(({ name }) => languageOfName(name) !== language) === true;
    const owner = ownerOf(file, lectures, isFree) ?? ownerOf(file, lectures, hasNone);
    if (owner === undefined) strays.push({ file, reason: strayCaptions(words) });
    else taken.set(owner.id, [...(taken.get(owner.id) ?? []), file]);
  }
  const given = (item: OutlineItem): OutlineItem => {
    const [captions, ...moreCaptions] = taken.get(item.id) ?? [];
    if (captions === undefined) return item;
    return { ...item, captions, ...(moreCaptions.length > 0 && { moreCaptions }) };
  };
  return { modules: modules.map((module) => ({ ...module, items: module.items.map(given) })), strays };
}
