import type { Module } from '#domain/course/schema.ts';
import { now } from '#lib/clock.ts';
import type { OwnSave } from '../editor/config.ts';
import { noEdits } from './edits.ts';
import {
  heldOf,
  journalOf,
  newJournal,
  writeJournal,
  type Journal,
  type Note,
  type ToldStep,
} from './journal.ts';
import type { ProgramFields, SavedOwner } from './owner.ts';
import type { Work } from './steps/step.ts';
import type { PlannedStep } from './steps/steps.ts';
import type { Teller } from './progress.ts';
import { createResolver } from './tree.ts';
import type { ProgramTree } from './types.ts';

/** The journal to go on with. For what is new it must be of the same draft: another one has other ids, or another name. */
function journalFor<Fields extends ProgramFields>(owner: SavedOwner<Fields>, at: OwnSave<Fields>): Journal {
  const { get, key, id } = at;
  const name = at.current().name;
  const known = journalOf(get, { type: owner.type, key });
  const fresh = () =>
    newJournal(
      { type: owner.type, key, name, ownerId: id, startedAt: now() },
      id === null ? [] : owner.modulesOf(get, id),
    );
  if (known === null) return fresh();
  if (id !== null) return { ...known, ownerId: id, isDropped: false };
  const { modules = {}, lectures = {} } = at.edits.program ?? noEdits;
  // Without an id its draft is still whole: whoever discards a draft discards its journal.
  const isSame =
    known.ownerId === null ||
    known.name === name ||
    Object.keys(known.ids).some((one) => one in modules || one in lectures);
  return isSame ? { ...known, isDropped: false } : { ...fresh(), ids: known.ids };
}

/** What one save shares between its steps. */
export function createRun<Fields extends ProgramFields>(
  owner: SavedOwner<Fields>,
  at: OwnSave<Fields>,
  tell: Teller,
) {
  const { get, set } = at;
  const edits = at.edits.program ?? noEdits;
  const resolve = createResolver();
  let journal = journalFor(owner, at);
  let wanted: ProgramTree | null = null;
  /** Writes follow one another, so that an older state never lands on a newer one. */
  let writing: Promise<void> = Promise.resolve();

  const held = () => heldOf(journal, edits);
  const modules = (): readonly Module[] =>
    journal.ownerId === null ? [] : owner.modulesOf(get, journal.ownerId);
  const tree = (): ProgramTree => resolve(modules(), edits, held());

  const work: Work = {
    get,
    set,
    type: owner.type,
    entity: at.entity,
    edits,
    modules,
    tree,
    wanted: () => (wanted ??= tree()),
    ownName: () => at.current().name,
    journal: () => journal,
    ref() {
      if (journal.ownerId === null) throw new Error('There is no course yet');
      return { type: owner.type, id: journal.ownerId };
    },
    async adopt(id, isSent) {
      at.settle(id, isSent);
      await at.flush();
    },
    async note(patch) {
      const next = { ...journal, ...patch };
      journal = next;
      writing = writing.then(() => writeJournal(get, set, next));
      await writing;
    },
  };
  return {
    ...work,
    owner,
    at,
    tell,
    held,
    /** Begins anew, from what has just been read. */
    renew(): void {
      journal = journalFor(owner, at);
    },
    noteStep({ id, kind, name, moduleId, size }: PlannedStep, state: Note['state'], print: string) {
      return { steps: { ...journal.steps, [id]: { state, print, kind, name, moduleId, size } } };
    },
    /** How a step stands for the author. */
    noteTold({ id }: PlannedStep, state: ToldStep['state'], reason: string | null = null) {
      return { told: journal.told.map((step) => (step.id === id ? { ...step, state, reason } : step)) };
    },
  };
}
export type Run<Fields extends ProgramFields> = ReturnType<typeof createRun<Fields>>;
