import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { errorWords, isApiError } from '#api/api-error.ts';
import type { Entity } from '#atoms/pages.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { groupDigits } from '#lib/numbers.ts';
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

/** What an action came to where not all went well. */
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

/** Does an action with the selected rows to which it applies. What failed stays selected. */
export function useBulk<Row extends Entity>(
  { select }: ListScreenState<Row>,
  onHold: (held: boolean) => void,
) {
  const t = useMessages(messages);
  const language = useLanguage();
  const showToast = useSetAtom(showToastAtom);
  const [running, setRunning] = useState<BulkRun | null>(null);
  const [asked, setAsked] = useState<BulkAsked<Row> | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const stopped = useRef(false);

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
    const total = rows.length;
    const waiting = [...rows];
    const failed: BulkOutcome<Row>['failed'] = [];
    const done: Row[] = [];
    stopped.current = false;
    onHold(true);
    setOutcome(null);
    const tell = () =>
      setRunning({
        label: action.label,
        done: done.length + failed.length,
        total,
        stop: () => {
          stopped.current = true;
        },
      });
    tell();

    const work = async () => {
      for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
        if (stopped.current) failed.push({ row, reason: t.stopped });
        else {
          try {
            await action.run(row);
            done.push(row);
          } catch (error) {
            failed.push({ row, reason: reasonOf(action, error) });
          }
        }
        tell();
      }
    };
    await Promise.all(Array.from({ length: atATime }, work));

    setRunning(null);
    select(new Set(failed.map(({ row }) => row.id)));
    const { undo } = action;
    const takesBack = undo !== undefined && done.length > 0 ? () => void takeBack(undo, done) : undefined;
    if (failed.length > 0) setOutcome({ action, done: done.length, total, failed, takeBack: takesBack });
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
