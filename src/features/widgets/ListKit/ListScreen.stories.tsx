import { atom } from 'jotai';
import { Receipt } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ListParams, ListState } from '#atoms/collection.ts';
import { keyedAtoms } from '#atoms/keyed.ts';
import { hugeColumns, hugeRows, type HugeRow } from '#components/data/DataTable/samples.tsx';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { ListScreen } from './ListScreen.tsx';
import { periodFilter } from './period.ts';
import type { BulkAction, ListColumn } from './types.ts';

const all = hugeRows(100_000);

/** Purchases made in memory: the first rows of them, or all. */
const purchases = (size: number) =>
  keyedAtoms((params: ListParams) => {
    const search = params.search?.toLowerCase() ?? '';
    const rows = all.slice(0, size).filter(({ name }) => name.toLowerCase().includes(search));
    const state: ListState<HugeRow> = {
      status: 'ready',
      items: rows,
      pages: [rows],
      count: rows.length,
      answer: null,
      refreshing: false,
      hasMore: false,
      loadingMore: false,
      moreFailed: false,
      error: null,
      loadMore: () => undefined,
      retry: () => undefined,
    };
    return atom(state);
  });

const fields: Record<string, string> = { price: 'costKopecks', income: 'incomeKopecks' };
const columns: ListColumn<HugeRow>[] = hugeColumns.map((column) => ({
  ...column,
  sort: fields[column.id],
  hideable: column.id !== 'name',
  csv: (row) => row[column.id as keyof HugeRow],
}));

const refund: BulkAction<HugeRow> = {
  id: 'refund',
  label: 'Вернуть',
  done: 'Возвращено',
  applies: ({ status }) => status === 'Оплачена',
  run: async ({ id }) => {
    if (id === 'h-3') throw new Error('refused');
  },
  reason: () => 'Банк отказал',
};

const texts = {
  title: 'Покупки',
  search: 'Клиент или №',
  emptyTitle: 'Здесь будут покупки',
  emptyText: 'Покупка появится, когда клиент оплатит.',
  noMatch: 'Ни\u00A0одна покупка не\u00A0подходит',
  moreFailed: 'Следующие покупки не\u00A0загрузились',
};

const lists = { few: purchases(6), none: purchases(0), huge: purchases(100_000) };

function Purchases({ size }: { size: keyof typeof lists }) {
  const list = lists[size];
  return (
    <InShell path="/purchases">
      <ListScreen
        id="sample-purchases"
        texts={texts}
        icon={<Receipt size={24} strokeWidth={1.5} aria-hidden />}
        list={list}
        count={keyedCount(size)}
        filters={filters}
        sorts={[{ id: 'new', label: 'Сначала новые', by: '-createdAt' }]}
        columns={columns}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/purchases/${id}`}
        bulk={bulk}
      />
    </InShell>
  );
}

const filters = [periodFilter({ id: 'made', label: 'Сделаны' })];
const bulk = [refund];
const counts = { few: 6, none: 0, huge: 100_000 };
const countAtoms = keyedAtoms((size: keyof typeof lists) => atom((): number | null => counts[size]));
const keyedCount = (size: keyof typeof lists) => () => countAtoms(size);

const meta = preview.meta({
  component: ListScreen,
  parameters: { layout: 'fullscreen', route: '/purchases' },
});

/** A kind of money columns: a head orders, and the menu of orders says so. */
export const Money = meta.story({
  render: () => <Purchases size="few" />,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Покупки' }));
    await userEvent.click(table.getByRole('button', { name: 'Цена' }));
    await expect(await canvas.findByRole('button', { name: /Порядок: Цена: по\sубыванию/ })).toBeVisible();
  },
});

/** What could not be done is named with its reason, and stays selected. */
export const PartlyDone = meta.story({
  render: () => <Purchases size="few" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Покупки' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все загруженные' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Вернуть 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Возвращено 1\sиз\s2/ }));
    await waitFor(() => expect(dialog.getByText('Банк отказал')).toBeVisible());
  },
});

export const Empty = meta.story({
  render: () => <Purchases size="none" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут покупки' })).toBeVisible();
  },
});

/** A view is saved under a name, on this device, and found again. */
export const SavedView = meta.story({
  parameters: { route: '/purchases?search=опора' },
  render: () => <Purchases size="few" />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить вид' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Название' }), 'Опора{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Опора' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Сохранить вид' })).not.toBeInTheDocument();
  },
});

/** 100 000 rows: the document holds those near the window. */
export const Huge = meta.story({
  render: () => <Purchases size="huge" />,
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Покупки' });
    await expect(table).toHaveAttribute('aria-rowcount', '100001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Purchases size="few" />,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Покупки' });
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
