import { BadgeCheck, Ellipsis, Receipt, Undo2 } from 'lucide-react';
import * as v from 'valibot';
import { ApiError } from '#api/api-error.ts';
import { entityKeys } from '#api/keys.ts';
import { listOf, type ListRequest } from '#domain/lists.ts';
import { createList } from '#atoms/list.ts';
import type { Page } from '#atoms/pages.ts';
import { hugeColumns, hugeRows, type HugeRow } from '#components/data/DataTable/samples.tsx';
import { MediaCard } from '#components/data/MediaCard/MediaCard.tsx';
import type { GridCardProps } from '#components/data/LongMediaGrid/LongMediaGrid.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import type { ListFilter } from './listFilter.ts';
import { CardListScreen } from './CardListScreen.tsx';
import { ListScreen } from './ListScreen.tsx';
import { periodFilter } from './period.ts';
import type { BulkAction, ListColumn, ListScreenProps } from './types.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** How the next call of a sample ends, or what it waits for before it is answered. */
type Answer = 'right' | 'fails' | 'partly' | (() => Promise<unknown>);

/** A kind of rows made in memory, read page by page as any other. Made anew for each story. */
export function sampleKind(size: number, { atOnce = false }: { atOnce?: boolean } = {}) {
  const [first, ...others] = hugeRows(size);
  // A name that a spreadsheet would run.
  const rows = first ? [{ ...first, name: '=1+1' }, ...others] : [];
  const sample = { next: 'right' as Answer, refunded: [] as string[], asked: [] as ListRequest[] };

  const read = async (request: ListRequest, _signal?: AbortSignal): Promise<Page<HugeRow>> => {
    const { search = '', sort = '', filter = {}, page = 1, limit = 25 } = request ?? {};
    sample.asked.push(request);
    if (typeof sample.next === 'function') await sample.next();
    if (sample.next === 'fails') throw new ApiError('http', 'refused', { status: 500 });
    const statuses = filter['status'] as string[] | undefined;
    const found = rows
      .filter(({ name, client }) => `${name} ${client}`.toLowerCase().includes(search.toLowerCase()))
      .filter(({ status }) => statuses?.includes(status) ?? true)
      .filter(({ sales }) => filter['unsold'] === undefined || sales === 0);
    const by = sort.replace(/^-/, '') as keyof HugeRow;
    const turn = sort.startsWith('-') ? -1 : 1;
    if (sort !== '' && by in (first ?? {})) {
      found.sort((a, b) => (a[by] < b[by] ? -turn : a[by] > b[by] ? turn : 0));
    }
    const from = (page - 1) * limit;
    if (sample.next === 'partly') {
      const data = { list: [{}, {}, ...found.slice(from + 2, from + limit)], count: found.length };
      const schema = listOf(v.looseObject({ id: v.string() }));
      const { issues = [] } = v.safeParse(schema, data);
      throw new ApiError('invalid-answer', 'list.0.id', { misfit: { schema, data, issues } });
    }
    return { list: atOnce ? found : found.slice(from, from + limit), count: found.length };
  };

  const list = createList<HugeRow>({
    keys: entityKeys(`sample-${size}`),
    read,
    notListed: () => 'Покупки не\u00A0загрузились',
  });
  return { ...list, read, sample };
}

type SampleKind = ReturnType<typeof sampleKind>;

const sortFields: Record<string, string> = { price: 'price', income: 'income', name: 'name' };
const columns: ListColumn<HugeRow>[] = hugeColumns.map((column) => ({
  ...column,
  sort: sortFields[column.id],
  hideable: column.id !== 'name',
  optional: column.id === 'city',
  csv: (row) => row[column.id as keyof HugeRow],
}));

const filters: ListFilter[] = [
  {
    kind: 'any',
    id: 'status',
    label: 'Статус',
    options: ['Оплачена', 'Ожидает оплаты', 'Возвращена'].map((value) => ({ value, label: value })),
  },
  periodFilter({ id: 'made', label: 'Сделаны' }),
  { kind: 'flag', id: 'unsold', label: 'Без продаж', ask: { unsold: true }, quick: true },
];

/** Refuses two of the purchases, each for a reason of its own. */
const refund = ({ sample }: SampleKind): BulkAction<HugeRow> => ({
  id: 'refund',
  label: 'Вернуть',
  icon: <Undo2 {...icon} />,
  done: 'Возвращено',
  applies: ({ status }) => status === 'Оплачена',
  run: async ({ id }) => {
    if (id === 'h-3') throw new Error('Банк отказал');
    if (id === 'h-9') throw new Error('Прошло больше 30\u00A0дней');
    sample.refunded.push(id);
  },
  reason: (error) => (error instanceof Error ? error.message : ''),
});

const check: BulkAction<HugeRow> = {
  id: 'check',
  label: 'Проверить',
  icon: <BadgeCheck {...icon} />,
  done: 'Проверено',
  applies: () => true,
  run: async () => undefined,
};

const card = ({ id, name, client, status }: HugeRow, { onMenu, tabIndex, selected }: GridCardProps) => (
  <MediaCard
    href={`/purchases/${id}`}
    linkAs={RouterLink}
    icon={<Receipt size={24} strokeWidth={1.5} aria-hidden />}
    title={name}
    status={status}
    note={client}
    selected={selected}
    tabIndex={tabIndex}
    menu={
      <IconButton
        size="small"
        label={`Действия: ${name}`}
        icon={<Ellipsis {...icon} />}
        aria-haspopup="menu"
        tabIndex={tabIndex}
        onClick={onMenu}
      />
    }
    onContextMenu={onMenu}
  />
);

const texts = {
  title: 'Покупки',
  search: 'Клиент или №',
  emptyTitle: 'Здесь будут покупки',
  emptyText: 'Покупка появится, когда клиент оплатит.',
  noMatch: 'Ни\u00A0одна покупка не\u00A0подходит',
  moreFailed: 'Следующие покупки не\u00A0загрузились',
};

interface SampleListProps extends Partial<ListScreenProps<HugeRow>> {
  kind: SampleKind;
  /** With cards besides the table. */
  cards?: boolean;
}

/** A list of a kind that is in no platform: all that the list kit has. */
export function SampleList({ kind, cards = false, ...rest }: SampleListProps) {
  const list: ListScreenProps<HugeRow> = {
    id: 'sample-purchases',
    texts,
    icon: <Receipt size={24} strokeWidth={1.5} aria-hidden />,
    list: kind.listAtom,
    count: kind.countAtom,
    read: kind.read,
    filters,
    sorts: [
      { id: 'new', label: 'Сначала новые', by: '-createdAt' },
      { id: 'name', label: 'По\u00A0названию', by: 'name' },
    ],
    columns,
    rowName: ({ name }) => name,
    rowHref: ({ id }) => `/purchases/${id}`,
    bulk: [refund(kind), check],
    create: { label: 'Новая покупка', href: '/purchases/new' },
    ...rest,
  };
  return cards ? <CardListScreen {...list} card={card} /> : <ListScreen {...list} />;
}
