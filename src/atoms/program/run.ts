import type { Module, ModuleOwner } from '#domain/course/schema.ts';
import { now } from '#lib/time/clock.ts';
import { pick } from '../draft/drafts.ts';
import { wholeBody } from '../editor/save/entity.ts';
import { fieldsByStage, noPriceYet, take, type Save } from '../editor/save/stage.ts';
import { noEdits } from './edits.ts';
import {
  heldOf,
  isOfSave,
  journalOf,
  newJournal,
  writeJournal,
  type Journal,
  type Note,
  type ToldStep,
} from './journal.ts';
import type { ProgramFields, ProgramItem } from './owner.ts';
import type { Work } from './steps/step.ts';
import { requireSameAuthor } from '../session/sameAuthor.ts';
import type { PlannedStep } from './steps/steps.ts';
import type { Teller } from './progress.ts';
import { createResolver } from './tree.ts';
import type { ProgramTree } from './types.ts';

/** The journal to continue. For a new owner it must belong to the same draft: another one has other temporary ids, or another name. */
function journalFor<Item extends ProgramItem, Fields extends ProgramFields>(
  type: ModuleOwner,
  { get, key, id, edits, state }: Save<Item, Fields>,
): Journal {
  const { name } = state.shownOf(get, key);
  const known = journalOf(get, { type, key });
  const modules = state.cachedCopy(get, id).item?.modules ?? [];
  const fresh = () => newJournal({ type, key, name, ownerId: id, startedAt: now() }, modules);
  if (known === null || !isOfSave(known)) return { ...fresh(), ids: known?.ids ?? {} };
  if (id !== null) return { ...known, ownerId: id, isDropped: false };
  const { modules: edited = {}, lectures = {} } = edits.program ?? noEdits;
  // Planned steps identify the draft as well as finished ones: the owner may have been renamed since, and found before everything else.
  const planned = known.told.flatMap(({ moduleId }) => (moduleId === null ? [] : [moduleId]));
  // Without an id the draft is still complete: discarding a draft also discards its journal.
  const isSame =
    known.ownerId === null ||
    known.name === name ||
    [...Object.keys(known.ids), ...planned].some((one) => one in edited || one in lectures);
  return isSame ? { ...known, isDropped: false } : { ...fresh(), ids: known.ids };
}

/** The shared state of a save. */
export function createRun<Item extends ProgramItem, Fields extends ProgramFields>(
  type: ModuleOwner,
  save: Save<Item, Fields>,
  tell: Teller,
) {
  const { get, set, author, key, config, state } = save;
  const edits = save.edits.program ?? noEdits;
  const isNew = save.id === null;
  const resolve = createResolver();
  let journal = journalFor(type, save);
  let wanted: ProgramTree | null = null;
  /** Writes are sequential, so that an older state never overwrites a newer one. */
  let writing: Promise<void> = Promise.resolve();

  const held = () => heldOf(journal, edits);
  const modules = (): readonly Module[] => state.cachedCopy(get, journal.ownerId).item?.modules ?? [];
  const tree = (): ProgramTree => resolve(modules(), edits, held());

  /** The owner exists. If its own fields were sent (`isSent`), they are no longer edits. */
  function settle(id: string, isSent: boolean): void {
    save.id = id;
    if (isNew) noPriceYet(save, id);
    take(save, isSent ? pick(save.edits, fieldsByStage(config).entity) : {}, id);
  }

  const work: Work = {
    get,
    set,
    type,
    entity: {
      name: () => state.shownOf(get, key).name,
      body: () => wholeBody(save),
      create: (body) => config.create(set, body),
      update: (body) => config.update(set, body),
      refresh: (id) => config.refresh(set, id),
      latest: async () => (await config.latest?.(set)) ?? [],
    },
    edits,
    modules,
    tree,
    wanted: () => (wanted ??= tree()),
    journal: () => journal,
    ref() {
      if (journal.ownerId === null) throw new Error('There is no course yet');
      return { type, id: journal.ownerId };
    },
    async adopt(id, isSent) {
      settle(id, isSent);
      await set(state.drafts.flushAtom);
    },
    async note(patch) {
      const next = { ...journal, ...patch };
      journal = next;
      writing = writing.then(() => writeJournal(get, set, next, author));
      await writing;
      // It waits for its author.
      requireSameAuthor(get, author);
    },
  };
  return {
    ...work,
    tell,
    held,
    settle,
    /** Starts again from the data just read. */
    renew(): void {
      journal = journalFor(type, save);
    },
    noteStep({ id, kind, name, moduleId, size }: PlannedStep, noted: Note['state'], print: string) {
      return { steps: { ...journal.steps, [id]: { state: noted, print, kind, name, moduleId, size } } };
    },
    /** The state of a step for the author. */
    noteTold({ id }: PlannedStep, told: ToldStep['state'], reason: string | null = null) {
      return { told: journal.told.map((step) => (step.id === id ? { ...step, state: told, reason } : step)) };
    },
  };
}
export type Run = ReturnType<typeof createRun>;
