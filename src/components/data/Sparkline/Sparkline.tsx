import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color } from '#theme/tokens.ts';

interface SparklineProps extends Omit<ComponentPropsWithRef<'svg'>, 'values' | 'children'> {
  /** Values from the earliest; two at least. */
  values: readonly number[];
  /** What they are and where they go, for screen readers: «Продажи за 12 недель: от 3 до 18». */
  label: string;
  /** Width, px. */
  width?: number;
  /** Height, px. */
  height?: number;
}

/** Room of the dot at the end, px. */
const EDGE = 3;

/** A thousandth of a px is enough. */
const round = (px: number) => Math.round(px * 1000) / 1000;

/** The course of a number in a row of a list, without an axis: the figure itself stands beside it. */
export function Sparkline({ values, label, width = 56, height = 20, ...rest }: SparklineProps) {
  if (values.length < 2) return null;
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  const x = (index: number) => EDGE + (index / (values.length - 1)) * (width - 2 * EDGE);
  const y = (value: number) =>
    span === 0 ? height / 2 : height - EDGE - ((value - low) / span) * (height - 2 * EDGE);
  return (
    <Svg {...rest} role="img" aria-label={label} width={width} height={height}>
      <path
        d={`M${values.map((value, index) => `${round(x(index))},${round(y(value))}`).join('L')}`}
        fill="none"
        stroke={color.ink3}
        strokeWidth={1.25}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r={2} fill={color.accent} />
    </Svg>
  );
}

const Svg = styled.svg`
  flex: none;
`;
