import { atom, type Getter, type Setter } from 'jotai';
import { errorWords } from '#api/api-error.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { maxModuleLectures, type ModuleOwner } from '#domain/course/schema.ts';
import { attachmentProblems, tellingBytes } from '#domain/upload/rules.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { languageAtom } from '../ui/language.ts';
import type { LectureEdit } from './edits.ts';
import { seeLecturesAtom } from './facts.ts';
import * as moves from './moves.ts';
import type { ProgramFields, ProgramItem } from './owner.ts';
import type { createRows } from './rows.ts';
import type { Change, TreeState } from './treeState.ts';
import type {
  LectureRow,
  ProgramLecture,
  ProgramModule,
  ProgramNode,
  ProgramTree,
  RefusedFile,
} from './types.ts';
import { keepAttachmentFileAtom, sendLectureFileAtom } from './uploads.ts';

const messages = defineMessages({
  ru: {
    copy: (name: string) => (name === '' ? '' : `${name}\u00A0— копия`),
  },
  en: { copy: (name: string) => (name === '' ? '' : `${name} (copy)`) },
});

const newId = () => crypto.randomUUID();

/** The name of a lecture that a file becomes: without its ending, and spaces for what stands in their place. */
export function nameOfFile(fileName: string): string {
  const stem = fileName.replace(/\.[^.]{1,8}$/, '');
  return (stem === '' ? fileName : stem).replaceAll('_', ' ').trim().slice(0, 120);
}

interface InProgram {
  /** The key of the owner. */
  key: string;
}

const draftModule = (patch: Partial<ProgramModule>): ProgramModule => ({
  id: newId(),
  isDraft: true,
  orderNumber: 0,
  name: '',
  description: '',
  dayOffset: null,
  lectures: [],
  attachments: [],
  ...patch,
});

const draftLecture = (patch: Partial<ProgramLecture>): ProgramLecture => ({
  id: newId(),
  isDraft: true,
  name: '',
  description: '',
  streamID: null,
  durationSec: null,
  file: null,
  ...patch,
});

/** A new lecture with the texts and media of another. */
const copyOf = ({ description, streamID, durationSec }: LectureRow, name: string): ProgramLecture =>
  draftLecture({ name, description, streamID, durationSec });

/** Ids that still fit into a module. */
function fitting(tree: ProgramTree, moduleId: string, ids: readonly string[]): string[] {
  const standing = new Set(tree.modules[moduleId]?.lectures ?? []);
  const fresh = [...new Set(ids)].filter((id) => !standing.has(id));
  return fresh.slice(0, Math.max(0, maxModuleLectures - standing.size));
}

