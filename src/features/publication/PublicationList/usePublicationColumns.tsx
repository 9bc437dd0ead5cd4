import { useAtomValue } from 'jotai';
import { Layers } from 'lucide-react';
import { kindName } from '#domain/kinds.ts';
import { isContentType } from '#domain/content/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { courseWeeks } from '#atoms/publication/courseWeeks.ts';
import type { RowWithSales } from '#atoms/publication/rowsWithSales.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { MediaCell } from '#components/data/DataTable/MediaCell.tsx';
import { Sparkline } from '#components/data/Sparkline/Sparkline.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { PublicationStatus } from '#features/kits/publication/PublicationStatus/PublicationStatus.tsx';
import { publicationLabel } from '#features/kits/publication/PublicationStatus/publicationStatuses.ts';
import { csvMoment } from '#lib/file/csvMoment.ts';
import { formatMoment } from '#lib/time/dates.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import * as S from '../cells.styles.ts';
import { ContentLine } from '../ContentLine/ContentLine.tsx';
import { priceText, statusNote } from '../words.ts';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

type Words = (typeof messages)['ru'];

/** What is sold. */
const contentColumns = (t: Words, language: Language): ListColumn<RowWithSales>[] => [
  {
    id: 'title',
    header: t.name,
    cell: (row) => {
      const { contentType, imageId, title } = row.publication;
      return (
        <MediaCell
          cover={imageId ? imageUrl(imageId) : undefined}
          icon={<Layers {...icon} />}
          mark={isContentType(contentType) && <KindIcon kind={contentType} />}
          title={title}
          subtitle={<ContentLine row={row} />}
        />
      );
    },
    sort: 'title',
    minWidth: 280,
    phone: 'title',
    csv: ({ publication }) => publication.title,
  },
  {
    id: 'type',
    header: t.type,
    cell: ({ publication }) => <S.Quiet>{kindName(publication.contentType, language)}</S.Quiet>,
    width: 120,
    hideable: true,
    optional: true,
    priority: 5,
    csv: ({ publication }) => kindName(publication.contentType, language),
  },
];

/** For how much it is sold, and was before. */
const priceColumns = (t: Words, language: Language): ListColumn<RowWithSales>[] => [
  {
    id: 'price',
    header: t.price,
    cell: ({ publication: { costKopecks, oldCostKopecks, currency } }) => (
      <S.Price>
        <span>{priceText(costKopecks, currency, language)}</span>
        {oldCostKopecks != null && oldCostKopecks > costKopecks && (
          <S.Old>{formatMoney(oldCostKopecks, currency)}</S.Old>
        )}
      </S.Price>
    ),
    align: 'end',
    width: 92,
    sort: 'costKopecks',
    hideable: true,
    phone: 'figure',
    csv: ({ publication }) => publication.costKopecks / 100,
  },
  {
    id: 'oldPrice',
    header: t.oldPrice,
    cell: ({ publication: { oldCostKopecks, currency } }) =>
      oldCostKopecks == null ? null : formatMoney(oldCostKopecks, currency),
    align: 'end',
    width: 104,
    hideable: true,
    optional: true,
    priority: 5,
    csv: ({ publication: { oldCostKopecks } }) => (oldCostKopecks == null ? null : oldCostKopecks / 100),
  },
];

/** How it sells, and what came of that. */
const salesColumns = (t: Words): ListColumn<RowWithSales>[] => [
  {
    id: 'sales',
    header: t.sales,
    cell: ({ publication: { salesCount }, course }) =>
      salesCount === 0 ? null : (
        <S.Sales>
          {course?.some((sold) => sold > 0) && (
            <Sparkline values={course} label={t.course(courseWeeks, Math.max(...course))} />
          )}
          <S.Count>{groupDigits(salesCount)}</S.Count>
        </S.Sales>
      ),
    align: 'end',
    width: 104,
    sort: 'salesCount',
    hideable: true,
    priority: 2,
    csv: ({ publication }) => publication.salesCount,
  },
  {
    id: 'income',
    header: t.income,
    cell: ({ publication: { revenueKopecks, currency } }) =>
      revenueKopecks === 0 ? null : <S.Strong>{formatMoney(revenueKopecks, currency)}</S.Strong>,
    align: 'end',
    width: 104,
    sort: 'revenueKopecks',
    hideable: true,
    priority: 1,
    phone: 'note',
    phoneLabel: t.incomeLabel,
    csv: ({ publication }) => publication.revenueKopecks / 100,
  },
];

/** Columns of publications, in the table and in the exported file. */
export function usePublicationColumns(): ListColumn<RowWithSales>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const zone = useAtomValue(authorAtom)?.timezone;

  /** On a card there is no column of sales: they stand under the status. */
  const noteOf = ({ publication }: RowWithSales) =>
    phone && publication.salesCount > 0
      ? t.salesCount(publication.salesCount)
      : statusNote(publication, zone, language);

  return [
    ...contentColumns(t, language),
    {
      id: 'status',
      header: t.status,
      cell: (row) => {
        const note = noteOf(row);
        return (
          <PublicationStatus
            status={row.publication.status}
            {...(note !== undefined && { note, notePlacement: 'below' })}
          />
        );
      },
      width: 168,
      sort: 'status',
      hideable: true,
      phone: 'state',
      csv: ({ publication }) => publicationLabel(publication.status, language),
    },
    ...priceColumns(t, language),
    ...salesColumns(t),
    {
      id: 'changed',
      header: t.changed,
      cell: ({ publication: { updatedAt } }) =>
        updatedAt === undefined ? null : <S.Quiet>{formatMoment(updatedAt, zone, language)}</S.Quiet>,
      align: 'end',
      width: 116,
      sort: 'updatedAt',
      hideable: true,
      priority: 3,
      csv: ({ publication }) => csvMoment(publication.updatedAt, zone),
    },
    {
      id: 'comment',
      header: t.comment,
      cell: ({ publication: { moderatorComment } }) =>
        moderatorComment ? <S.Quiet>{moderatorComment}</S.Quiet> : null,
      width: 240,
      hideable: true,
      optional: true,
      priority: 6,
      csv: ({ publication }) => publication.moderatorComment,
    },
  ];
}
