import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { media } from '#theme/media.ts';
import { visuallyHidden } from '#theme/mixins.ts';
import { systemDone, systemWhole } from '#theme/systemColors.ts';
import { color, motion, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export type SegmentState = 'done' | 'current' | 'failed' | 'todo';

export interface SegmentStep {
  /** What the step does: «Проверка». */
  label: string;
  state: SegmentState;
  /** What it does it to: «Голос и диафрагма». Shown under the label. */
  note?: string;
  /** How much of the current step is done, 0–100. Without it the current step is filled whole. */
  value?: number;
}

interface SegmentsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** The steps in their order, each with its state. */
  steps: SegmentStep[];
  /** What the steps lead through, for screen readers. */
  label: string;
  /** 3 px for a line in the rail, 4 px for the save bar. */
  size?: 'small' | 'regular';
  /** Labels under the bars. Where there are none, say the sum in words beside. */
  labels?: 'shown' | 'hidden';
}

/** Steps in a row: what is done, what goes on, what failed, what is ahead. */
export function Segments({ steps, label, size = 'small', labels = 'shown', ...rest }: SegmentsProps) {
  const t = useMessages(messages);
  const many = steps.length > 4;
  return (
    <List {...rest} aria-label={label} $small={size === 'small'} $many={many && labels === 'shown'}>
      {steps.map((step, index) => (
        <Step
          key={index}
          aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
          $small={size === 'small'}
        >
          <Bar $small={size === 'small'}>
            <Fill
              $state={step.state}
              style={
                step.state === 'current' && step.value !== undefined ? { width: `${step.value}%` } : undefined
              }
            />
          </Bar>
          <Words $state={step.state} $hidden={labels === 'hidden'} $many={many}>
            <Label $state={step.state}>{step.label}</Label>
            {step.note !== undefined && <Note $state={step.state}>{step.note}</Note>}
            <Hidden>{t[step.state]}</Hidden>
          </Words>
        </Step>
      ))}
    </List>
  );
}

const List = styled.ol<{ $small: boolean; $many: boolean }>`
  position: relative;
  display: flex;
  gap: ${(p) => (p.$small ? '4px' : '8px')};
  min-width: 0;

  ${media.phone} {
    ${(p) => p.$many && `padding-bottom: 40px;`}
  }
`;

const Step = styled.li<{ $small: boolean }>`
  display: grid;
  align-content: start;
  gap: ${(p) => (p.$small ? '6px' : '8px')};
  flex: 1 1 0;
  min-width: 0;
`;

const Bar = styled.span<{ $small: boolean }>`
  display: block;
  overflow: hidden;
  height: ${(p) => (p.$small ? '3px' : '4px')};
  border-radius: ${(p) => (p.$small ? '0' : '2px')};
  background: ${color.line2};
  ${systemWhole}
`;

const fills: Record<SegmentState, string> = {
  done: color.accent,
  current: color.accent,
  // Broken, so that it is told from the others by eyes that see no red.
  failed: `repeating-linear-gradient(90deg, ${color.bad} 0 8px, transparent 8px 12px)`,
  todo: 'transparent',
};

const Fill = styled.span<{ $state: SegmentState }>`
  display: block;
  height: 100%;
  background: ${(p) => fills[p.$state]};
  ${(p) => (p.$state === 'done' || p.$state === 'current') && systemDone}
  transition: width ${motion.slow} ${motion.ease};
`;

const Words = styled.span<{ $state: SegmentState; $hidden: boolean; $many: boolean }>`
  min-width: 0;
  ${type.caption}
  overflow-wrap: break-word;
  ${(p) => p.$hidden && visuallyHidden}

  /* On a phone there is room for the words of one step of many: the one that goes on or failed. */
  ${media.phone} {
    ${(p) =>
      p.$many &&
      !p.$hidden &&
      (p.$state === 'current' || p.$state === 'failed'
        ? 'position: absolute; right: 0; bottom: 0; left: 0; > * { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }'
        : visuallyHidden)}
  }
`;

const Label = styled.span<{ $state: SegmentState }>`
  display: block;
  ${(p) =>
    ({
      done: `color: ${color.ink2};`,
      current: `color: ${color.ink}; font-weight: ${weight.strong};`,
      failed: `color: ${color.badText}; font-weight: ${weight.strong};`,
      todo: `color: ${color.ink3};`,
    })[p.$state]}
`;

const Note = styled.span<{ $state: SegmentState }>`
  display: block;
  color: ${(p) => ({ done: color.ink2, current: color.ink2, failed: color.badText, todo: color.ink3 })[p.$state]};
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
