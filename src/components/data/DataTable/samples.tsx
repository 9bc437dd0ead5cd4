import styled from 'styled-components';
import golos from '#components/data/Cover/fixtures/golos.svg';
import kamni from '#components/data/Cover/fixtures/kamni.svg';
import rassvet from '#components/data/Cover/fixtures/rassvet.svg';
import son from '#components/data/Cover/fixtures/son.svg';
import vydoh from '#components/data/Cover/fixtures/vydoh.svg';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import { Status } from '#components/feedback/Status/Status.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import { kindName, type Kind } from '#domain/kinds.ts';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { color, weight } from '#theme/tokens.ts';
import type { DataColumn } from './columns.ts';
import { MediaCell } from './MediaCell.tsx';
import { RowTitle } from './RowTitle.tsx';

/** A publication, for stories. */
export interface Sale {
  id: string;
  title: string;
  cover?: string;
  kind: Kind;
  facts: string;
  glyph: GlyphName;
  status: string;
  note?: string;
  costKopecks: number;
  sales: number;
  incomeKopecks: number;
  changed: string;
}

const published = { glyph: 'live', status: 'Опубликована' } as const;

export const sales: Sale[] = [
  {
    id: 'p-1',
    title: 'Тело без тревоги: восемь недель',
    cover: vydoh,
    kind: 'course',
    facts: '8\u00A0модулей · 42\u00A0лекции',
    ...published,
    costKopecks: 690_000,
    sales: 214,
    incomeKopecks: 147_660_000,
    changed: 'Сегодня, 11:48',
  },
  {
    id: 'p-2',
    title: 'Дыхание 4–7–8 перед сном',
    cover: son,
    kind: 'meditation',
    facts: '18\u00A0мин',
    glyph: 'attention',
    status: 'Нужны правки',
    note: '1\u00A0замечание',
    costKopecks: 39_000,
    sales: 0,
    incomeKopecks: 0,
    changed: 'Сегодня, 10:20',
  },
  {
    id: 'p-3',
    title: 'Мягкие плечи за\u00A0двадцать минут',
    cover: golos,
    kind: 'lecture',
    facts: '22\u00A0мин',
    glyph: 'approved',
    status: 'Одобрена',
    note: 'Можно публиковать',
    costKopecks: 69_000,
    sales: 0,
    incomeKopecks: 0,
    changed: '18\u00A0нояб., 16:40',
  },
  {
    id: 'p-4',
    title: 'Разбор дыхательных паттернов',
    kind: 'consultation',
    facts: '60\u00A0мин, видеозвонок',
    ...published,
    costKopecks: 450_000,
    sales: 58,
    incomeKopecks: 26_100_000,
    changed: '17\u00A0нояб., 12:11',
  },
  {
    id: 'p-5',
    title: 'Опора и\u00A0равновесие стоя',
    cover: kamni,
    kind: 'lecture',
    facts: '27\u00A0мин',
    ...published,
    costKopecks: 0,
    sales: 412,
    incomeKopecks: 0,
    changed: '14\u00A0нояб., 08:30',
  },
  {
    id: 'p-6',
    title: 'Сон: мягкая настройка',
    cover: rassvet,
    kind: 'meditation',
    facts: '31\u00A0мин',
    glyph: 'down',
    status: 'Снята с\u00A0публикации',
    note: 'с\u00A02\u00A0нояб.',
    costKopecks: 29_000,
    sales: 97,
    incomeKopecks: 2_813_000,
    changed: '2\u00A0нояб., 19:54',
  },
];

const Strong = styled.span`
  font-weight: ${weight.strong};
`;

const Quiet = styled.span`
  color: ${color.ink2};
`;

