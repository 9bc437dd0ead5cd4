import { useSetAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import { errorWords, isApiError } from '#api/api-error.ts';
import type { Entity } from '#atoms/pages.ts';
import { keptAuthor } from '#atoms/session/entering.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';
import { messages } from './bulkMessages.ts';
import type { BulkAction, BulkQuestion } from './types.ts';
import type { ListScreenState } from './useListScreen.ts';

/** How many rows are worked on at a time. */
const atATime = 3;

/** Something that is being done with many rows. */
export interface BulkRun {
  label: string;
  done: number;
  total: number;
  stop: () => void;
}

/** The result of an action in which some rows failed. */
export interface BulkOutcome<Row> {
  action: BulkAction<Row>;
  done: number;
  total: number;
  failed: { row: Row; reason: string }[];
  /** Takes back what was done, where that can be. */
  takeBack: (() => void) | undefined;
}

/** An action that waits for the author's word. */
interface BulkAsked<Row> {
  action: BulkAction<Row>;
  rows: readonly Row[];
  question: BulkQuestion;
}

interface Work<Row> {
  run: (row: Row) => Promise<unknown>;
  reasonOf: (error: unknown) => string;
  /** Why what is left is not done any more; null while it is. */
  stopReason: () => string | null;
  /** Whether its author has left. */
  isNobodys: () => boolean;
  /** Hears how many are through, well or not. */
  tell: (count: number) => void;
}

/** Does something with rows, some at a time. A failure stops no other. */
async function workOn<Row>(rows: readonly Row[], work: Work<Row>) {
  const { run, reasonOf, stopReason, isNobodys, tell } = work;
  const failed: BulkOutcome<Row>['failed'] = [];
  const done: Row[] = [];
  const count = () => tell(done.length + failed.length);
  count();
  await severalAtATime(rows, atATime, async (row) => {
    // A call would be made in the name of the next author.
    if (isNobodys()) return;
    const reason = stopReason();
    if (reason !== null) failed.push({ row, reason });
    else {
      try {
        await run(row);
        done.push(row);
      } catch (error) {
        failed.push({ row, reason: reasonOf(error) });
      }
    }
    count();
  });
  return { done, failed };
}

/** Messages about an action: why rows failed, that all succeeded, and the undo. */
function useTelling<Row>() {
  const t = useMessages(messages);
  const language = useLanguage();
  const showToast = useSetAtom(showToastAtom);

  const reasonOf = (action: BulkAction<Row>, error: unknown): string => {
    if (action.reason) return action.reason(error);
    if (!isApiError(error)) logFailure(`${action.id} failed`, error);
    return errorWords(error, language);
  };

  const takeBack = async (undo: NonNullable<BulkAction<Row>['undo']>, rows: readonly Row[]) => {
    const results = await Promise.allSettled(rows.map(undo));
    const left = results.filter(({ status }) => status === 'rejected').length;
    if (left > 0) showToast({ kind: 'error', description: t.notUndone(groupDigits(left)) });
  };

  const tellDone = ({ done, undo }: BulkAction<Row>, rows: readonly Row[]) =>
    showToast({
      kind: 'success',
      description: t.all(done, groupDigits(rows.length)),
      ...(undo && { action: { label: t.undo, run: () => void takeBack(undo, rows) } }),
    });

  return { reasonOf, takeBack, tellDone };
}

/** Does an action with the selected rows to which it applies. What failed stays selected. */
export function useBulk<Row extends Entity>(
  { select }: ListScreenState<Row>,
  onHold: (held: boolean) => void,
) {
  const t = useMessages(messages);
  const { reasonOf, takeBack, tellDone } = useTelling<Row>();
  const [running, setRunning] = useState<BulkRun | null>(null);
  const [asked, setAsked] = useState<BulkAsked<Row> | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const stopped = useRef(false);
  const store = useStore();

  /** Asks what has to be asked; what was answered holds for another try too. */
  const start = async ({ ask, confirm, ...action }: BulkAction<Row>, rows: readonly Row[]) => {
    if (confirm !== undefined) {
      setAsked({ action, rows, question: confirm(rows) });
      return;
    }
    const answered = ask === undefined ? action.run : await ask(rows);
    if (answered !== null) await run({ ...action, run: answered }, rows);
  };

  const run = async (action: BulkAction<Row>, rows: readonly Row[]) => {
    stopped.current = false;
    onHold(true);
    setOutcome(null);
    const author = keptAuthor(store.get);
    const isNobodys = () => keptAuthor(store.get) !== author;
    const { done, failed } = await workOn(rows, {
      run: action.run,
      isNobodys,
      reasonOf: (error) => reasonOf(action, error),
      stopReason: () => (stopped.current ? t.stopped : null),
      tell: (count) =>
        setRunning({
          label: action.label,
          done: count,
          total: rows.length,
          stop: () => {
            stopped.current = true;
          },
        }),
    });
    setRunning(null);
    if (isNobodys()) return onHold(false);
    select(new Set(failed.map(({ row }) => row.id)));
    const { undo } = action;
    const takesBack = undo !== undefined && done.length > 0 ? () => void takeBack(undo, done) : undefined;
    if (failed.length > 0)
      setOutcome({ action, done: done.length, total: rows.length, failed, takeBack: takesBack });
    else {
      onHold(false);
      tellDone(action, done);
    }
  };

  return {
    running,
    outcome,
    asked,
    /** The author's word on what was asked. */
    answer: (yes: boolean) => {
      setAsked(null);
      if (yes && asked !== null) void run(asked.action, asked.rows);
    },
    run: (action: BulkAction<Row>, rows: readonly Row[]) => void start(action, rows),
    close: () => {
      onHold(false);
      setOutcome(null);
    },
  };
}
