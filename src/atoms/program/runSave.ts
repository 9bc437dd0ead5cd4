import { ApiError, asApiError } from '#api/api-error.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { deviceAtom } from '../device.ts';
import type { Difference } from '../editor/fields.ts';
import { findConflicts } from '../editor/save/conflicts.ts';
import type { ProgramSave, Save } from '../editor/save/stage.ts';
import { authorAtom } from '../session/session.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { conflictsOf } from './conflicts.ts';
import { doStep } from './doStep.ts';
import { noEdits, takenBack } from './edits.ts';
import {
  closeJournal,
  forgetJournalAtom,
  isOfSave,
  journalOf,
  loadJournalsAtom,
  removeJournal,
} from './journal.ts';
import type { ProgramFields, ProgramItem, SavedOwner } from './owner.ts';
import { planOf } from './plan.ts';
import { programProblems } from './problems.ts';
import { createTeller, type Teller } from './progress.ts';
import { rebased } from './rebase.ts';
import { createRun, type Run } from './run.ts';
import { inSchedule } from './schedule.ts';
import { steps, type PlannedStep } from './steps/steps.ts';
import { stepKinds } from './types.ts';
import { followEditsAtom } from './follow.ts';
import { forgetStreamsAtom, loadStreamsAtom, stopFilesAtom, streamsAtom } from './uploads.ts';

const messages = defineMessages({
  ru: { elsewhere: 'Уже сохраняется в\u00A0другой вкладке. Дождитесь её и\u00A0повторите.' },
  en: { elsewhere: 'It is being saved in another tab. Wait for it and try again.' },
});

function plan(run: Run): PlannedStep[] {
  const { get, edits } = run;
  const journal = run.journal();
  return planOf({
    isNew: journal.ownerId === null,
    name: run.entity.name(),
    modules: run.modules(),
    tree: run.wanted(),
    edits,
    held: run.held(),
    streams: get(streamsAtom),
    sent: (id) => {
      const note = journal.steps[id];
      return note === undefined || note.state === 'failed' ? null : note.print;
    },
  });
}

/** Everything is on the platform: the draft keeps edits made meanwhile, with the platform's ids. */
async function finish<Item extends ProgramItem, Fields extends ProgramFields>(
  { type, patchOf }: SavedOwner<Fields>,
  { get, set, author, key, state: { drafts, shownOf, steps: history } }: Save<Item, Fields>,
  run: Run,
): Promise<void> {
  run.settle(run.ref().id, true);
  if (!run.journal().isThrough) await run.note({ isThrough: true });
  const now = shownOf(get, key).program;
  const left = rebased({ saved: run.edits, now, journal: run.journal(), modules: run.modules() });
  const { draft } = drafts.slotOf(get, key);
  // The journal maps the draft's ids: an edit in between would refer to unknown ids.
  set(forgetJournalAtom, { type, key }, (change) => {
    if (draft !== null)
      change(drafts.setAtom, { key, draft: { ...draft, fields: { ...draft.fields, ...patchOf(left) } } });
  });
  // Saved changes cannot be undone by Ctrl+Z.
  set(history.forgetAtom, key);
  await set(drafts.flushAtom);
  await closeJournal(get, set, run.journal(), author);
  const isKept = (id: string) => id in left.lectures || id in left.attachments;
  await set(
    forgetStreamsAtom,
    Object.keys(run.edits.lectures).filter((id) => !isKept(id)),
  );
  set(
    stopFilesAtom,
    ({ owner: of, draftKey, itemId = '' }) => of === type && draftKey === key && !isKept(itemId),
  );
}

/** Whether anything but texts of lectures is to be saved: only then changes by somebody else could conflict. */
function needsReading<Fields extends ProgramFields>(edits: Partial<Fields>, isCut: boolean): boolean {
  const { order, modules = {}, lectures = {} } = edits.program ?? noEdits;
  const isOnlyLectures =
    order == null &&
    Object.keys(modules).length === 0 &&
    Object.values(lectures).every(({ base }) => base !== null);
  const own = Object.keys(edits).filter((name) => name !== 'program');
  return isCut || !isOnlyLectures || own.length > 0 || Object.keys(lectures).length === 0;
}

