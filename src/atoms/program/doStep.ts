import { ApiError, errorWords, fieldWords, isApiError } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { isRefused } from '../lostAnswer.ts';
import { languageAtom } from '../ui/language.ts';
import type { ModuleFields } from './edits.ts';
import type { Journal } from './journal.ts';
import { problemKey } from './problems.ts';
import type { Run } from './run.ts';
import { printOf } from './steps/step.ts';
import { actsOf, type PlannedStep } from './steps/steps.ts';

/** The module values that were sent, with those of the next step: the last two of each. */
function writtenWith(
  { written }: Journal,
  { moduleId }: PlannedStep,
  fields: ModuleFields | undefined,
): Partial<Journal> {
  if (moduleId === null || fields === undefined) return {};
  return { written: { ...written, [moduleId]: [...(written[moduleId] ?? []), fields].slice(-2) } };
}

/** A failure with its step: the message is shown there, and not at a field of the same name. */
function failureAt(step: PlannedStep, error: unknown, language: Language): unknown {
  if (!isApiError(error) || step.moduleId === null || error.fields !== null) return error;
  const { kind, message, status, failure, retryAfter } = error;
  const [text] = Object.values(fieldWords(error, language));
  if (text === undefined) return error;
  const fields = { [problemKey(step.nodeId)]: text };
  return new ApiError(kind, message, { status, retryAfter, failure, fields, cause: error });
}

/** Does one step. The journal records it before its call is sent, and after its answer has come. */
export async function doStep(run: Run, step: PlannedStep, stop: AbortSignal): Promise<void> {
  const { tell } = run;
  const acts = actsOf(step);
  const body = acts.body(run);
  const print = printOf(body);
  const known = run.journal().steps[step.id];
  if (acts.isKnownBySent && known?.state === 'done' && known.print === print) {
    await run.note(run.noteTold(step, 'done'));
    return tell.done(step);
  }
  tell.begin(step);
  await run.note({
    ...run.noteStep(step, 'begun', print),
    ...run.noteTold(step, 'running'),
    ...writtenWith(run.journal(), step, acts.written(run)),
  });
  try {
    const onProgress = (progress: number) => tell.progress(step, progress);
    const made = await acts.run(run, { body, stop, onProgress });
    await run.note({
      ...run.noteStep(step, 'done', print),
      ...run.noteTold(step, 'done'),
      ...(made !== undefined && { ids: { ...run.journal().ids, [step.nodeId]: made } }),
    });
    tell.done(step);
  } catch (error) {
    const language = run.get(languageAtom);
    // A step that stopped only because another failed waits for the next attempt.
    const waits = isApiError(error) && error.kind === 'aborted' && stop.aborted;
    const reason = waits ? null : errorWords(error, language);
    await run.note({
      ...((isRefused(error) || acts.creates === undefined) && run.noteStep(step, 'failed', print)),
      ...run.noteTold(step, waits ? 'waiting' : 'failed', reason),
    });
    if (reason === null) tell.wait(step);
    else tell.fail(step, reason);
    throw failureAt(step, error, language);
  }
}
