import { useAtomValue } from 'jotai';
import type { ListState } from '#atoms/list.ts';
import { purchaseListAtom } from '#atoms/purchase/purchases.ts';
import type { Purchase, PurchaseList } from '#domain/purchase/schema.ts';
import { daysBefore } from '#lib/buckets.ts';
import { formatPercent, formatWhole } from '#lib/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/money.ts';
import type { Days } from '#lib/periods.ts';
import * as S from './Income.styles.ts';
import { messages } from './messages.ts';
import { paidIn } from './paid.ts';

/** What is told of the purchases of a period; null until it is known, or where the platform tells no sums. */
function factsOf({ count, answer }: ListState<Purchase, PurchaseList>) {
  const totals = answer?.totals;
  if (!totals || count === 0) return null;
  // Whole rubles: an average of kopecks says nothing more.
  const average = Math.round(totals.grossKopecks / count / 100) * 100;
  return { sales: count, average, refunded: totals.refundedKopecks };
}

const signed = (value: number, text: string) => `${value > 0 ? '+' : '\u2212'}${text}`;

/** Sales, the average one and refunds, beside the days before. Nothing where there were none. */
export function Facts({ days, timeZone }: { days: Days; timeZone: string }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const present = factsOf(useAtomValue(purchaseListAtom(paidIn(days, timeZone))));
  const before = factsOf(useAtomValue(purchaseListAtom(paidIn(daysBefore(days), timeZone))));
  if (present === null) return null;
  const grown = before === null ? 0 : present.sales - before.sales;
  const share = before === null || before.average === 0 ? 0 : present.average / before.average - 1;
  return (
    <S.Facts>
      <S.Fact>
        <dt>{t.sales}</dt>
        <dd>
          {formatWhole(present.sales)}{' '}
          {grown !== 0 && <S.Small $good={grown > 0}>{signed(grown, formatWhole(Math.abs(grown)))}</S.Small>}
        </dd>
      </S.Fact>
      <S.Fact>
        <dt>{t.average}</dt>
        <dd>
          {formatMoney(present.average)}{' '}
          {share !== 0 && <S.Small>{signed(share, formatPercent(Math.abs(share), language))}</S.Small>}
        </dd>
      </S.Fact>
      <S.Fact>
        <dt>{t.refunds}</dt>
        <dd>{formatMoney(present.refunded)}</dd>
      </S.Fact>
    </S.Facts>
  );
}
