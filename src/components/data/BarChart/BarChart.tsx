import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { Suspense, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatShort, formatWhole } from '#lib/number/figures.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import * as S from './BarChart.styles.ts';
import type { ChartData } from './bars.ts';
import { messages } from './messages.ts';
import { plot } from './plot.ts';

interface BarChartProps
  extends
    Omit<ChartData, 'format' | 'formatTick'>,
    Partial<Pick<ChartData, 'format' | 'formatTick'>>,
    Omit<ComponentPropsWithRef<'div'>, 'children' | 'onSelect'> {
  /** What is shown, for screen readers and over the column of values: «Доход по дням». */
  label: string;
  /** One line of help in place of bars while there is nothing to show. */
  help?: ReactNode;
  /** The values are on their way. */
  loading?: boolean;
  /** Height of the plot without the words under it, px. */
  height?: number;
}

const Plot = plot.Part;
const ChartTable = preloadable(async () => ({ default: (await import('./ChartTable.tsx')).ChartTable })).Part;

/**
 * Values by day, week or month: a bar this period, a dash the same day before. Use it for what adds up (money, sales);
 * arrows walk the bars, and a button turns them into a table.
 */
export function BarChart({
  bars,
  current,
  selected,
  onSelect,
  format = formatWhole,
  formatTick,
  label,
  help,
  loading = false,
  height = 224,
  ...rest
}: BarChartProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const [tabular, setTabular] = useState(false);
  const tick = formatTick ?? ((value: number) => formatShort(value, language));
  const data: ChartData = { bars, current, selected, onSelect, format, formatTick: tick };
  const empty = bars.every(({ value, before = 0 }) => value === 0 && before === 0);
  const waiting = <S.Ground style={{ height }} />;

  return (
    <S.Root {...rest} aria-busy={loading || undefined}>
      {loading ? (
        <>
          <VisuallyHidden>{t.loading}</VisuallyHidden>
          {waiting}
        </>
      ) : tabular && !empty ? (
        <Suspense fallback={waiting}>
          <ChartTable data={data} label={label} style={{ height, marginBottom: S.WORDS }} />
        </Suspense>
      ) : (
        <Suspense fallback={waiting}>
          <Plot data={data} label={label} height={height} />
        </Suspense>
      )}
      {empty && !loading && help !== undefined && <S.Help style={{ height }}>{help}</S.Help>}
      {!empty && !loading && (
        <S.Corner>
          <IconButton
            size="small"
            label={tabular ? t.chart : t.table}
            icon={
              tabular ? (
                <ChartNoAxesColumn size={16} strokeWidth={1.5} aria-hidden />
              ) : (
                <Table2 size={16} strokeWidth={1.5} aria-hidden />
              )
            }
            onClick={() => setTabular(!tabular)}
          />
        </S.Corner>
      )}
    </S.Root>
  );
}
