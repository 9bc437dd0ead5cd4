import { asApiError, errorText } from '#api/api-error.ts';
import type { ListParams } from '#atoms/list.ts';
import type { ListExport } from '#atoms/list/exports.ts';
import type { Entity } from '#atoms/pages.ts';
import type { ToastRequest } from '#atoms/ui/toast.ts';
import { now } from '#lib/time/clock.ts';
import { wallTime } from '#lib/time/moments.ts';
import { createCsv, type CsvFile } from '#lib/file/csv.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { saveFile } from '#lib/file/saveFile.ts';
import { messages } from './exportMessages.ts';
import { messages as leftOutMessages } from './leftOutMessages.ts';
import { pagesOf, type ReadPage } from './pagesOf.ts';
import type { ListColumn } from './types.ts';

interface Job<Row> {
  /** Name of the file, without the date. */
  name: string;
  columns: readonly ListColumn<Row>[];
  request: ListParams;
  language: Language;
  /** The author's, for the date. */
  timeZone: string;
  read: ReadPage<Row>;
}

interface Tools {
  progress: (state: ListExport | null) => void;
  toast: (request: ToastRequest) => void;
}

/** A file without columns that say what stands in it would be empty. */
const csvColumns = <Row>(columns: readonly ListColumn<Row>[]) =>
  columns.flatMap(({ header, csv }) => (csv === undefined ? [] : [{ header, value: csv }]));

/** `lectures-2026-11-20.csv`, with the author's day. */
const fileName = ({ name, timeZone }: Pick<Job<never>, 'name' | 'timeZone'>) =>
  `${name}-${wallTime(new Date(now()).toISOString(), timeZone).day}.csv`;

/** Writes some rows into a file. */
export async function saveRows<Row>(
  job: Pick<Job<Row>, 'name' | 'columns' | 'timeZone'>,
  rows: readonly Row[],
): Promise<void> {
  const file = await createCsv(csvColumns(job.columns));
  file.add(rows);
  saveFile(fileName(job), file.blob());
}

/**
 * Reads all that match, page after page, into a file. Stopped by the author it leaves nothing; a page that failed may be tried again. Rows that make
 * no sense are not in it, and the author is told how many.
 */
export async function exportList<Row extends Entity>(job: Job<Row>, tools: Tools): Promise<void> {
  const t = messages[job.language];
  const file: CsvFile<Row> = await createCsv(csvColumns(job.columns));
  const seen = new Set<string>();
  let unread = 0;
  let from = 1;

  const run = async () => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let total = 0;
    const tell = () => tools.progress({ done: seen.size, total, stop: () => stopping.abort() });
    tell();
    try {
      for await (const { list, count, page, ...left } of pagesOf({ ...job, from, signal })) {
        // A row that moved to the next page meanwhile is written once.
        file.add(list.filter(({ id }) => !seen.has(id)));
        for (const { id } of list) seen.add(id);
        unread += left.unread ?? 0;
        from = page + 1;
        total = Math.max(count, seen.size);
        tell();
      }
      if (signal.aborted) return;
      saveFile(fileName(job), file.blob());
      const done = t.done(seen.size, groupDigits(seen.size));
      tools.toast({
        kind: 'success',
        description: unread === 0 ? done : `${done}. ${leftOutMessages[job.language].leftOut(unread)}`,
      });
    } catch (error) {
      if (signal.aborted) return;
      tools.toast({
        kind: 'error',
        title: t.stopped(groupDigits(seen.size), groupDigits(total)),
        description: errorText(asApiError(error), job.language),
        duration: null,
        action: { label: t.goOn, run: () => void run() },
      });
    } finally {
      tools.progress(null);
    }
  };

  await run();
}
