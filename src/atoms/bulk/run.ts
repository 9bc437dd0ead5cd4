import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { errorWords, isApiError } from '#api/api-error.ts';
import { applyStep, undoStep, type BulkRow } from '#domain/bulk/plan.ts';
import type { Kind } from '#domain/kinds.ts';
import { now } from '#lib/time/clock.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { logFailure } from '#lib/log.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';
import { deviceAtom } from '../device.ts';
import { onLeave } from '../session/private.ts';
import { authorAtom } from '../session/session.ts';
import { languageAtom } from '../ui/language.ts';
import { bulkAccess } from './access.ts';
import {
  keepJournal,
  keepProgress,
  keptBulks,
  type BulkJournal,
  type BulkMode,
  type BulkProgress,
  type BulkRowState,
  type KeptBulk,
} from './journal.ts';
import { SavedElsewhere, writeRow } from './writeRow.ts';

const messages = defineMessages({
  ru: {
    changed: 'Изменено в\u00A0другом месте после того, как вы\u00A0смотрели: оставили как есть',
    changedSince: 'Изменено после этого: вернули только то, чего никто не\u00A0трогал',
    stuck: 'Отправленное на\u00A0проверку не\u00A0отозвать',
    elsewhere: 'Сейчас сохраняется в\u00A0другой вкладке',
  },
  en: {
    changed: 'Changed elsewhere after you looked: left as it is',
    changedSince: 'Changed since then: only what nobody touched was put back',
    stuck: 'What was sent for review cannot be withdrawn',
    elsewhere: 'Being saved in another tab',
  },
});

/** How many items are processed at once. */
const atATime = 3;

/** The bulk edit that this page shows: its plan, its progress, and whether it is running. */
export interface BulkRun extends KeptBulk {
  isRunning: boolean;
}

const runStateAtom = atom<BulkRun | null>(null);
const stopping = new Set<string>();
onLeave((get, set) => {
  const run = get(runStateAtom);
  if (run !== null) stopping.add(run.journal.id);
  set(runStateAtom, null);
});

/** The bulk edit that this page shows, or none. */
export const bulkRunAtom = atom((get) => get(runStateAtom));

/** The rows of each phase, and their states after it. */
const phases = {
  apply: {
    todo: ['waiting', 'begun', 'failed'],
    step: applyStep,
    done: 'done',
    changed: 'changed',
    failed: 'failed',
  },
  undo: {
    todo: ['begun', 'done', 'failed', 'stays'],
    step: undoStep,
    done: 'restored',
    changed: 'left',
    failed: 'stays',
  },
} as const satisfies Record<
  string,
  { todo: readonly BulkRowState[]; done: BulkRowState } & Record<string, unknown>
>;

const isTodo = (states: readonly BulkRowState[], state: BulkRowState | undefined) =>
  state !== undefined && states.includes(state);

const phaseOf = ({ isUndo }: BulkProgress) => (isUndo ? phases.undo : phases.apply);

/** Whether some row waits for the phase that it is in. */
const isLeft = (progress: BulkProgress) =>
  progress.states.some((state) => isTodo(phaseOf(progress).todo, state));

function reasonOf(error: unknown, language: Language): string {
  if (error instanceof SavedElsewhere) return messages[language].elsewhere;
  if (!isApiError(error)) logFailure('A row of a bulk edit failed', error);
  return errorWords(error, language);
}

/** Rows that must be processed one after another: those of one item, and of its owner. */
function groupsOf(rows: readonly BulkRow[], numbers: readonly number[]): number[][] {
  const groups = Map.groupBy(numbers, (number) => {
    const row = rows[number];
    return row?.owner?.id ?? row?.id;
  });
  return [...groups.values()];
}

