import { scaleBand, scaleLinear } from '@visx/scale';
import { useElementWidth } from '#lib/hook/useElementWidth.ts';
import { color } from '#theme/tokens.ts';
import { axisTicks, namedBars } from './axis.ts';
import * as S from './BarChart.styles.ts';
import type { ChartData } from './bars.ts';
import { ChartTip } from './ChartTip.tsx';
import { Drawing, type Geometry } from './Drawing.tsx';
import { useBars } from './useBars.ts';

export interface PlotProps {
  data: ChartData;
  label: string;
  /** Height of the plot, px. */
  height: number;
}

/** Least height of one step of the axis, px. */
const STEP = 56;
/** Room of a name under the axis, px: its letters and the space around it. */
const roomOf = (letters: number) => letters * 7 + 16;
/** Height of what is told beside a bar, px. */
const TIP = 84;

function geometryOf({ bars, current }: ChartData, width: number, height: number): Geometry {
  const values = bars.flatMap(({ value, before = 0 }) => [value, before]);
  const ticks = axisTicks(values, Math.max(2, Math.floor(height / STEP)));
  const [bottom = 0, top = 0] = [ticks[0], ticks.at(-1)];
  const x = scaleBand<string>({ domain: bars.map(({ id }) => id), range: [0, width], padding: 0.42 });
  const now = bars.findIndex(({ id }) => id === current);
  return {
    width,
    height,
    ticks,
    // Whole pixels: a row of blurred edges looks uneven.
    left: (id) => Math.round(x(id) ?? 0),
    thick: Math.max(1, Math.round(x.bandwidth())),
    y: scaleLinear<number>({ domain: [bottom, top === bottom ? 1 : top], range: [height, 0] }),
    named: namedBars(
      bars.length,
      width / Math.max(1, bars.length),
      now,
      roomOf(Math.max(0, ...bars.map(({ tick }) => tick.length))),
    ),
  };
}

/** The drawing of a chart and what listens over it. It comes by itself, with the library that it is drawn by. */
export default function Plot({ data, label, height }: PlotProps) {
  const { bars, current, format, onSelect } = data;
  const [ref, full] = useElementWidth<HTMLDivElement>();
  const width = Math.max(0, full - S.TICKS);
  const { told, listeners, barProps } = useBars(data);
  const geometry = geometryOf(data, width, height);
  const pitch = width / Math.max(1, bars.length);

  return (
    <S.Frame ref={ref} style={{ height: height + S.WORDS }}>
      {full > 0 && <Drawing geometry={geometry} data={data} told={told?.id} />}
      {full > 0 && bars.length > 0 && (
        <S.Bars
          {...listeners}
          role={onSelect === undefined ? 'group' : 'listbox'}
          aria-label={label}
          style={{ width, height }}
        >
          {bars.map((bar, index) => (
            <S.Bar key={bar.id} {...barProps(index)} style={{ left: index * pitch, width: pitch }} />
          ))}
        </S.Bars>
      )}
      {told !== null && (
        <ChartTip
          bar={told}
          format={format}
          middle={geometry.left(told.id) + geometry.thick / 2}
          top={Math.max(0, Math.min(geometry.y(Math.max(0, told.value)), height - TIP))}
          width={full}
          tone={told.id === current ? color.dawn : color.accent}
        />
      )}
    </S.Frame>
  );
}
