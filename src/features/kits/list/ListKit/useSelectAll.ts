import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { asApiError, errorText } from '#api/api-error.ts';
import type { Entity } from '#atoms/pages.ts';
import { showToastAtom } from '#atoms/ui/toast.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './bulkMessages.ts';
import { messages as leftOutMessages } from './leftOutMessages.ts';
import { pagesOf } from './pagesOf.ts';
import type { BulkRun } from './useBulk.ts';
import type { ListScreenState } from './useListScreen.ts';

interface Reading<Row extends Entity> {
  of: Parameters<typeof pagesOf<Row>>[0];
  /** How many have come, and how many there are as it seems. */
  onPage: (done: number, total: number) => void;
}

/** All rows that match, by id, and how many more there are that make no sense. */
async function rowsOf<Row extends Entity>({ of, onPage }: Reading<Row>) {
  const rows = new Map<string, Row>();
  let left = 0;
  for await (const { list, count, unread = 0 } of pagesOf(of)) {
    for (const row of list) rows.set(row.id, row);
    left += unread;
    onPage(rows.size, Math.max(count, rows.size));
  }
  return { rows, unread: left };
}

/** Selects all that match, and not only what is loaded: the others are read for it. */
export function useSelectAll<Row extends Entity>({
  props,
  params,
  list,
  selected,
  select,
}: ListScreenState<Row>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const showToast = useSetAtom(showToastAtom);
  const [running, setRunning] = useState<BulkRun | null>(null);
  const stopping = useRef<AbortController>(null);
  const { read } = props;
  const allLoaded = list.items.length >= list.count;

  useEffect(() => () => stopping.current?.abort(), []);

  const readAll = async (read: NonNullable<typeof props.read>) => {
    const { signal } = (stopping.current = new AbortController());
    const stop = () => stopping.current?.abort();
    const onPage = (done: number, total: number) => setRunning({ label: t.reading, done, total, stop });
    onPage(0, list.count);
    try {
      const { rows, unread } = await rowsOf({ of: { request: params, read, signal }, onPage });
      if (!signal.aborted) {
        select(new Set(rows.keys()), rows);
        const left = leftOutMessages[language];
        if (unread > 0) showToast({ kind: 'error', title: left.notAll, description: left.leftOut(unread) });
      }
    } catch (error) {
      if (!signal.aborted) {
        const description = errorText(asApiError(error), language);
        showToast({ kind: 'error', title: t.notSelected, description });
      }
    }
    setRunning(null);
  };

  return {
    /** There are more to select, and they can be. */
    offered: selected.size < list.count && (allLoaded || read !== undefined),
    running,
    start() {
      if (allLoaded) select(new Set(list.items.map(({ id }) => id)));
      else if (read) void readAll(read);
    },
  };
}
