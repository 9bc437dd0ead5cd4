import { atom, useAtomValue } from 'jotai';
import { Suspense, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Income } from '#domain/purchase/income.ts';
import { incomeSeriesAtom } from '#atoms/purchase/income.ts';
import type { EntityState } from '#atoms/states.ts';
import { BarChart } from '#components/data/BarChart/BarChart.tsx';
import { Block } from '#components/feedback/Block/Block.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { bucketsOf, lengthOf, piecesOf, unitOf, units, unitsOf, type Unit } from '#lib/time/buckets.ts';
import { formatShortRubles } from '#lib/number/figures.ts';
import { addDays } from '#lib/time/moments.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/number/money.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import type { Shown } from '../shown.ts';
import * as S from './IncomeChart.styles.ts';
import { incomeBars } from './incomeBars.ts';
import { messages } from './messages.ts';
import type { IncomeRequest } from '#api/purchase/readIncome.ts';

const IncomeShares = preloadable(() => import('../IncomeShares/IncomeShares.tsx')).Part;

/** Height of the plot, px. */
const height = 132;

const looks = ['time', 'content', 'country'] as const;
type Look = (typeof looks)[number];

interface IncomeChartProps {
  /** The filter, without the period. */
  request: IncomeRequest;
  shown: Pick<Shown, 'period' | 'days' | 'today' | 'timeZone'>;
  /** How many purchases match, paid or not; null until it is known. */
  count: number | null;
  /** The day of the purchase that is open beside the list. */
  selected?: string | undefined;
  /** The rows of the list are on their way: what draws the chart comes after them. */
  waits?: boolean;
}

/** What is left to the author over time beside the period before, by content and by country. */
export function IncomeChart({ request, shown, count, selected, waits = false }: IncomeChartProps) {
  const t = useMessages(messages);
  const { days } = shown;
  const [address, setAddress] = useSearchParams();
  const look: Look = looks.find((one) => one === address.get('income')) ?? 'time';
  const possible = days === null ? [] : unitsOf(days);
  const unit = possible.find((one) => one === address.get('by')) ?? (days === null ? 'day' : unitOf(days));
  const put = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null) after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <S.Root aria-label={t.section}>
      <S.Head>
        <SegmentedControl
          label={t.look}
          options={looks.map((value) => ({ value, label: t[value] }))}
          value={look}
          onChange={(value) => put('income', value === 'time' ? null : value)}
        />
        {look === 'time' && possible.length > 1 && (
          <SegmentedControl
            label={t.by}
            options={units
              .filter((one) => possible.includes(one))
              .map((value) => ({ value, label: t[value] }))}
            value={unit}
            onChange={(value) => put('by', value)}
          />
        )}
      </S.Head>
      {look === 'time' ? (
        <OverTime request={request} shown={shown} unit={unit} selected={selected} waits={waits} />
      ) : (
        <Suspense fallback={<S.Room />}>
          <IncomeShares request={request} shown={shown} by={look} count={count} />
        </Suspense>
      )}
    </S.Root>
  );
}

const waiting: EntityState<Income[]> = {
  status: 'loading',
  item: null,
  refreshing: false,
  error: null,
  retry: () => undefined,
};
const waitingAtom = atom(waiting);

interface OverTimeProps extends Pick<IncomeChartProps, 'request' | 'shown' | 'selected' | 'waits'> {
  unit: Unit;
}

/** The pieces of the days that are shown, and of as many before: none before all time. */
function bothBuckets({ period, days, timeZone }: OverTimeProps['shown'], unit: Unit) {
  const pieces = days === null ? [] : piecesOf(days, unit);
  const back = days === null || period === 'all' ? 0 : -lengthOf(days);
  const earlier = pieces.map(({ from, to }) => ({ from: addDays(from, back), to: addDays(to, back) }));
  return {
    back,
    buckets: bucketsOf(pieces, timeZone),
    earlier: bucketsOf(back === 0 ? [] : earlier, timeZone),
  };
}

function OverTime({ request, shown, unit, selected, waits = false }: OverTimeProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { days, today } = shown;
  const { back, buckets, earlier } = useMemo(() => bothBuckets(shown, unit), [shown, unit]);
  const now = useAtomValue(
    days === null || waits ? waitingAtom : incomeSeriesAtom({ request, edges: edgesOf(buckets) }),
  );
  const before = useAtomValue(
    back === 0 || waits ? waitingAtom : incomeSeriesAtom({ request, edges: edgesOf(earlier) }),
  );
  const failed = now.status === 'failed' ? now : before.status === 'failed' ? before : null;
  if (failed !== null) {
    return (
      <S.Room>
        <Block tone="bad" title={t.failed} action={<Button onClick={failed.retry}>{t.retry}</Button>} />
      </S.Room>
    );
  }
  const bars =
    now.item === null
      ? []
      : incomeBars({
          buckets,
          unit,
          series: now.item,
          before: before.item,
          today,
          language,
          todayWord: t.today,
        });
  return (
    <BarChart
      label={t[`chart${unit}`]}
      bars={bars}
      current={
        bars.find(({ id }) => id <= today && buckets.some(({ from, to }) => from === id && today <= to))?.id
      }
      selected={
        selected === undefined
          ? undefined
          : buckets.find(({ from, to }) => from <= selected && selected <= to)?.from
      }
      format={(kopecks) => formatMoney(kopecks)}
      formatTick={(kopecks) => formatShortRubles(kopecks, language)}
      loading={now.item === null}
      help={t.help}
      height={height}
    />
  );
}

/** The moments that part the pieces. */
const edgesOf = (buckets: ReturnType<typeof bucketsOf>) =>
  buckets.flatMap(({ start, end }, index) => (index === buckets.length - 1 ? [start, end] : [start]));
