import type { ReactNode } from 'react';
import type { LectureRow } from '#atoms/lecture/rows.ts';
import { LectureStatus } from '#features/kits/record/LectureStatus/LectureStatus.tsx';
import { lectureStatus, lectureUsage } from '#features/kits/record/LectureStatus/lectureStatus.ts';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { nameColumn } from '../ListParts/nameColumn.tsx';
import { Quiet, useMomentColumn } from '../ListParts/useMomentColumn.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { messages } from './messages.ts';

const minutesOf = ({ item: lecture }: LectureRow) =>
  lecture.durationSec ? Math.max(1, Math.round(lecture.durationSec / 60)) : null;

/** Columns of recordings, in the table and in the exported file. */
export function useMediaColumns(icon: ReactNode): ListColumn<LectureRow>[] {
  const t = useMessages(messages);
  const moment = useMomentColumn<LectureRow>();
  const language = useLanguage();
  const length = (row: LectureRow) => {
    const minutes = minutesOf(row);
    return minutes === null ? null : t.minutes(minutes);
  };
  const price = ({ publication }: LectureRow) => {
    if (publication === undefined) return null;
    const { costKopecks, currency } = publication;
    return costKopecks === 0 ? t.free : formatMoney(costKopecks, currency);
  };

  return [
    nameColumn({ header: t.name, icon: icon, notes: (row) => [length(row), price(row)] }),
    {
      id: 'status',
      header: t.status,
      cell: ({ item: lecture, publication }) => <LectureStatus lecture={lecture} publication={publication} />,
      width: 200,
      hideable: true,
      phone: 'state',
      csv: ({ item: lecture, publication }) => lectureStatus(lecture, publication, language)?.label,
    },
    {
      id: 'use',
      header: t.use,
      cell: ({ item: lecture }) => <Quiet>{lectureUsage(lecture, language)}</Quiet>,
      width: 152,
      hideable: true,
      priority: 1,
      phone: 'figure',
      csv: ({ item: lecture }) => lecture.usedIn?.map(({ name }) => name).join(', '),
    },
    {
      id: 'length',
      header: t.length,
      cell: length,
      align: 'end',
      width: 96,
      sort: 'durationSec',
      hideable: true,
      optional: true,
      priority: 3,
      csv: minutesOf,
    },
    {
      id: 'price',
      header: t.price,
      cell: price,
      align: 'end',
      width: 88,
      hideable: true,
      optional: true,
      priority: 2,
      csv: ({ publication }) => publication && publication.costKopecks / 100,
    },
    moment(({ item: lecture }) => lecture.createdAt, {
      id: 'created',
      header: t.created,
      sort: 'createdAt',
      optional: true,
      priority: 4,
    }),
    moment(({ item: lecture }) => lecture.updatedAt, {
      id: 'changed',
      header: t.changed,
      sort: 'updatedAt',
      phone: 'note',
    }),
  ];
}
