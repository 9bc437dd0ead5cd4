import { BarRounded } from '@visx/shape';
import { color } from '#theme/tokens.ts';
import * as S from './BarChart.styles.ts';
import type { ChartBar, ChartData } from './bars.ts';

/** Where things of a plot are, px. */
export interface Geometry {
  /** Width of the plot. */
  width: number;
  /** Its height without the words. */
  height: number;
  /** The left edge of a bar. */
  left: (id: string) => number;
  /** Width of a bar. */
  thick: number;
  /** The height of a value over the top. */
  y: (value: number) => number;
  /** Values of the axis that are named; zero alone in an empty chart. */
  ticks: readonly number[];
  /** Which bars have their names under the axis. */
  named: readonly number[];
}

interface DrawingProps {
  geometry: Geometry;
  data: ChartData;
  /** The bar that is told of. */
  told: string | undefined;
}

/** How high the stubs of an empty chart are, px. */
const STUB = 4;
/** A name nearer to an edge of the plot than this, px, begins or ends there. */
const EDGE = 28;

/** Lines, bars, dashes and words. Screen readers have the columns over it, and the table. */
export function Drawing({ geometry, data, told }: DrawingProps) {
  const { width, height, left, thick, y, ticks, named } = geometry;
  const { bars, current, selected, formatTick } = data;
  const empty = ticks.length === 1;
  const full = width + S.TICKS;

  const fill = (id: string) => {
    if (id === current && id !== selected) return color.dawn;
    if (empty) return color.line2;
    return id === told || id === selected ? color.accent : color.accentSoft;
  };

  /** The name under a bar: in its middle, or at the edge that it would run over. */
  const word = ({ id, tick }: ChartBar) => {
    const middle = left(id) + thick / 2;
    const [x, anchor] =
      middle < EDGE
        ? ([0, 'start'] as const)
        : width - middle < EDGE
          ? ([width, 'end'] as const)
          : ([middle, 'middle'] as const);
    return (
      <text key={id} x={x} y={height + 20} textAnchor={anchor} data-current={id === current || undefined}>
        {tick}
      </text>
    );
  };

  return (
    <S.Drawing width={full} height={height + S.WORDS} aria-hidden>
      {(empty ? [0, 1 / 3, 2 / 3, 1] : ticks).map((value) => (
        <line
          key={value}
          x2={width}
          y1={Math.round(y(value)) - 0.5}
          y2={Math.round(y(value)) - 0.5}
          stroke={value === 0 ? color.line2 : color.line}
        />
      ))}
      {ticks.map(
        (value, index) =>
          (index > 0 || value !== 0 || empty) && (
            <text key={value} x={full} y={y(value) + 4} textAnchor="end">
              {formatTick(value)}
            </text>
          ),
      )}
      {bars.map(({ id, value }) => (
        <BarRounded
          key={id}
          x={left(id)}
          y={empty ? height - STUB : Math.min(y(0), y(value))}
          width={thick}
          height={empty ? STUB : Math.abs(y(0) - y(value))}
          radius={Math.min(3, thick / 3)}
          top={value >= 0}
          bottom={value < 0}
          fill={fill(id)}
        />
      ))}
      {!empty &&
        bars.map(
          ({ id, before }) =>
            before !== undefined && (
              <rect
                key={id}
                x={left(id) - 2.5}
                y={y(before) - 1.5}
                width={thick + 5}
                height={3}
                rx={1.5}
                fill={color.ink2}
                stroke={color.surface}
              />
            ),
        )}
      {named.map((index) => bars[index] !== undefined && word(bars[index]))}
    </S.Drawing>
  );
}
