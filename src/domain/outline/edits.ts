import { maxModuleLectures } from '../course/schema.ts';
import { inCyrillic, isLatinRussian } from './latin.ts';
import { readName } from './readName.ts';
import { mayBe } from './sort.ts';
import type { Outline, OutlineItem, OutlineKind, OutlineModule } from './types.ts';

// The author's edits of a preview. Each returns a new outline; unchanged parts are the same objects.

/** The title of an item: the typed one, else the one from its name, transliterated to Cyrillic if wanted. */
export function shownName({ title, typed }: Pick<OutlineItem, 'title' | 'typed'>, cyrillic: boolean): string {
  if (typed !== null) return typed;
  return cyrillic && isLatinRussian(title) ? inCyrillic(title) : title;
}

/** The title of a row: attachments keep their file names, without transliteration. */
export const itemName = (item: OutlineItem, cyrillic: boolean): string =>
  shownName(item, cyrillic && item.kind === 'lecture');

/** The transliteration of a title to Cyrillic; null if none is to be offered. */
export function latinExample({ modules }: Outline): string | null {
  const titles = modules.flatMap(({ title, items }) => [
    ...items.flatMap((item) => (item.kind === 'lecture' ? [item.title] : [])),
    title,
  ]);
  return titles.find(isLatinRussian) ?? null;
}

const withModules = (outline: Outline, work: (module: OutlineModule) => OutlineModule): Outline => ({
  ...outline,
  modules: outline.modules.map(work),
});

function withItems(
  outline: Outline,
  ids: ReadonlySet<string>,
  work: (item: OutlineItem) => OutlineItem,
): Outline {
  return withModules(outline, (module) =>
    module.items.some(({ id }) => ids.has(id))
      ? { ...module, items: module.items.map((item) => (ids.has(item.id) ? work(item) : item)) }
      : module,
  );
}

/** The extension of a file name, with its dot. */
const endingOf = (name: string) => /\.[^.]+$/.exec(name)?.[0] ?? '';

/** An attachment keeps its extension, which programs need to open it. */
function nameOfAttachment(item: OutlineItem, name: string): string {
  const ending = endingOf(item.file.name);
  return name.toLowerCase().endsWith(ending.toLowerCase()) ? name : `${name}${ending}`;
}

/** Renames a module, a lecture or an attachment; an empty name restores the original one. */
export function rename(outline: Outline, id: string, name: string): Outline {
  const words = name.trim();
  const typed = words === '' ? null : words.slice(0, 120);
  const named = withItems(outline, new Set([id]), (item) => ({
    ...item,
    typed: typed !== null && item.kind === 'attachment' ? nameOfAttachment(item, typed) : typed,
  }));
  return withModules(named, (module) => (module.id === id ? { ...module, typed } : module));
}

/** Excludes items, or includes them again. */
export const leaveOut = (outline: Outline, ids: readonly string[], out: boolean): Outline =>
  withItems(outline, new Set(ids), (item) => ({ ...item, out }));

/** The other kind that an item may become; null if there is none. */
export function otherKind({ kind, file }: OutlineItem): OutlineKind | null {
  const other = kind === 'lecture' ? 'attachment' : 'lecture';
  return mayBe(file, other) ? other : null;
}

/** Attachments come after the lectures of their module. */
const lecturesFirst = (items: readonly OutlineItem[]): OutlineItem[] => [
  ...items.filter(({ kind }) => kind === 'lecture'),
  ...items.filter(({ kind }) => kind === 'attachment'),
];

/** Turns a lecture into an attachment, and the reverse. */
export function changeKind(outline: Outline, id: string): Outline {
  const changed = withItems(outline, new Set([id]), (item) => {
    const kind = otherKind(item);
    if (kind === null) return item;
    const { title, whole } = readName(item.file.name, true);
    const name = kind === 'lecture' ? (whole ?? title) || item.file.name : item.file.name;
    return { ...item, kind, title: name, typed: null };
  });
  return withModules(changed, (module) =>
    module.items.some((item) => item.id === id) ? { ...module, items: lecturesFirst(module.items) } : module,
  );
}

