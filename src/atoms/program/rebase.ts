import type { Module } from '#domain/course/schema.ts';
import { sameValue } from '../editor/fields.ts';
import { fieldsOfModule, type ModuleFields, type ProgramEdits } from './edits.ts';
import { sentLecture } from './find.ts';
import type { Journal } from './journal.ts';

interface Rebase {
  /** The edits that were saved. */
  saved: ProgramEdits;
  /** The edits as they are now: the author may have gone on meanwhile. */
  now: ProgramEdits;
  /** What the save has made and sent. */
  journal: Pick<Journal, 'ids' | 'steps'>;
  /** The platform's copy after the save. */
  modules: readonly Module[];
}

/**
 * What is left to be saved after a save: what the author edited while it ran, over what the platform has now and under its ids. What
 * was saved as it stands is no edit any more, even where the platform took it in its own way.
 */
export function rebased({ saved, now, journal, modules }: Rebase): ProgramEdits {
  const { ids } = journal;
  const real = (id: string) => ids[id] ?? id;
  const server = new Map(modules.map((module) => [module.id, module]));
  const named = ({ lectures, attachments, ...fields }: ModuleFields): ModuleFields => ({
    ...fields,
    lectures: lectures.map(real),
    attachments: attachments.map(real),
  });

  const left: ProgramEdits = { order: null, modules: {}, lectures: {}, attachments: {} };
  for (const [id, edit] of Object.entries(now.modules)) {
    if (sameValue(saved.modules[id], edit)) continue;
    const of = server.get(real(id));
    if (of === undefined) {
      if (edit.mine !== null && edit.base === null) left.modules[id] = { base: null, mine: named(edit.mine) };
      // The save has deleted it, and the author took that back: it is made anew.
      if (edit.mine !== null && edit.base !== null && saved.modules[id]?.mine === null)
        left.modules[id] = { base: null, mine: { ...named(edit.mine), attachments: [] } };
      continue;
    }
    const base = fieldsOfModule(of);
    const mine = edit.mine === null ? null : named(edit.mine);
    if (!sameValue(base, mine)) left.modules[of.id] = { base, mine };
  }
  // What was edited when the save began and is not any more was taken back meanwhile.
  for (const [id, edit] of Object.entries(saved.modules)) {
    const of = server.get(real(id));
    if (id in now.modules) continue;
    if (of === undefined) {
      // It was deleted, and the author wants it after all.
      if (edit.mine === null && edit.base !== null)
        left.modules[id] = { base: null, mine: { ...named(edit.base), attachments: [] } };
      continue;
    }
    const base = fieldsOfModule(of);
    const mine = edit.base === null ? null : named(edit.base);
    if (!sameValue(base, mine)) left.modules[of.id] = { base, mine };
  }

  for (const [id, edit] of Object.entries(now.lectures)) {
    const before = saved.lectures[id];
    if (sameValue(before, edit)) continue;
    // One that a cut save had made, that was taken back, and is wanted again: it is there as it was sent.
    const made = ids[id] === undefined ? edit.base : sentLecture(journal, id, edit.mine);
    const base = before === undefined ? made : before.mine;
    if (!sameValue(base, edit.mine)) left.lectures[real(id)] = { base, mine: edit.mine };
  }
  for (const [id, edit] of Object.entries(saved.lectures))
    if (!(id in now.lectures) && edit.base !== null) left.lectures[id] = { base: edit.mine, mine: edit.base };

  for (const [id, file] of Object.entries(now.attachments))
    if (ids[id] === undefined) left.attachments[id] = file;

  const theirs = modules.map(({ id }) => id);
  const mine = (now.order?.mine ?? saved.order?.base)?.map(real);
  const isSaved = sameValue(now.order, saved.order);
  if (mine !== undefined && !isSaved && !sameValue(mine, theirs)) left.order = { base: theirs, mine };
  return left;
}
