import { color } from '#theme/tokens.ts';
import type { ChartBar } from './bars.ts';
import { Sign, Tip, TipName, TipValue } from './BarChart.styles.ts';

interface ChartTipProps {
  bar: ChartBar;
  format: (value: number) => string;
  /** The middle of the bar, px from the left of the plot. */
  middle: number;
  /** Where the bar ends, px from the top. */
  top: number;
  /** Width of the plot, px. */
  width: number;
  /** The colour of the bar. */
  tone: string;
}

/** Beside the bar, px from its middle. */
const BESIDE = 20;

/** What a bar tells, beside it, on the side where there is more room. Its words are the name of the bar, too. */
export function ChartTip({ bar, format, middle, top, width, tone }: ChartTipProps) {
  const place =
    middle > width / 2 ? { right: `calc(100% - ${middle - BESIDE}px)` } : { left: middle + BESIDE };
  return (
    <Tip aria-hidden style={{ ...place, top }}>
      <TipName>{bar.name}</TipName>
      <Sign style={{ background: tone }} />
      <TipValue $strong>{format(bar.value)}</TipValue>
      {bar.before !== undefined && (
        <>
          <Sign style={{ background: color.ink2 }} />
          <TipValue>
            {format(bar.before)} <small>{bar.beforeName}</small>
          </TipValue>
        </>
      )}
    </Tip>
  );
}
