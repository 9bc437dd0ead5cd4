import type { Language } from '#lib/i18n/catalogue.ts';
import { maxModuleLectures } from '../course/schema.ts';
import { shortestName } from '../wire.ts';
import { attachAll, attachmentOf, type Home } from './attach.ts';
import { withCaptions } from './captions.ts';
import { foldersOf, onlyRecording, othersIn, recordingsIn, type Folder } from './folders.ts';
import { inNamedOrder, isOpening, type Named } from './order.ts';
import { readName, type NameFacts } from './readName.ts';
import { isLeftover, kindOf } from './sort.ts';
import type { LeftOver, Outline, OutlineItem, OutlineModule, OutlineWords, SourceFile } from './types.ts';

interface Draft extends Home {
  id: string;
}

const titleOf = ({ title, said }: Pick<NameFacts, 'title' | 'said'>): string =>
  title === '' ? (said ?? '') : title;
/** The title of a lecture: its number if the name says nothing, and before a name that is too short. */
export const lectureTitle = (title: string, number: number, words: OutlineWords): string =>
  title.length >= shortestName
    ? title
    : [words.lecture(number), title].filter((one) => one !== '').join('. ');

const folderTitle = (name: string) => {
  const facts = readName(name, false);
  return titleOf({ ...facts, title: facts.whole ?? facts.title });
};

/** Whether a folder is one lesson with its files. */
const isLesson = (folder: Folder) => recordingsIn(folder) === 1;

/** Splits folders into modules of their own and lessons of their parent. */
function split(
  folders: readonly Folder[],
  isTop: boolean,
): { lessons: Folder[]; modules: Folder[]; rest: Folder[] } {
  const filled = folders.filter((folder) => recordingsIn(folder) > 0);
  const rest = folders.filter((folder) => recordingsIn(folder) === 0);
  const areLessons = filled.every(isLesson);
  const says = (folder: Folder) => readName(folder.name, false).kind === 'lecture';
  const lessons = filled.filter((one) => isLesson(one) && (says(one) || (areLessons && !isTop)));
  return { lessons, modules: filled.filter((one) => !lessons.includes(one)), rest };
}

/** What becomes a lecture: a recording, or a folder with one recording and its files. */
type Lesson = { file: SourceFile; folder: Folder | null };

/** The title of a recording: its folder's if that says more. */
function lessonTitle({ value, title, facts }: Named<Lesson>): string {
  const own = titleOf({ title, said: facts.said });
  if (value.folder === null) return own;
  const inner = readName(value.file.name, true);
  return title === '' && inner.title !== '' ? inner.title : own === '' ? titleOf(inner) : own;
}

/** Lessons in order, with their other files at the end. A second copy of a recording is left out. */
function itemsOf(
  files: readonly SourceFile[],
  folders: readonly Folder[],
  words: OutlineWords,
): OutlineItem[] {
  const lessons: Lesson[] = [
    ...files.map((file) => ({ file, folder: null })),
    ...folders.flatMap((folder) => {
      const file = onlyRecording(folder);
      return file === null ? [] : [{ file, folder }];
    }),
  ];
  // A folder's name has no extension to remove.
  const named = inNamedOrder(
    lessons,
    ({ file, folder }) => (folder === null ? file.name : `${folder.name}.mp4`),
    true,
  );
  const seen = new Set<string>();
  const lectures = named.map((one, at): OutlineItem => {
    const { file } = one.value;
    const title = lectureTitle(lessonTitle(one), at + 1, words);
    const mark = `${title}/${file.size}`;
    const isCopy = one.facts.isCopy && seen.has(mark);
    seen.add(mark);
    return {
      id: file.id,
      kind: 'lecture',
      file,
      title,
      typed: null,
      out: isCopy,
      note: isCopy ? 'copy' : null,
    };
  });
  const own = inNamedOrder(
    named.flatMap(({ value }) => (value.folder === null ? [] : othersIn(value.folder))),
    ({ name }) => name,
    true,
  );
  return [...lectures, ...own.map(({ value }) => attachmentOf(value))];
}

const byOrder = (folders: readonly Folder[]) => inNamedOrder(folders, ({ name }) => name, false);

/** Folders of materials, which are not modules. */
const materials =
  /^(?:доп(?:олнительные)?\s)?(?:материалы|файлы|раздат[а-я]*|презентации|субтитры|картинки|изображения|фото|документы|pdf|конспекты|рабочие тетради|чек-?листы|attachments?|files|handouts?|materials?|images|docs|subs|subtitles|captions|slides|pdfs|workbooks?|materialy|prezentacii)(?:\s|$)/iu;

/** The modules of a folder: the folder itself if it has lessons, and its subfolders that are modules. */
function draftsOf(folder: Named<Folder>, prefix: string, words: OutlineWords): Draft[] {
  const { value, facts } = folder;
  const name = titleOf({ title: folder.title, said: facts.said });
  const title = prefix === '' || name === '' ? prefix || name : `${prefix}. ${name}`;
  const { lessons, modules, rest } = split(value.folders, false);
  const items = itemsOf(value.recordings, lessons, words);
  const others = [...value.others, ...rest.flatMap(othersIn)];
  const inner = byOrder(modules).flatMap((one) => draftsOf(one, title, words));
  const hasOwn = items.length > 0 || (inner.length === 0 && others.length > 0);
  const own: Draft[] = hasOwn
    ? [{ id: `${value.name}/${items[0]?.id ?? others[0]?.id ?? ''}`, facts, title, items }]
    : [];
  const homes = [...own, ...inner];
  attachAll(others, own.length > 0 && inner.length === 0 ? own : homes);
  return homes;
}

