import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { systemDone, systemWhole } from '#theme/systemColors.ts';
import { color, motion } from '#theme/tokens.ts';

interface ProgressBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How much is done, 0–100. */
  value: number;
  /** `bad` where it stopped and will not go on by itself. */
  tone?: 'accent' | 'bad';
  /** What goes on, for screen readers. */
  label: string;
}

/** A 4 px bar: a share of a known whole. */
export function ProgressBar({ value, tone = 'accent', label, ...rest }: ProgressBarProps) {
  const done = Math.min(100, Math.max(0, value));
  return (
    <Track {...rest} aria-label={label} aria-valuenow={Math.round(done)}>
      <Fill style={{ width: `${done}%` }} $tone={tone} />
    </Track>
  );
}

const Track = styled.div.attrs({ role: 'progressbar' })`
  height: 4px;
  min-width: 0;
  overflow: hidden;
  border-radius: 2px;
  background: ${color.line2};
  ${systemWhole}
`;

const Fill = styled.div<{ $tone: 'accent' | 'bad' }>`
  height: 100%;
  border-radius: inherit;
  background: ${(p) => color[p.$tone]};
  ${systemDone}
  transition: width ${motion.slow} ${motion.ease};
`;
