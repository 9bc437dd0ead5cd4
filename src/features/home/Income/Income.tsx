import { useAtomValue } from 'jotai';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '#api/api-error.ts';
import type { Income as Sums } from '#domain/purchase/income.ts';
import { homeDays, type HomePeriod } from '#atoms/home/period.ts';
import { incomeSeriesAtom } from '#atoms/purchase/income.ts';
import { BarChart } from '#components/data/BarChart/BarChart.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { formatPercent, formatShortRubles } from '#lib/number/figures.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { barsOf, planOf, sumOf } from './chart.ts';
import { Facts } from './Facts.tsx';
import * as S from './Income.styles.ts';
import { messages } from './messages.ts';

export interface IncomeProps {
  /** How many days are counted, today among them. */
  period: HomePeriod;
  /** Today by the author's clock, `YYYY-MM-DD`. */
  today: string;
  /** The author's zone, IANA. */
  timeZone: string;
}

const heading = 'home-income';

/** What the author earned in a period: a figure beside the period before, and how it came in. */
export function Income({ period, today, timeZone }: IncomeProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const navigate = useNavigate();
  // React's compiler does not cache values created before a hook: sixty midnights per render.
  const plan = useMemo(() => planOf(homeDays(period, today), timeZone), [period, today, timeZone]);
  const { status, item, error, retry } = useAtomValue(incomeSeriesAtom({ request: {}, edges: plan.edges }));
  const days = Number(period);
  const chart = {
    label: t.chart,
    height: phone ? 200 : 224,
    format: (value: number) => formatMoney(value),
    formatTick: (value: number) => formatShortRubles(value, language),
  };

  if (item === null && status !== 'loading') {
    return (
      <Block tone="bad" title={t.failed} action={<Button onClick={retry}>{t.retry}</Button>}>
        {error && errorText(error, language)}
      </Block>
    );
  }
  if (item === null) {
    return (
      <S.Root aria-busy="true">
        <VisuallyHidden>{t.loading}</VisuallyHidden>
        <S.Title as="p">{t.title(days)}</S.Title>
        <S.Skeleton>
          <Skeleton width={200} height={32} />
          <Skeleton width={260} height={12} />
        </S.Skeleton>
        <BarChart {...chart} bars={[]} loading />
      </S.Root>
    );
  }
  const present = sumOf(item.slice(plan.pieces.length));
  const before = sumOf(item.slice(0, plan.pieces.length));
  return (
    <S.Root aria-labelledby={heading}>
      <S.Head>
        <div>
          <S.Title id={heading}>{t.title(days)}</S.Title>
          <S.Figure>{formatMoney(present.netKopecks)}</S.Figure>
          <Change present={present} before={before} days={days} />
        </div>
        <Facts days={homeDays(period, today)} timeZone={timeZone} income={present} earlier={before} />
      </S.Head>
      <BarChart
        {...chart}
        bars={barsOf(plan, item, { today, word: t.today, language })}
        current={plan.pieces.at(-1)?.from}
        onSelect={() => void navigate('/purchases')}
        help={t.help}
      />
    </S.Root>
  );
}

interface ChangeProps {
  present: Sums;
  before: Sums;
  /** Length of the period. */
  days: number;
}

function Change({ present, before, days }: ChangeProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  if (before.netKopecks <= 0) return null;
  const share = (present.netKopecks - before.netKopecks) / before.netKopecks;
  const Arrow = share < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <S.Change>
      {share === 0 ? (
        t.same
      ) : (
        <S.Grown $good={share > 0}>
          <Arrow size={14} strokeWidth={1.5} aria-hidden />
          <VisuallyHidden>{share > 0 ? t.up : t.down} </VisuallyHidden>
          {formatPercent(Math.abs(share), language)}
        </S.Grown>
      )}{' '}
      <S.Words>
        {t.before(days)}{' '}
        <S.Together>
          <S.Dash aria-hidden />
          {`\u00A0${formatMoney(before.netKopecks)}`}
        </S.Together>
      </S.Words>
    </S.Change>
  );
}
