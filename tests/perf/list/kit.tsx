import { atom, Provider } from 'jotai';
import { Receipt } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { HashRouter } from 'react-router-dom';
import type { ListParams, ListState } from '#atoms/list.ts';
import { boundedAtomFamily } from '#atoms/atomFamily.ts';
import { createAppStore } from '#atoms/store.ts';
import { MediaCell } from '#components/data/DataTable/MediaCell.tsx';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { periodFilter } from '#features/kits/list/ListKit/period.ts';
import type { BulkAction, ListColumn } from '#features/kits/list/ListKit/types.ts';
import '#theme/tokens.css';
import { measured } from './measure.ts';
import { makePurchases, plainColumns, statuses, type Purchase } from './purchases.ts';

const rows = makePurchases(100_000);

const ready: ListState<Purchase> = {
  status: 'ready',
  items: rows,
  pages: [rows],
  count: rows.length,
  unread: 0,
  answer: null,
  refreshing: false,
  hasMore: false,
  loadingMore: false,
  moreFailed: false,
  error: null,
  loadMore: () => undefined,
  retry: () => undefined,
};
const loading: ListState<Purchase> = { ...ready, status: 'loading', items: [], pages: [], count: 0 };

/** Whether the platform has answered. */
const answeredAtom = atom(false);
const list = boundedAtomFamily((_params: ListParams) => atom((get) => (get(answeredAtom) ? ready : loading)));
const total = atom((get): number | null => (get(answeredAtom) ? rows.length : null));
const store = createAppStore();

const glyphs: Record<Purchase['status'], GlyphName> = {
  paid: 'live',
  waits: 'draft',
  returned: 'returned',
  failed: 'failed',
};

const columns: ListColumn<Purchase>[] = [
  {
    id: 'title',
    header: 'Покупка',
    cell: ({ title, cover, kind }) => <MediaCell title={title} cover={cover} subtitle={kind} />,
    sort: 'title',
    phone: 'title',
  },
  {
    id: 'status',
    header: 'Статус',
    cell: ({ status }) => <Status glyph={glyphs[status]}>{statuses[status]}</Status>,
    width: 160,
    hideable: true,
  },
  ...plainColumns.map(({ id, header, width, text }): ListColumn<Purchase> => ({
    id,
    header,
    cell: text,
    width,
    align: id === 'client' || id === 'country' ? 'start' : 'end',
    sort: id,
    hideable: true,
  })),
];

const refund: BulkAction<Purchase> = {
  id: 'refund',
  label: 'Вернуть',
  done: 'Возвращено',
  applies: ({ status }) => status === 'paid',
  run: () => Promise.resolve(),
};
const filters = [periodFilter({ id: 'made', label: 'Сделаны' })];
const sorts = [{ id: 'new', label: 'Сначала новые', by: '-made' }];
const bulk = [refund];
const texts = {
  title: 'Покупки',
  search: 'Клиент или №',
  emptyTitle: 'Здесь будут покупки',
  emptyText: 'Покупка появится, когда клиент оплатит.',
  noMatch: 'Ни\u00A0одна покупка не\u00A0подходит',
  moreFailed: 'Следующие покупки не\u00A0загрузились',
};

/** A list of the console with all that the kit does: links, checkboxes and a menu in each row. */
function Page() {
  return (
    <main style={{ padding: '0 40px' }}>
      <ListScreen
        id="purchases"
        texts={texts}
        icon={<Receipt size={24} strokeWidth={1.5} aria-hidden />}
        list={list}
        count={() => total}
        filters={filters}
        sorts={sorts}
        columns={columns}
        covers
        rowName={({ title }) => title}
        rowHref={({ id }) => `/purchases/${id}`}
        bulk={bulk}
      />
    </main>
  );
}

const page = document.scrollingElement;
const root = document.querySelector('#root');
if (page === null || root === null) throw new Error('The page has no #root');

measured({
  mount: () =>
    createRoot(root).render(
      <Provider store={store}>
        <HashRouter>
          <Page />
        </HashRouter>
      </Provider>,
    ),
  start: () => store.set(answeredAtom, true),
  scroller: () => page,
  row: '[role=row][data-index]',
  head: '[role=columnheader]',
  toEnd: () => page.scrollTo({ top: page.scrollHeight, behavior: 'instant' }),
  last: rows.at(-1)?.title ?? '',
});
