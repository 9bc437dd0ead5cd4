import type { ReactNode } from 'react';
import type { Course } from '#domain/course/schema.ts';
import type { PublishedRow } from '#atoms/publication/rows.ts';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { nameColumn } from '#features/kits/list/ListParts/nameColumn.tsx';
import { Quiet, useMomentColumn } from '#features/kits/list/ListParts/useMomentColumn.tsx';
import { useStatusColumn } from '#features/kits/list/ListParts/useStatusColumn.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { columnMessages } from './columnMessages.ts';
import { programSize } from '../count.ts';
import { programMessages } from '../programMessages.ts';

type Row = PublishedRow<Course>;

/** The heads of these columns in the gender of the kind. */
interface Heads {
  name: string;
  size: string;
  price: string;
  sales: string;
  created: string;
  changed: string;
}

/** The columns that courses and marathons share. */
export function useProgramColumns<R extends Row>(t: Heads, icon: ReactNode) {
  const words = useMessages(programMessages);
  const own = useMessages(columnMessages);
  const moment = useMomentColumn<R>();
  const status = useStatusColumn<R>();
  const sizeText = ({ item }: R) => {
    const size = programSize(item);
    return size.modules === 0
      ? words.noModules
      : `${words.modules(size.modules)} · ${words.lectures(size.lectures)}`;
  };
  const price = ({ publication }: R) => {
    if (publication === undefined) return null;
    const { costKopecks, currency } = publication;
    return costKopecks === 0 ? own.free : formatMoney(costKopecks, currency);
  };
  const statusOf = ({ publication }: R) => publication?.status ?? 'draft';

  return {
    name: nameColumn({ header: t.name, icon: icon, notes: (row) => [row.item.subtitle, price(row)] }),
    publication: status('publication', statusOf, { id: 'publication', header: own.publication, width: 188 }),
    size: {
      id: 'size',
      header: t.size,
      cell: (row) => <Quiet>{sizeText(row)}</Quiet>,
      width: 176,
      sort: 'modulesCount',
      hideable: true,
      priority: 2,
      csv: sizeText,
    },
    price: {
      id: 'price',
      header: t.price,
      cell: price,
      align: 'end',
      width: 96,
      hideable: true,
      optional: true,
      priority: 3,
      csv: ({ publication }) => publication && publication.costKopecks / 100,
    },
    sales: {
      id: 'sales',
      header: t.sales,
      cell: ({ publication }) => publication && groupDigits(publication.salesCount),
      align: 'end',
      width: 96,
      hideable: true,
      priority: 1,
      phone: 'figure',
      phoneLabel: t.sales,
      csv: ({ publication }) => publication?.salesCount,
    },
    created: moment(({ item }) => item.createdAt, {
      id: 'created',
      header: t.created,
      sort: 'createdAt',
      optional: true,
      priority: 4,
    }),
    changed: moment(({ item }) => item.updatedAt, {
      id: 'changed',
      header: t.changed,
      sort: 'updatedAt',
      priority: 5,
      phone: 'note',
    }),
  } as const satisfies Record<string, ListColumn<R>>;
}
