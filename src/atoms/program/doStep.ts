import { ApiError, errorWords, fieldWords, isApiError } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { languageAtom } from '../ui/language.ts';
import type { ModuleFields } from './edits.ts';
import type { Journal } from './journal.ts';
import type { ProgramFields } from './owner.ts';
import { bodyOfStep, perform, type Made, type Work } from './perform.ts';
import { onPlatform, printOf, type PlannedStep } from './plan.ts';
import { problemKey } from './problems.ts';
import { adopt, type Run } from './run.ts';
import type { ProgramTree } from './types.ts';

/** Whether what failed was surely not done: the platform judged it. A lost or broken answer, or the end of a session, says nothing. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && [400, 403, 404, 409, 413, 422, 429].includes(error.status);

/** Only a call that was never made leaves no doubt. */
const makes = ({ kind }: PlannedStep) =>
  kind === 'createOwner' ||
  kind === 'createModule' ||
  kind === 'createLecture' ||
  kind === 'uploadAttachment';

function bodyOf<Fields extends ProgramFields>(
  run: Run<Fields>,
  work: Work,
  step: PlannedStep,
): Record<string, unknown> {
  if (step.kind === 'createOwner' || step.kind === 'updateOwner') return run.at.bodyOf();
  return bodyOfStep(work, step) ?? {};
}

/** What a step leaves of a module on the platform, under the ids of the tree. */
function writtenBy<Fields extends ProgramFields>(
  run: Run<Fields>,
  tree: ProgramTree,
  step: PlannedStep,
): Partial<Journal> {
  if (step.kind !== 'createModule' && step.kind !== 'updateModule' && step.kind !== 'attachLecture')
    return {};
  const id = step.moduleId ?? '';
  const journal = run.journal();
  const before = journal.written[id] ?? [];
  const lectures = (of: readonly string[]) => onPlatform(of, tree, journal);
  const last = before.at(-1);
  const fields: ModuleFields | undefined =
    step.kind === 'attachLecture'
      ? last && { ...last, lectures: lectures(step.wanted) }
      : { ...step.fields, lectures: lectures(step.fields.lectures) };
  if (fields === undefined) return {};
  return { written: { ...journal.written, [id]: [...before, fields].slice(-2) } };
}

async function act<Fields extends ProgramFields>(
  run: Run<Fields>,
  work: Work,
  step: PlannedStep,
  stop: AbortSignal,
): Promise<Made> {
  const { owner, at } = run;
  const { set } = at;
  if (step.kind === 'createOwner') {
    const { id } = await owner.create(set, at.bodyOf());
    await run.note({ ownerId: id });
    await adopt(run, id, true);
    return {};
  }
  if (step.kind === 'updateOwner') {
    const { id } = run.ref();
    await owner.send(set, { ...at.bodyOf(), id });
    return {};
  }
  if (step.kind === 'readOwner') {
    await owner.read(set, run.ref().id);
    return {};
  }
  return perform(work, step, bodyOf(run, work, step), stop);
}

/** A failure with the step that it stopped: beside what it is about, and not beside a field of the same name. */
function failureOf(step: PlannedStep, error: unknown, language: Language): unknown {
  if (!isApiError(error) || step.moduleId === null || error.fields !== null) return error;
  const { kind, message, status, failure, retryAfter } = error;
  const [text] = Object.values(fieldWords(error, language));
  if (text === undefined) return error;
  const about =
    'lectureId' in step ? step.lectureId : 'attachmentId' in step ? step.attachmentId : step.moduleId;
  const fields = { [problemKey(about)]: text };
  return new ApiError(kind, message, { status, retryAfter, failure, fields, cause: error });
}

/** Does one step: it is in the journal before its call leaves, and after its answer came. */
export async function doStep<Fields extends ProgramFields>(
  run: Run<Fields>,
  work: Work,
  step: PlannedStep,
  stop: AbortSignal,
): Promise<void> {
  const { tell, at } = run;
  const print = printOf(bodyOf(run, work, step));
  const known = run.journal().steps[step.id];
  // What a reading cannot tell is known by what was sent.
  const isDone = known?.state === 'done' && known.print === print;
  if (step.kind === 'updateLecture' && isDone) {
    await run.note(run.noteTold(step, 'done'));
    return tell.done(step);
  }
  tell.begin(step);
  await run.note({
    ...run.noteStep(step, 'begun', print),
    ...run.noteTold(step, 'running'),
    ...writtenBy(run, work.tree, step),
  });
  try {
    const { created } = await act(run, work, step, stop);
    await run.note({
      ...run.noteStep(step, 'done', print),
      ...run.noteTold(step, 'done'),
      ...(created && { ids: { ...run.journal().ids, [created.id]: created.real } }),
    });
    tell.done(step);
  } catch (error) {
    const language = at.get(languageAtom);
    // One that only stopped because another failed waits for the next time.
    const waits = isApiError(error) && error.kind === 'aborted' && stop.aborted;
    const reason = waits ? null : errorWords(error, language);
    await run.note({
      ...((isRefused(error) || !makes(step)) && run.noteStep(step, 'failed', print)),
      ...run.noteTold(step, waits ? 'waiting' : 'failed', reason),
    });
    if (reason === null) tell.wait(step);
    else tell.fail(step, reason);
    throw failureOf(step, error, language);
  }
}
