import { atom, useAtomValue } from 'jotai';
import styled from 'styled-components';
import { paidAmong, type IncomeRequest } from '#api/purchase/readIncome.ts';
import type { Totals } from '#domain/purchase/schema.ts';
import { purchaseCountAtom, purchaseTotalsAtom } from '#atoms/purchase/purchases.ts';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Stat, type StatChange } from '#components/data/Stat/Stat.tsx';
import { daysBefore, momentsOfDays } from '#lib/time/buckets.ts';
import { formatPercent } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { groupDigits } from '#lib/number/numbers.ts';
import { media } from '#theme/media.ts';
import { color, space } from '#theme/tokens.ts';
import type { Shown } from '../shown.ts';
import { messages } from './messages.ts';

const nullAtom = atom(null);

interface FiguresProps {
  /** The sums of all that match; null while they are not known. */
  totals: Totals | null;
  /** Older sums are shown while those of other filters are read. */
  refreshing: boolean;
  /** The filter, without the period. */
  request: IncomeRequest;
  shown: Pick<Shown, 'period' | 'days' | 'moments' | 'timeZone'>;
}

const refundStatuses = ['refunded', 'partially_refunded'];

/** How much more or less it is now; undefined where there was nothing to compare with. */
export function changeOf(
  now: number,
  before: number,
): { share: number; direction: 'up' | 'down' } | undefined {
  if (before <= 0 || now === before) return undefined;
  return { share: Math.abs(now - before) / before, direction: now > before ? 'up' : 'down' };
}

/** What is left to the author, and the three sums that it is made of: turnover less fee less refunds. */
export function Figures({ totals, refreshing, request, shown }: FiguresProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  // The sums come with the rows. What they are compared with is asked for after these.
  const asked = totals === null ? null : request;
  const paid = paidAmong(request.filter?.['status']);
  const before = useBefore(asked, shown);
  const sales = useCountOf(asked, shown, paid);
  const refunds = useCountOf(
    asked,
    shown,
    paid.filter((status) => refundStatuses.includes(status)),
  );
  const figure = (kopecks: number | undefined, width: number) =>
    kopecks === undefined ? <Skeleton width={width} height={24} /> : formatMoney(kopecks);
  const change =
    totals !== null && before !== null ? changeOf(totals.netKopecks, before.netKopecks) : undefined;
  const told: StatChange | undefined = change && {
    text: formatPercent(change.share, language),
    direction: change.direction,
  };
  return (
    <Root role="group" aria-label={t.figures} aria-busy={totals === null || refreshing || undefined}>
      <Stat
        size="large"
        label={t.net}
        value={figure(totals?.netKopecks, 160)}
        {...(told && { change: told })}
        note={
          before !== null && (
            <>
              <Dash aria-hidden />
              {t.before(formatMoney(before.netKopecks))}
            </>
          )
        }
      />
      <Stat
        label={t.gross}
        value={figure(totals?.grossKopecks, 104)}
        note={sales !== null && t.sales(sales, groupDigits(sales))}
      />
      <Stat
        label={t.fee}
        value={figure(totals?.feeKopecks, 88)}
        note={
          totals !== null &&
          totals.grossKopecks > 0 &&
          formatPercent(totals.feeKopecks / totals.grossKopecks, language)
        }
      />
      <Stat
        label={t.refunds}
        value={figure(totals?.refundedKopecks, 72)}
        note={refunds !== null && refunds > 0 && t.refunded(refunds, groupDigits(refunds))}
      />
    </Root>
  );
}

/** What is asked for with these filters besides. */
const within = ({ search, filter }: IncomeRequest, more: Record<string, unknown>) => ({
  ...(search !== undefined && { search }),
  filter: { ...filter, ...more },
});

/** The sums of as many days right before; null for all time, and until they are known. */
function useBefore(
  request: IncomeRequest | null,
  { period, days, timeZone }: FiguresProps['shown'],
): Totals | null {
  const params =
    request === null || period === 'all' || days === null
      ? null
      : { ...within(request, momentsOfDays(daysBefore(days), timeZone)), limit: 1 };
  return useAtomValue(params === null ? nullAtom : purchaseTotalsAtom(params));
}

/** How many of these statuses match; null until it is known. */
function useCountOf(
  request: IncomeRequest | null,
  { moments }: FiguresProps['shown'],
  status: string[],
): number | null {
  const count = useAtomValue(
    request === null || status.length === 0
      ? nullAtom
      : purchaseCountAtom(within(request, { ...moments, status })),
  );
  return status.length === 0 ? 0 : count;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.5fr) repeat(3, minmax(0, 1fr));
  gap: ${space[4]} ${space[5]};
  margin-bottom: ${space[5]};

  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[3]};

    > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

/** The mark of the period before, as the chart has it. */
const Dash = styled.span`
  display: inline-block;
  width: 12px;
  height: 2px;
  margin-right: ${space[1]};
  border-radius: 1px;
  background: ${color.ink2};
  vertical-align: 4px;
`;
