import { ApiError, asApiError } from '#api/api-error.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { deviceAtom } from '../device.ts';
import type { OwnSave, ProgramSave } from '../editor/config.ts';
import type { Difference } from '../editor/fields.ts';
import { authorAtom } from '../session/session.ts';
import { languageAtom } from '../ui/language.ts';
import { showErrorAtom } from '../ui/toast.ts';
import { conflictsOf } from './conflicts.ts';
import { doStep } from './doStep.ts';
import { noEdits } from './edits.ts';
import { journalOf, loadJournalsAtom, removeJournal } from './journal.ts';
import type { ProgramFields, SavedOwner } from './owner.ts';
import { planOf } from './plan.ts';
import { programProblems } from './problems.ts';
import { createTeller, type Teller } from './progress.ts';
import { rebased } from './rebase.ts';
import { createRun, type Run } from './run.ts';
import { inSchedule } from './schedule.ts';
import { steps, type PlannedStep } from './steps/steps.ts';
import { stepKinds } from './types.ts';
import { forgetStreamsAtom, loadStreamsAtom, stopFilesAtom, streamsAtom } from './uploads.ts';

const messages = defineMessages({
  ru: { elsewhere: 'Уже сохраняется в\u00A0другой вкладке. Дождитесь её и\u00A0повторите.' },
  en: { elsewhere: 'It is being saved in another tab. Wait for it and try again.' },
});

function plan<Fields extends ProgramFields>(run: Run<Fields>): PlannedStep[] {
  const { at, edits } = run;
  const journal = run.journal();
  return planOf({
    isNew: journal.ownerId === null,
    name: at.current().name,
    modules: run.modules(),
    tree: run.wanted(),
    edits,
    held: run.held(),
    streams: at.get(streamsAtom),
    sent: (id) => {
      const note = journal.steps[id];
      return note === undefined || note.state === 'failed' ? null : note.print;
    },
  });
}

/** Everything is on the platform: the draft keeps what was edited meanwhile, under the platform's ids. */
async function finish<Fields extends ProgramFields>(run: Run<Fields>): Promise<void> {
  const { owner, at, edits } = run;
  const { get, set, key } = at;
  if (!run.journal().isThrough) await run.note({ isThrough: true });
  const { ids } = run.journal();
  const left = rebased({
    saved: edits,
    now: at.current().program,
    ids,
    modules: run.modules(),
  });
  at.replace(owner.patchOf(left));
  await at.flush();
  await removeJournal(get, set, { type: owner.type, key });
  const isKept = (id: string) => id in left.lectures || id in left.attachments;
  await set(
    forgetStreamsAtom,
    Object.keys(edits.lectures).filter((id) => !isKept(id)),
  );
  set(
    stopFilesAtom,
    ({ owner: of, draftKey, itemId = '' }) => of === owner.type && draftKey === key && !isKept(itemId),
  );
}

/** Whether anything but texts of lectures is to be saved: only then somebody else's changes could be in the way. */
function needsReading<Fields extends ProgramFields>(at: OwnSave<Fields>, isCut: boolean): boolean {
  const { order, modules = {}, lectures = {} } = at.edits.program ?? noEdits;
  const isOnlyLectures =
    order == null &&
    Object.keys(modules).length === 0 &&
    Object.values(lectures).every(({ base }) => base !== null);
  const own = Object.keys(at.edits).filter((name) => name !== 'program');
  return isCut || !isOnlyLectures || own.length > 0 || Object.keys(lectures).length === 0;
}

async function save<Fields extends ProgramFields>(
  owner: SavedOwner<Fields>,
  at: OwnSave<Fields>,
  tell: Teller,
): Promise<{ id: string } | { conflicts: Difference<Fields>[] }> {
  const { get, set, key } = at;
  await Promise.all([set(loadStreamsAtom), set(loadJournalsAtom, owner.type), at.flush()]);
  const isCut = journalOf(get, { type: owner.type, key }) !== null;
  const run = createRun(owner, at, tell);
  const { ownerId } = run.journal();
  if (ownerId !== null && at.id === null) {
    // It was created, and the page went before the draft heard of it.
    await at.entity.refresh(ownerId);
    await run.adopt(ownerId, false);
  } else if (ownerId !== null && needsReading(at, isCut)) {
    const more = () => conflictsOf(owner, run.edits, run.modules(), run.held());
    const conflicts = await at.findConflicts(ownerId, more);
    if (conflicts.length > 0) return { conflicts };
    if (!isCut) run.renew();
  }
  await run.note({});
  // What a lost answer hides is taken into account: what is there is not made again.
  if (isCut) for (const kind of stepKinds) await steps[kind].creates?.find(run);
  const planned = plan(run);
  for (const kind of new Set(planned.map((step) => step.kind))) await steps[kind].creates?.look?.(run);
  await run.note({ told: tell.plan(planned, run.journal()) });
  await inSchedule(planned, (step, stop) => doStep(run, step, stop));
  at.settle(run.ref().id, true);
  await finish(run);
  return { id: run.ref().id };
}

/**
 * Saves a course or a marathon with its programme, step by step, as its journal says. One that was cut anywhere, by whatever, is
 * planned again from what the platform has, and goes on from there. Another tab that saves the same waits its turn.
 */
export async function runSave<Fields extends ProgramFields>(owner: SavedOwner<Fields>, at: OwnSave<Fields>) {
  const { get, set, key } = at;
  const author = get(authorAtom);
  const letGo = await get(deviceAtom).hold(`saving/${author?.id}/${owner.type}/${key}`);
  if (letGo === null) {
    const text = messages[get(languageAtom)].elsewhere;
    set(showErrorAtom, text);
    throw new ApiError('aborted', text);
  }
  const tell = createTeller(set, { type: owner.type, key });
  try {
    const result = await save(owner, at, tell);
    if ('conflicts' in result) tell.idle();
    else tell.end('done');
    return result;
  } catch (error) {
    tell.end('cut');
    asApiError(error);
    throw error;
  } finally {
    letGo();
  }
}

/** How the editor of courses, or of marathons, saves: its programme by steps, then the owner itself. */
export const createProgramSave = <Fields extends ProgramFields>(
  owner: SavedOwner<Fields>,
): ProgramSave<Fields> => ({
  names: ['program'],
  save: (at) => runSave(owner, at),
  isUnfinished: (get, key) => journalOf(get, { type: owner.type, key })?.isDropped === false,
  loadUnfinished: (set) => set(loadJournalsAtom, owner.type),
  problemsOf: (get, { program = noEdits }) => programProblems(program, get(languageAtom)),
  onDiscard: (get, set, key) => void removeJournal(get, set, { type: owner.type, key }),
});
