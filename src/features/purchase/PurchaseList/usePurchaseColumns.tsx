import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { kindName } from '#domain/kinds.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { soldCoversAtom } from '#atoms/purchase/covers.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { MediaCell } from '#components/data/DataTable/MediaCell.tsx';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { KindIcon } from '#components/primitives/KindIcon/KindIcon.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { countryName } from '#lib/text/countries.ts';
import { csvMoment } from '#lib/file/csvMoment.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { truncate } from '#theme/mixins.ts';
import { color, type, weight } from '#theme/tokens.ts';
import { kindOf, methodName } from '../names.ts';
import { messages } from './messages.ts';

type Messages = (typeof messages)['ru'];

/** A column that is asked for, and always in the file. */
const more = { hideable: true, optional: true, priority: 4 } as const;

/** Sums besides what the client paid: zero is a dash among figures. */
function sums(t: Messages): ListColumn<Purchase>[] {
  const sum = (
    id: string,
    header: string,
    kopecksOf: (purchase: Purchase) => number,
    rest: Partial<ListColumn<Purchase>> = {},
  ): ListColumn<Purchase> => ({
    id,
    header,
    cell: (purchase) => {
      const kopecks = kopecksOf(purchase);
      return kopecks === 0 ? null : formatMoney(kopecks, purchase.currency);
    },
    align: 'end',
    width: 104,
    ...more,
    csv: (purchase) => kopecksOf(purchase) / 100,
    ...rest,
  });
  return [
    sum('price', t.price, ({ amountKopecks, discountKopecks }) => amountKopecks + discountKopecks),
    sum('discount', t.discount, ({ discountKopecks }) => discountKopecks),
    sum('fee', t.fee, ({ feeKopecks }) => feeKopecks),
    sum('refund', t.refund, ({ refundedKopecks }) => refundedKopecks),
    sum('net', t.net, ({ netKopecks }) => netKopecks, { sort: 'netKopecks', optional: false, priority: 2 }),
  ];
}

interface CellProps {
  purchase: Purchase;
}

/** What was sold, of what kind, and when. */
function Sold({ purchase }: CellProps) {
  const language = useLanguage();
  const zone = useAtomValue(authorZoneAtom);
  const covers = useAtomValue(soldCoversAtom);
  const { title, contentId, contentType, createdAt } = purchase;
  const kind = kindOf(purchase);
  const cover = covers.get(contentId);
  const made = createdAt && formatMoment(createdAt, zone, language);
  return (
    <MediaCell
      {...(cover !== undefined && { cover: imageUrl(cover) })}
      {...(kind !== null && {
        icon: <KindIcon kind={kind} size={16} />,
        mark: <KindIcon kind={kind} />,
      })}
      title={title}
      subtitle={[kindName(contentType, language), made].filter(Boolean).join(' · ')}
    />
  );
}

/** How a purchase stands, and what its status has to say for itself. */
function PurchaseStatus({ purchase }: CellProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorZoneAtom);
  const remark = ({ status, payUntil, failureReason, refundedKopecks, currency }: Purchase) => {
    if (status === 'awaiting' && payUntil) return t.until(formatMoment(payUntil, zone, language));
    if (status === 'failed') return failureReason ?? null;
    return status === 'partially_refunded' ? formatMoney(-refundedKopecks, currency) : null;
  };
  const words = remark(purchase);
  return (
    <Two>
      <StatusOf kind="purchase" status={purchase.status} />
      {words !== null && <Remark>{words}</Remark>}
    </Two>
  );
}

/** Columns of purchases, in the table and in the exported file. */
export function usePurchaseColumns(): ListColumn<Purchase>[] {
  const t = useMessages(messages);
  const language = useLanguage();
  const zone = useAtomValue(authorZoneAtom);
  const text = (
    id: string,
    header: string,
    of: (purchase: Purchase) => string | null,
  ): ListColumn<Purchase> => ({
    id,
    header,
    cell: of,
    width: 132,
    ...more,
    csv: of,
  });
  const moment = (iso: string | null | undefined) => (iso ? formatMoment(iso, zone, language) : null);
  return [
    {
      id: 'purchase',
      header: t.purchase,
      cell: (purchase) => <Sold purchase={purchase} />,
      sort: 'title',
      minWidth: 240,
      phone: 'title',
      csv: ({ title }) => title,
    },
    text('number', t.number, ({ number }) => number),
    text('kind', t.kind, (purchase) => kindName(purchase.contentType, language)),
    {
      id: 'client',
      header: t.client,
      cell: ({ client }) => client.name,
      width: 140,
      sort: 'client',
      hideable: true,
      priority: 1,
      phone: 'note',
      csv: ({ client }) => client.name,
    },
    text('email', t.email, ({ client }) => client.contact ?? null),
    {
      id: 'status',
      header: t.status,
      cell: (purchase) => <PurchaseStatus purchase={purchase} />,
      width: 188,
      sort: 'status',
      hideable: true,
      phone: 'state',
      csv: ({ status }) => statusLook('purchase', status, language).label,
    },
    {
      id: 'amount',
      header: t.amount,
      cell: ({ amountKopecks, currency }) => <Strong>{formatMoney(amountKopecks, currency)}</Strong>,
      align: 'end',
      width: 104,
      sort: 'amountKopecks',
      phone: 'figure',
      csv: ({ amountKopecks }) => amountKopecks / 100,
    },
    ...sums(t),
    text('currency', t.currency, ({ currency }) => currency),
    text('coupon', t.coupon, ({ coupon }) => coupon ?? null),
    text('method', t.method, ({ method }) => (method ? methodName(method, language) : null)),
    text('country', t.country, ({ country }) => (country ? countryName(country, language) : null)),
    text('source', t.source, ({ source }) => source ?? null),
    {
      ...text('made', t.made, ({ createdAt }) => moment(createdAt)),
      sort: 'createdAt',
      csv: ({ createdAt }) => csvMoment(createdAt, zone),
    },
    {
      ...text('paid', t.paid, ({ paidAt }) => moment(paidAt)),
      sort: 'paidAt',
      csv: ({ paidAt }) => csvMoment(paidAt ?? undefined, zone),
    },
  ];
}

const Two = styled.div`
  display: grid;
  min-width: 0;
`;

/** Under the words of the status, past its mark. */
const Remark = styled.span`
  padding-left: 24px;
  ${type.caption}
  ${truncate}
  color: ${color.ink2};
`;

const Strong = styled.span`
  font-weight: ${weight.strong};
`;