export const saleColumns: DataColumn<Sale>[] = [
  {
    id: 'title',
    header: 'Название',
    cell: ({ title, cover, kind, facts }) => (
      <MediaCell
        title={title}
        cover={cover}
        icon={<KindIcon kind={kind} />}
        mark={<KindIcon kind={kind} />}
        subtitle={`${kindName(kind, 'ru')} · ${facts}`}
      />
    ),
    minWidth: 260,
    sortable: true,
    phone: 'title',
  },
  {
    id: 'status',
    header: 'Статус',
    cell: ({ glyph, status, note }) => (
      <Status glyph={glyph} note={note} notePlacement="below">
        {status}
      </Status>
    ),
    width: 172,
    hideable: true,
    phone: 'state',
  },
  {
    id: 'price',
    header: 'Цена',
    cell: ({ costKopecks }) => (costKopecks === 0 ? 'Бесплатно' : formatMoney(costKopecks)),
    align: 'end',
    width: 84,
    sortable: true,
    hideable: true,
    phone: 'figure',
  },
  {
    id: 'sales',
    header: 'Продажи',
    cell: ({ sales }) => (sales === 0 ? null : groupDigits(sales)),
    align: 'end',
    width: 84,
    sortable: true,
    hideable: true,
    priority: 3,
  },
  {
    id: 'income',
    header: 'Доход',
    cell: ({ incomeKopecks }) => (incomeKopecks === 0 ? null : <Strong>{formatMoney(incomeKopecks)}</Strong>),
    align: 'end',
    width: 100,
    sortable: true,
    hideable: true,
    priority: 1,
    phone: 'note',
    phoneLabel: 'доход',
  },
  {
    id: 'changed',
    header: 'Изменена',
    cell: ({ changed }) => <Quiet>{changed}</Quiet>,
    align: 'end',
    width: 120,
    hideable: true,
    priority: 2,
  },
];

/** A row of the table that is as long as it may get. */
export interface HugeRow {
  id: string;
  name: string;
  client: string;
  city: string;
  status: string;
  price: number;
  sales: number;
  income: number;
  changed: string;
}

const names = ['Голос и\u00A0диафрагма', 'Мягкие плечи', 'Опора стоя', 'Дыхание лёжа', 'Карта тела'];
const clients = ['Вера Орлова', 'Лев Гусев', 'Нина Белова', 'Игорь Лапин', 'Анна Юрьева', 'Пётр Савин'];
const cities = ['Москва', 'Казань', 'Новосибирск', 'Алматы', 'Тбилиси', 'Ереван', 'Пермь'];
const states = ['Оплачена', 'Ожидает оплаты', 'Возвращена'];
const of = (list: readonly string[], index: number) => list[index % list.length] ?? '';

/** Rows made in memory, always the same. */
export function hugeRows(count: number): HugeRow[] {
  return Array.from({ length: count }, (_, index) => {
    const price = 290 + ((index * 37) % 60) * 100;
    const sold = (index * 13) % 500;
    return {
      id: `h-${index}`,
      name: `${of(names, index)} ${index + 1}`,
      client: of(clients, index),
      city: of(cities, index),
      status: of(states, index),
      price,
      sales: sold,
      income: price * sold,
      changed: `${1 + (index % 28)}\u00A0нояб., ${10 + (index % 9)}:${10 + (index % 49)}`,
    };
  });
}

const text = (id: keyof HugeRow, header: string, width: number): DataColumn<HugeRow> => ({
  id,
  header,
  cell: (row) => row[id],
  width,
});

const figure = (id: 'price' | 'sales' | 'income', header: string, unit = ''): DataColumn<HugeRow> => ({
  id,
  header,
  cell: (row) => groupDigits(row[id]) + unit,
  align: 'end',
  width: 104,
  sortable: true,
});

/** Eight columns of text and figures. */
export const hugeColumns: DataColumn<HugeRow>[] = [
  { id: 'name', header: 'Покупка', cell: ({ name }) => <RowTitle>{name}</RowTitle>, phone: 'title' },
  { ...text('client', 'Клиент', 132), phone: 'state' },
  { ...text('city', 'Город', 108), priority: 2 },
  text('status', 'Статус', 128),
  { ...figure('price', 'Цена', '\u00A0₽'), phone: 'figure' },
  { ...figure('sales', 'Продажи'), priority: 3 },
  figure('income', 'Доход', '\u00A0₽'),
  { ...text('changed', 'Изменена', 120), align: 'end', priority: 1 },
];