/** What an author does to a programme. Each is one step of undo; a removal needs no other way back. */
export function createIntents<Item extends ProgramItem, Fields extends ProgramFields>(
  type: ModuleOwner,
  { treeOf, change, originOf }: TreeState<Item, Fields>,
  { lectureAtom }: Pick<ReturnType<typeof createRows<Item, Fields>>, 'lectureAtom'>,
) {
  const edit = (get: Getter, set: Setter, key: string, work: Change['work']) =>
    change(get, set, { key, work });

  /** The lecture as the author sees it, with what the catalogue says of it. */
  const shownLecture = (get: Getter, key: string, id: string): LectureRow => get(lectureAtom({ key, id }));

  const addModuleAtom = atom(
    null,
    (
      get,
      set,
      {
        key,
        at,
        ...fields
      }: InProgram & { at?: number } & Partial<Pick<ProgramModule, 'name' | 'dayOffset'>>,
    ): string => {
      const module = draftModule(fields);
      edit(get, set, key, (tree) => moves.addModule(tree, module, at));
      return module.id;
    },
  );

  const addLectureAtom = atom(
    null,
    (
      get,
      set,
      { key, moduleId, at, name = '' }: InProgram & { moduleId: string; at?: number; name?: string },
    ): string | null => {
      const lecture = draftLecture({ name });
      if (fitting(treeOf(get, key), moduleId, [lecture.id]).length === 0) return null;
      edit(get, set, key, (tree) => moves.addLectures(tree, moduleId, [lecture], at));
      return lecture.id;
    },
  );

  const addExistingLecturesAtom = atom(
    null,
    (
      get,
      set,
      { key, moduleId, lectures, at }: InProgram & { moduleId: string; lectures: Lecture[]; at?: number },
    ): string[] => {
      set(seeLecturesAtom, lectures);
      const ids = fitting(
        treeOf(get, key),
        moduleId,
        lectures.map(({ id }) => id),
      );
      edit(get, set, key, (tree) => moves.putLectures(tree, moduleId, ids, at));
      return ids;
    },
  );

  const addFilesAtom = atom(
    null,
    (
      get,
      set,
      { key, moduleId, files, at }: InProgram & { moduleId: string; files: readonly File[]; at?: number },
    ): string[] => {
      const made = files.map((file) => ({
        file,
        lecture: draftLecture({
          name: nameOfFile(file.name),
          file: { fileName: file.name, size: file.size, mime: file.type },
        }),
      }));
      const ids = new Set(
        fitting(
          treeOf(get, key),
          moduleId,
          made.map(({ lecture }) => lecture.id),
        ),
      );
      const taken = made.filter(({ lecture }) => ids.has(lecture.id));
      const lectures = taken.map(({ lecture }) => lecture);
      edit(get, set, key, (tree) => moves.addLectures(tree, moduleId, lectures, at));
      for (const { file, lecture } of taken)
        set(sendLectureFileAtom, { owner: type, key, itemId: lecture.id, file });
      return [...ids];
    },
  );

  /** Reads what tells the kind of a file, so that one which a module does not take is refused before anything is sent. */
  async function refusalOf(get: Getter, file: File): Promise<string | null> {
    const head = new Uint8Array(await file.slice(0, tellingBytes).arrayBuffer());
    const problems = attachmentProblems({ fileName: file.name, size: file.size, head }, get(languageAtom));
    return Object.values(problems)[0] ?? null;
  }

  const addAttachmentsAtom = atom(
    null,
    async (
      get,
      set,
      { key, moduleId, files }: InProgram & { moduleId: string; files: readonly File[] },
    ): Promise<{ ids: string[]; refused: RefusedFile[] }> => {
      const judged = await Promise.all(
        files.map(async (file) => ({
          file,
          reason: await refusalOf(get, file).catch((error: unknown) => errorWords(error, get(languageAtom))),
        })),
      );
      const refused = judged.flatMap(({ file, reason }) =>
        reason === null ? [] : [{ fileName: file.name, reason }],
      );
      const taken = judged.flatMap(({ file, reason }) => (reason === null ? [{ id: newId(), file }] : []));
      const drafts = taken.map(({ id, file }) => ({
        id,
        isDraft: true,
        fileName: file.name,
        size: file.size,
        mime: file.type,
        url: '',
      }));
      for (const { id, file } of taken) set(keepAttachmentFileAtom, { owner: type, key, itemId: id, file });
      edit(get, set, key, (tree) => moves.addAttachments(tree, moduleId, drafts));
      return { ids: taken.map(({ id }) => id), refused };
    },
  );

  /** Puts an edit of a lecture into the draft, over what the catalogue has. */
  const editLectureAtom = atom(
    null,
    (
      get,
      set,
      {
        key,
        id,
        patch,
      }: InProgram & { id: string; patch: Partial<Pick<ProgramLecture, 'name' | 'description' | 'file'>> },
    ): void => {
      const known = originOf(get, key).edits.lectures[id];
      const { status, name, description, streamID, durationSec, file } = shownLecture(get, key, id);
      // What the catalogue has must be known first: nothing blank may be saved over it.
      if (status !== 'ready') return;
      const base: LectureEdit['base'] =
        known === undefined ? { name, description, streamID, durationSec, file } : known.base;
      const work = (tree: ProgramTree): ProgramTree => {
        const own = { id, isDraft: base === null, name, description, streamID, durationSec, file };
        return { ...tree, lectures: { ...tree.lectures, [id]: { ...own, ...tree.lectures[id], ...patch } } };
      };
      change(get, set, { key, work, catalogue: { [id]: base }, part: `${id}/${Object.keys(patch).join()}` });
    },
  );

  const editModuleAtom = atom(
    null,
    (
      get,
      set,
      {
        key,
        id,
        patch,
      }: InProgram & {
        id: string;
        patch: Partial<Pick<ProgramModule, 'name' | 'description' | 'dayOffset'>>;
      },
    ): void => {
      const work = (tree: ProgramTree) => moves.withModule(tree, id, patch);
      change(get, set, { key, work, part: `${id}/${Object.keys(patch).join()}` });
    },
  );

  return {
    /** Adds a module before the one at `at` (from 0), last without a place. Answers its temporary id. */
    addModuleAtom,
    /** Adds a new lecture in place. Answers its temporary id; null where the module is full. */
    addLectureAtom,
    /** Puts lectures of the catalogue into a module. Answers the ids of those that came; the others stood there already. */
    addExistingLecturesAtom,
    /** Files dropped on a module: each becomes a draft lecture with the file's name, and is on its way at once. */
    addFilesAtom,
    /** Files that clients download. They go with the save; what a module does not take is refused at once, with why. */
    addAttachmentsAtom,
    /** Changes texts of a lecture, a draft or one of the catalogue: it changes wherever it stands. */
    editLectureAtom,
    /** Changes texts or the day of a module. */
    editModuleAtom,

    /** Gives a lecture another file, which is on its way at once. */
    setLectureFileAtom: atom(
      null,
      (get, set, { key, id, file }: InProgram & { id: string; file: File }): void => {
        const { name } = shownLecture(get, key, id);
        set(editLectureAtom, {
          key,
          id,
          patch: {
            file: { fileName: file.name, size: file.size, mime: file.type },
            ...(name === '' && { name: nameOfFile(file.name) }),
          },
        });
        set(sendLectureFileAtom, { owner: type, key, itemId: id, file });
      },
    ),

    /** Gives a draft attachment its file again, where the page was reloaded before it had left. */
    setAttachmentFileAtom: atom(
      null,
      (_get, set, { key, id, file }: InProgram & { id: string; file: File }) =>
        set(keepAttachmentFileAtom, { owner: type, key, itemId: id, file }),
    ),

    /** Renames a module or a lecture. */
    renameAtom: atom(
      null,
      (_get, set, { key, node, name }: InProgram & { node: ProgramNode; name: string }) => {
        if (node.type === 'module') set(editModuleAtom, { key, id: node.id, patch: { name } });
        if (node.type === 'lecture') set(editLectureAtom, { key, id: node.id, patch: { name } });
      },
    ),

    /** Moves modules, in the order of the tree, before the one at `at` now. */
    moveModulesAtom: atom(
      null,
      (get, set, { key, ids, at }: InProgram & { ids: readonly string[]; at: number }) =>
        edit(get, set, key, (tree) => moves.moveModules(tree, ids, at)),
    ),

    /**
     * Moves lectures within a module or into another, in the order of the tree, before the one at `at` now; last without a
     * place. Answers false where the module cannot hold so many: nothing moves then.
     */
    moveLecturesAtom: atom(
      null,
      (
        get,
        set,
        {
          key,
          places,
          to,
          at,
        }: InProgram & { places: readonly moves.LecturePlace[]; to: string; at?: number },
      ): boolean => {
        const foreign = places.filter(({ moduleId }) => moduleId !== to).map(({ id }) => id);
        const tree = treeOf(get, key);
        const standing = new Set(tree.modules[to]?.lectures ?? []);
        const fresh = new Set(foreign.filter((id) => !standing.has(id)));
        if (standing.size + fresh.size > maxModuleLectures) return false;
        edit(get, set, key, (now) => moves.moveLectures(now, places, to, at));
        return true;
      },
    ),

    /** Moves draft attachments into another module. Those that the platform has stay: it has no call that moves a file. */
    moveAttachmentsAtom: atom(
      null,
      (get, set, { key, ids, to }: InProgram & { ids: readonly string[]; to: string }) =>
        edit(get, set, key, (tree) => moves.moveAttachments(tree, ids, to)),
    ),

    /** Takes things out. Lectures of the catalogue stay the author's; «Отменить» is `undo` of the editor. */
    removeAtom: atom(null, (get, set, { key, nodes }: InProgram & { nodes: readonly ProgramNode[] }) =>
      edit(get, set, key, (tree) => moves.removeNodes(tree, nodes)),
    ),

    /**
     * Copies a module with its lectures and its draft files, or a lecture into a new one with the same media, and puts it after
     * the original. Answers the id of the copy; null where there is nothing to copy, or no room.
     */
    duplicateAtom: atom(null, (get, set, { key, node }: InProgram & { node: ProgramNode }): string | null => {
      const tree = treeOf(get, key);
      const words = messages[get(languageAtom)];
      if (node.type === 'module') {
        const module = tree.modules[node.id];
        if (module === undefined) return null;
        const drafts = module.lectures.flatMap((id) => {
          const lecture = tree.lectures[id];
          return lecture?.isDraft
            ? [
                {
                  from: id,
                  // A file on its way is on its way to the original alone.
                  lecture: copyOf(shownLecture(get, key, id), lecture.name),
                },
              ]
            : [];
        });
        const named = new Map(drafts.map(({ from, lecture }) => [from, lecture.id]));
        const copy = draftModule({
          name: words.copy(module.name),
          description: module.description,
          dayOffset: module.dayOffset,
          lectures: module.lectures.map((id) => named.get(id) ?? id),
        });
        edit(get, set, key, (now) => {
          const lectures = { ...now.lectures };
          for (const { lecture } of drafts) lectures[lecture.id] = lecture;
          return moves.addModule({ ...now, lectures }, copy, tree.order.indexOf(node.id) + 1);
        });
        return copy.id;
      }
      if (node.type === 'attachment') return null;
      const module = tree.modules[node.moduleId];
      const from = shownLecture(get, key, node.id);
      const copy = copyOf(from, words.copy(from.name));
      if (module === undefined || fitting(tree, module.id, [copy.id]).length === 0) return null;
      edit(get, set, key, (now) =>
        moves.addLectures(now, module.id, [copy], module.lectures.indexOf(node.id) + 1),
      );
      return copy.id;
    }),

    /** Sets the day that modules open on. */
    setDayOffsetAtom: atom(
      null,
      (get, set, { key, ids, day }: InProgram & { ids: readonly string[]; day: number | null }) =>
        edit(get, set, key, (tree) =>
          ids.reduce((now, id) => moves.withModule(now, id, { dayOffset: day }), tree),
        ),
    ),

    /** Spreads the days of all modules: the first on `from`, each next one `step` days later. */
    spreadDaysAtom: atom(null, (get, set, { key, from, step }: InProgram & { from: number; step: number }) =>
      edit(get, set, key, (tree) =>
        tree.order.reduce(
          (now, id, at) => moves.withModule(now, id, { dayOffset: Math.min(365, from + at * step) }),
          tree,
        ),
      ),
    ),
  };
}