/** The outermost meaningful folder: one that only contains another is skipped, with its name. */
function topOf(root: Folder): { top: Folder; title: string; beside: SourceFile[] } {
  let [top, title] = [root, ''];
  const beside: SourceFile[] = [];
  for (;;) {
    const filled = top.folders.filter((one) => recordingsIn(one) > 0);
    const [only] = filled;
    if (only === undefined || filled.length > 1 || top.recordings.length > 0) return { top, title, beside };
    const { lessons, modules } = split(only.folders, true);
    const name = folderTitle(only.name);
    if (lessons.length === 0 && modules.length === 0) return { top, title: name || title, beside };
    beside.push(...top.others, ...top.folders.filter((one) => one !== only).flatMap(othersIn));
    [top, title] = [only, name || title];
  }
}

const noFacts = readName('', false);

/** Recordings beside folders: a module before or after them, depending on their names. */
function looseDraft(
  files: readonly SourceFile[],
  lessons: readonly Folder[],
  { title, words, alone }: { title: string; words: OutlineWords; alone: boolean },
): { draft: Draft; isFirst: boolean } | null {
  const items = itemsOf(files, lessons, words);
  const [first] = items;
  if (first === undefined) return null;
  const facts = readName(first.file.name, true);
  const isFirst = facts.numbers[0] === 0 || isOpening(first.title);
  const name = alone ? title || words.module(1) : isFirst ? words.before : words.beside;
  return { draft: { id: `loose/${first.id}`, facts: noFacts, title: name, items }, isFirst };
}

/** A module with too many lectures continues in the next. */
export function withinLimit(
  { id, title, items }: Pick<Draft, 'id' | 'title' | 'items'>,
  at: number,
  words: OutlineWords,
): OutlineModule[] {
  const name = title || words.module(at + 1);
  const lectures = items.filter(({ kind }) => kind === 'lecture');
  const attachments = items.filter(({ kind }) => kind === 'attachment');
  const count = Math.max(1, Math.ceil(lectures.length / maxModuleLectures));
  return Array.from({ length: count }, (_, part) => ({
    id: part === 0 ? id : `${id}/${part}`,
    title: part === 0 ? name : words.part(name, part + 1),
    typed: null,
    items: [
      ...lectures.slice(part * maxModuleLectures, (part + 1) * maxModuleLectures),
      ...(part === 0 ? attachments : []),
    ],
  }));
}

/** Modules of the outermost folder, and of the recordings beside them. */
function allDrafts(root: Folder, words: OutlineWords): { title: string; drafts: Draft[] } {
  const { top, title, beside } = topOf(root);
  const { lessons, modules, rest } = split(top.folders, true);
  // Files beside lessons belong to the module; those in an unrelated folder become a module without lectures.
  const isOneModule = modules.length === 0 && recordingsIn(top) > 0;
  const isMaterials = ({ name }: Folder) => isOneModule || materials.test(folderTitle(name));
  const named = byOrder([...modules, ...rest.filter((one) => !isMaterials(one) && othersIn(one).length > 0)]);
  const drafts = named.flatMap((one) => draftsOf(one, '', words));
  const loose = looseDraft(top.recordings, lessons, { title, words, alone: drafts.length === 0 });
  if (loose !== null) drafts.splice(loose.isFirst ? 0 : drafts.length, 0, loose.draft);
  const others = [...beside, ...top.others, ...rest.filter(isMaterials).flatMap(othersIn)];
  if (drafts.length === 0 && others.length > 0)
    drafts.push({
      id: 'files',
      facts: noFacts,
      title: title || folderTitle(byOrder(rest)[0]?.name ?? '') || words.module(1),
      items: [],
    });
  attachAll(others, drafts);
  return { title, drafts };
}

/** The outline of files, by their names and folders alone. */
export function outlineOf(files: readonly SourceFile[], words: OutlineWords, language: Language): Outline {
  const notUnderstood: LeftOver[] = [];
  const taken: { file: SourceFile; isRecording: boolean }[] = [];
  const captions: SourceFile[] = [];
  for (const file of files) {
    if (isLeftover(file)) continue;
    const found = kindOf(file, language);
    if ('reason' in found) notUnderstood.push({ file, reason: found.reason });
    else if (found.kind === 'captions') captions.push(file);
    else taken.push({ file, isRecording: found.kind === 'lecture' });
  }
  const { title, drafts } = allDrafts(foldersOf(taken), words);
  const bare = drafts.flatMap((draft, at) => withinLimit(draft, at, words));
  const { modules, strays } = withCaptions(bare, captions, language);
  return { title, modules, notUnderstood: [...notUnderstood, ...strays] };
}
