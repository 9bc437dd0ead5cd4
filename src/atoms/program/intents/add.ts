import { atom } from 'jotai';
import type { Lecture } from '#domain/lecture/schema.ts';
import { seeLecturesAtom } from '../facts.ts';
import * as moves from '../moves.ts';
import { queueFilesAtom } from '../uploads.ts';
import { draftLecture, draftModule, fileOf, fitting, nameOfFile } from './drafts.ts';
import type { InModule, InProgram, Tools } from './tools.ts';

/** Intents that add modules and lectures. */
export const createAdding = ({ type, treeOf, change }: Tools) => ({
  /** Adds a module before the one at `at` (from 0), by default last. Returns its temporary id. */
  addModuleAtom: atom(
    null,
    (
      get,
      set,
      { key, at, ...fields }: InProgram & { at?: number; name?: string; dayOffset?: number | null },
    ): string => {
      const module = draftModule(fields);
      change(get, set, { key, work: (tree) => moves.addModule(tree, module, at) });
      return module.id;
    },
  ),

  /** Adds a new lecture. Returns its temporary id; null if the module is full. */
  addLectureAtom: atom(
    null,
    (get, set, { key, moduleId, at, name = '' }: InModule & { name?: string }): string | null => {
      const lecture = draftLecture({ name });
      if (fitting(treeOf(get, key), moduleId, [lecture.id]).length === 0) return null;
      change(get, set, { key, work: (tree) => moves.addLectures(tree, moduleId, [lecture], at) });
      return lecture.id;
    },
  ),

  /** Adds catalogue lectures to a module. Returns the ids of the added ones; the others were there already. */
  addExistingLecturesAtom: atom(
    null,
    (get, set, { key, moduleId, lectures, at }: InModule & { lectures: Lecture[] }): string[] => {
      set(seeLecturesAtom, lectures);
      const found = lectures.map(({ id }) => id);
      const ids = fitting(treeOf(get, key), moduleId, found);
      change(get, set, { key, work: (tree) => moves.putLectures(tree, moduleId, ids, at) });
      return ids;
    },
  ),

  /** Files dropped on a module: each becomes a draft lecture named after the file, and its upload starts at once. */
  addFilesAtom: atom(
    null,
    (get, set, { key, moduleId, files, at }: InModule & { files: readonly File[] }): string[] => {
      const made = files.map((file) => ({
        file,
        lecture: draftLecture({ name: nameOfFile(file.name), file: fileOf(file) }),
      }));
      const drafts = made.map(({ lecture }) => lecture.id);
      const ids = fitting(treeOf(get, key), moduleId, drafts);
      const taken = made.filter(({ lecture }) => ids.includes(lecture.id));
      const lectures = taken.map(({ lecture }) => lecture);
      change(get, set, { key, work: (tree) => moves.addLectures(tree, moduleId, lectures, at) });
      const sent = taken.map(({ file, lecture }) => ({ itemId: lecture.id, file }));
      set(queueFilesAtom, { owner: type, key, kind: 'courseLecture', files: sent });
      return ids;
    },
  ),
});