/** Processes the remaining rows of a phase. A failure does not stop the others; the end of the session does. */
async function work(get: Getter, set: Setter, { journal, progress: begun }: KeptBulk): Promise<void> {
  const { id, rows } = journal;
  const author = get(authorAtom)?.id ?? '';
  const phase = phaseOf(begun);
  let progress: BulkProgress = { ...begun, isEnded: false };
  let isSessionOver = false;
  const note = async (number: number | null, state?: BulkRowState, reason?: string) => {
    if (number !== null && state !== undefined) {
      const { [number]: _, ...reasons } = progress.reasons;
      progress = {
        ...progress,
        states: progress.states.with(number, state),
        reasons: reason === undefined ? reasons : { ...reasons, [number]: reason },
      };
    }
    set(runStateAtom, (run) => (run?.journal.id === id ? { ...run, progress } : run));
    await keepProgress(get, { id, author, progress });
  };

  const writeOne = async (number: number) => {
    const row = rows[number];
    if (row === undefined || stopping.has(id)) return;
    const t = messages[get(languageAtom)];
    if (!begun.isUndo) await note(number, 'begun');
    try {
      const isAllowed = ({ changed }: { changed: unknown[] }) => begun.isUndo || changed.length === 0;
      const step = await writeRow(get, set, row, { stepOf: (fresh) => phase.step(row, fresh), isAllowed });
      const why = step.changed.length > 0 ? (begun.isUndo ? t.changedSince : t.changed) : undefined;
      const reason = why ?? (step.stuck.length > 0 ? t.stuck : undefined);
      await note(number, reason === undefined ? phase.done : phase.changed, reason);
    } catch (error) {
      if (isApiError(error) && error.status === 401) {
        // The row stays begun: one of its calls may have been done before the session ended.
        isSessionOver = true;
        stopping.add(id);
        return;
      }
      await note(number, phase.failed, reasonOf(error, get(languageAtom)));
    }
  };

  await note(null);
  const left = rows.flatMap((_, number) => (isTodo(phase.todo, progress.states[number]) ? [number] : []));
  await severalAtATime(groupsOf(rows, left), atATime, async (group) => {
    for (const number of group) await writeOne(number);
  });
  // An ended session leaves the rest for the author's return.
  if (!isSessionOver && (get(authorAtom)?.id ?? '') === author) progress = { ...progress, isEnded: true };
  await note(null);
  const kinds = new Set(rows.map(({ kind, owner }) => owner?.type ?? kind));
  for (const kind of kinds) if (kind !== 'module') bulkAccess[kind].invalidate(get(queryClientAtom));
}

/** Works as the only page of this device that does, where its author is still here. Answers whether it could begin. */
async function begin(
  get: Getter,
  set: Setter,
  kept: KeptBulk,
  author = get(authorAtom)?.id,
): Promise<boolean> {
  const { id } = kept.journal;
  const letGo = await get(deviceAtom).hold(`bulk/${id}`);
  if (letGo === null) return false;
  if (get(authorAtom)?.id !== author) {
    letGo();
    return false;
  }
  stopping.delete(id);
  set(runStateAtom, { ...kept, isRunning: true });
  try {
    await work(get, set, kept);
  } finally {
    set(runStateAtom, (run) => (run?.journal.id === id ? { ...run, isRunning: false } : run));
    letGo();
  }
  return true;
}

/** The new bulk edit. */
interface BulkStart {
  mode: BulkMode;
  kind: Kind;
  rows: BulkRow[];
}

/** Starts a bulk edit: stores the plan, then processes it row by row. */
export const startBulkAtom = atom(null, async (get, set, { mode, kind, rows }: BulkStart): Promise<void> => {
  const author = get(authorAtom)?.id;
  const journal: BulkJournal = { id: crypto.randomUUID(), mode, kind, startedAt: now(), rows };
  const progress: BulkProgress = {
    states: rows.map(() => 'waiting'),
    reasons: {},
    isUndo: false,
    isEnded: false,
  };
  set(runStateAtom, { journal, progress, isRunning: true });
  await keepJournal(get, journal);
  await begin(get, set, { journal, progress }, author);
});

/** Resumes it: repeats failed rows, and processes the remaining ones. */
export const goOnBulkAtom = atom(null, async (get, set): Promise<void> => {
  const run = get(runStateAtom);
  if (run !== null && !run.isRunning) await begin(get, set, run);
});

/** Undoes everything that nobody has changed since. */
export const undoBulkAtom = atom(null, async (get, set): Promise<void> => {
  const run = get(runStateAtom);
  if (run === null || run.isRunning) return;
  await begin(get, set, { ...run, progress: { ...run.progress, isUndo: true, reasons: {} } });
});

/** Stops after the running rows. */
export const stopBulkAtom = atom(null, (get) => {
  const run = get(runStateAtom);
  if (run !== null) stopping.add(run.journal.id);
});

/** Shows a stored bulk edit, or none. A running one stays. */
export const showBulkAtom = atom(null, (get, set, kept: KeptBulk | null) => {
  if (get(runStateAtom)?.isRunning !== true) set(runStateAtom, kept && { ...kept, isRunning: false });
});

/** The bulk edits that this device keeps, the latest first. */
export const keptBulksAtom = atom(null, (get) => keptBulks(get));

/** The bulk edit that a page left unfinished; null if there is none, or another page is running it. */
export const interruptedBulkAtom = atom(null, async (get): Promise<KeptBulk | null> => {
  for (const kept of await keptBulks(get)) {
    if (kept.progress.isEnded || get(runStateAtom)?.journal.id === kept.journal.id) continue;
    const letGo = await get(deviceAtom).hold(`bulk/${kept.journal.id}`);
    if (letGo === null) continue;
    letGo();
    if (isLeft(kept.progress)) return kept;
    // The page went after the last row, before it recorded the end.
    const { journal, progress } = kept;
    const author = get(authorAtom)?.id ?? '';
    await keepProgress(get, { id: journal.id, author, progress: { ...progress, isEnded: true } });
  }
  return null;
});