async function saveSteps<Item extends ProgramItem, Fields extends ProgramFields>(
  owner: SavedOwner<Fields>,
  save: Save<Item, Fields>,
  tell: Teller,
): Promise<Difference<Fields>[]> {
  const { get, set, key } = save;
  const { type } = owner;
  await Promise.all([set(loadStreamsAtom), set(loadJournalsAtom, type), set(save.state.drafts.flushAtom)]);
  const isCut = isOfSave(journalOf(get, { type, key }));
  const run = createRun(type, save, tell);
  const { ownerId } = run.journal();
  if (ownerId !== null && save.id === null) {
    // It was created, and the page went before the draft was updated.
    await run.entity.refresh(ownerId);
    await run.adopt(ownerId, false);
  } else if (ownerId !== null && needsReading(save.edits, isCut)) {
    const more = () => conflictsOf(owner, run.edits, run.modules(), run.held());
    const conflicts = await findConflicts(save, ownerId, more);
    if (conflicts.length > 0) return conflicts;
    if (!isCut) run.renew();
  }
  await run.note({});
  // Results of lost answers are included, so that they are not created again.
  if (isCut) for (const kind of stepKinds) await steps[kind].creates?.find(run);
  const planned = plan(run);
  for (const kind of new Set(planned.map((step) => step.kind))) await steps[kind].creates?.look?.(run);
  await run.note({ told: tell.plan(planned, run.journal()) });
  await inSchedule(planned, (step, stop) => doStep(run, step, stop));
  await finish(owner, save, run);
  return [];
}

/**
 * Saves a course or a marathon with its programme, step by step, with a journal. An interrupted save is planned again from the platform's state, and
 * continues. Another tab that saves the same waits for its turn.
 */
async function runSave<Item extends ProgramItem, Fields extends ProgramFields>(
  owner: SavedOwner<Fields>,
  save: Save<Item, Fields>,
): Promise<Difference<Fields>[]> {
  const { get, set, key } = save;
  const author = get(authorAtom);
  const letGo = await get(deviceAtom).hold(`saving/${author?.id}/${owner.type}/${key}`);
  if (letGo === null) {
    const text = messages[get(languageAtom)].elsewhere;
    set(showErrorAtom, text);
    throw new ApiError('aborted', text);
  }
  const tell = createTeller(set, { type: owner.type, key });
  try {
    const conflicts = await saveSteps(owner, save, tell);
    if (conflicts.length > 0) tell.idle();
    else tell.end('done');
    return conflicts;
  } catch (error) {
    tell.end('cut');
    asApiError(error);
    throw error;
  } finally {
    letGo();
  }
}

/** How the editor of an owner saves: its programme in steps, then the owner itself. */
export const createProgramSave = <Item extends ProgramItem, Fields extends ProgramFields>(
  owner: SavedOwner<Fields>,
): ProgramSave<Item, Fields> => ({
  names: ['program'],
  save: (save) => runSave(owner, save),
  isUnfinished: (get, key) => journalOf(get, { type: owner.type, key })?.isDropped === false,
  isNoted: (get, key) => isOfSave(journalOf(get, { type: owner.type, key })),
  madeBy(get, key) {
    const known = journalOf(get, { type: owner.type, key });
    return known === null || known.isDropped ? null : known.ownerId;
  },
  takenBack(get, { key, isSaving, now, patch }) {
    const isSent = isSaving || isOfSave(journalOf(get, { type: owner.type, key }));
    return !isSent || now.program === undefined || patch.program === undefined
      ? {}
      : owner.patchOf(takenBack(now.program, patch.program));
  },
  loadUnfinished: (set) => set(loadJournalsAtom, owner.type),
  problemsOf: (get, { program = noEdits }) => programProblems(program, get(languageAtom)),
  onEdit(_get, set, { key, isSaving, now, patch }, way) {
    if (patch.program === undefined) return;
    const edit = { owner: owner.type, key, isSaving, before: now.program, after: patch.program };
    set(followEditsAtom, { ...edit, isUndo: way === 'undo' });
  },
  onDiscard(get, set, { key, left, stay }) {
    const edit = { owner: owner.type, key, before: left.program, after: stay.program };
    set(followEditsAtom, { ...edit, isSaving: false, isUndo: true });
    void removeJournal(get, set, { type: owner.type, key });
  },
});
