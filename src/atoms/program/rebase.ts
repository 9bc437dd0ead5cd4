import type { Module } from '#domain/course/schema.ts';
import { sameValue } from '../editor/fields.ts';
import { fieldsOfModule, type ModuleFields, type ProgramEdits } from './edits.ts';
import { sentLecture } from './find.ts';
import type { Journal } from './journal.ts';

interface Rebase {
  /** The edits at the start of the save. */
  saved: ProgramEdits;
  /** The current edits: the author may have continued meanwhile. */
  now: ProgramEdits;
  /** What the save has created and sent. */
  journal: Pick<Journal, 'ids' | 'steps'>;
  /** The platform's copy after the save. */
  modules: readonly Module[];
}

/**
 * The remaining edits after a save: those made while it ran, based on the platform's new copy and with its ids. An edit saved unchanged is none any
 * more, even if the platform changed the value.
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
      // The save has deleted it, and the author restored it: it is created again.
      if (edit.mine !== null && edit.base !== null && saved.modules[id]?.mine === null)
        left.modules[id] = { base: null, mine: { ...named(edit.mine), attachments: [] } };
      continue;
    }
    const base = fieldsOfModule(of);
    const mine = edit.mine === null ? null : named(edit.mine);
    if (!sameValue(base, mine)) left.modules[of.id] = { base, mine };
  }
  // An edit that existed at the start and not now was reverted meanwhile.
  for (const [id, edit] of Object.entries(saved.modules)) {
    const of = server.get(real(id));
    if (id in now.modules) continue;
    if (of === undefined) {
      // It was deleted, and the author has restored it.
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
    // An interrupted save had created it, it was deleted, and is wanted again: it is there as it was sent.
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