const lecturesOf = (items: readonly OutlineItem[]) => items.filter(({ kind }) => kind === 'lecture').length;

/** Whether a module has room for more items: it has at most a hundred lectures. */
export function hasRoom({ modules }: Pick<Outline, 'modules'>, ids: readonly string[], to: string): boolean {
  const [home, others] = [
    modules.filter(({ id }) => id === to).flatMap(({ items }) => items),
    modules.filter(({ id }) => id !== to).flatMap(({ items }) => items.filter((one) => ids.includes(one.id))),
  ];
  return lecturesOf(others) === 0 || lecturesOf(home) + lecturesOf(others) <= maxModuleLectures;
}

/** Whether a module may be merged into the previous one. */
export function canJoin({ modules }: Outline, id: string): boolean {
  const at = modules.findIndex((module) => module.id === id);
  const [former, module] = [modules[at - 1], modules[at]];
  if (former === undefined || module === undefined) return false;
  return lecturesOf(former.items) + lecturesOf(module.items) <= maxModuleLectures;
}

/** Moves modules before the one at a position, counted after their removal. */
export function moveModules(outline: Outline, ids: readonly string[], index: number): Outline {
  const moved = outline.modules.filter(({ id }) => ids.includes(id));
  const rest = outline.modules.filter(({ id }) => !ids.includes(id));
  return { ...outline, modules: rest.toSpliced(index, 0, ...moved) };
}

/** Moves items into a module, before the one at a position, counted after their removal. */
export function moveItems(outline: Outline, ids: readonly string[], to: string, index: number): Outline {
  const moved = outline.modules.flatMap(({ items }) => items.filter(({ id }) => ids.includes(id)));
  return withModules(outline, (module) => {
    const rest = module.items.filter(({ id }) => !ids.includes(id));
    if (module.id === to) return { ...module, items: lecturesFirst(rest.toSpliced(index, 0, ...moved)) };
    return rest.length < module.items.length ? { ...module, items: rest } : module;
  });
}

/** Merges a module into the previous one. */
export function joinToFormer(outline: Outline, id: string): Outline {
  const at = outline.modules.findIndex((module) => module.id === id);
  const [former, module] = [outline.modules[at - 1], outline.modules[at]];
  if (former === undefined || module === undefined || !canJoin(outline, id)) return outline;
  const joined = { ...former, items: lecturesFirst([...former.items, ...module.items]) };
  return { ...outline, modules: outline.modules.toSpliced(at - 1, 2, joined) };
}

/** Begins a new module with a lecture and those after it. */
export function splitAt(outline: Outline, itemId: string, title: string): Outline {
  const at = outline.modules.findIndex(({ items }) => items.some(({ id }) => id === itemId));
  const module = outline.modules[at];
  if (module === undefined) return outline;
  const place = module.items.findIndex(({ id }) => id === itemId);
  const begun: OutlineModule = {
    ...{ id: `${module.id}/${itemId}`, title, typed: null },
    items: module.items.slice(place),
  };
  const left = { ...module, items: module.items.slice(0, place) };
  return { ...outline, modules: outline.modules.toSpliced(at, 1, left, begun) };
}

/** The totals of an outline. */
interface OutlineTotals {
  modules: number;
  lectures: number;
  attachments: number;
  /** The size of everything that is not excluded. */
  bytes: number;
}

/** The totals without excluded items. A module with nothing left does not count. */
export function totalsOf({ modules }: Pick<Outline, 'modules'>): OutlineTotals {
  const isMade = ({ kept, items }: OutlineModule) => kept === true || items.some(({ out }) => !out);
  const all = modules.flatMap(({ items }) => items.filter(({ out }) => !out));
  return {
    modules: modules.filter(isMade).length,
    lectures: all.filter(({ kind }) => kind === 'lecture').length,
    attachments: all.filter(({ kind }) => kind === 'attachment').length,
    bytes: all.reduce((sum, { file }) => sum + file.size, 0),
  };
}
