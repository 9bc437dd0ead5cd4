import { atom, useAtomValue } from 'jotai';
import type { ListState } from '#atoms/list.ts';
import { purchaseListAtom } from '#atoms/purchase/purchases.ts';
import type { Income } from '#domain/purchase/income.ts';
import type { Purchase, PurchaseList } from '#domain/purchase/schema.ts';
import { daysBefore } from '#lib/time/buckets.ts';
import { formatPercent, formatWhole } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import type { Days } from '#lib/time/periods.ts';
import * as S from './Income.styles.ts';
import { messages } from './messages.ts';
import { paidIn } from './paid.ts';

const noneAtom = atom<ListState<Purchase, PurchaseList> | null>(null);

/** The income of some days with how many sales it is made of. Where the pieces of the chart do not tell that, the platform is asked. */
function useSales(income: Income, days: Days, timeZone: string): Income {
  const isKnown = income.sales > 0 || income.grossKopecks === 0;
  const paid = useAtomValue(isKnown ? noneAtom : purchaseListAtom(paidIn(days, timeZone)));
  const totals = paid?.answer?.totals;
  return totals == null ? income : { ...totals, sales: paid?.count ?? 0 };
}

/** What is told of the purchases of a period; null where there were none, or until it is known. */
function factsOf({ sales, grossKopecks, refundedKopecks }: Income) {
  if (sales === 0) return null;
  // Whole rubles: an average of kopecks says nothing more.
  return { sales, average: Math.round(grossKopecks / sales / 100) * 100, refunded: refundedKopecks };
}

interface FactsProps {
  days: Days;
  timeZone: string;
  /** The income of these days, and of as many before. */
  income: Income;
  earlier: Income;
}

const signed = (value: number, text: string) => `${value > 0 ? '+' : '\u2212'}${text}`;

/** Sales, the average one and refunds, beside the days before. Nothing where there were none. */
export function Facts({ days, timeZone, income, earlier }: FactsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const present = factsOf(useSales(income, days, timeZone));
  const before = factsOf(useSales(earlier, daysBefore(days), timeZone));
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
