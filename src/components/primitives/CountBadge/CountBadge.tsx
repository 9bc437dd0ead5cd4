import type { ComponentPropsWithRef } from 'react';
import styled, { css } from 'styled-components';
import { groupDigits } from '#lib/number/numbers.ts';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { tabular } from '#theme/mixins.ts';
import { color, radius, space, type, weight } from '#theme/tokens.ts';

type CountTone = 'neutral' | 'dawn' | 'accent';

interface CountBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** How many, a whole number. */
  count: number;
  /** `neutral` just counts, `dawn` waits for the author, `accent` is what the author has chosen. */
  tone?: CountTone;
  /** The count in words for screen readers: «2 публикации ждут правок». */
  label: string;
}

/** A count beside the name of what is counted. */
export function CountBadge({ count, tone = 'neutral', label, ...rest }: CountBadgeProps) {
  return (
    <Root {...rest} $tone={tone}>
      <span aria-hidden>{groupDigits(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Root>
  );
}

const tones: Record<CountTone, ReturnType<typeof css>> = {
  neutral: css`
    ${type.caption}
    color: ${color.ink3};
  `,
  dawn: css`
    ${type.caption}
    color: ${color.ink};

    &::before {
      content: '';
      width: 6px;
      height: 6px;
      border-radius: ${radius.round};
      background: ${color.dawnMark};
    }
  `,
  accent: css`
    ${type.body}
    justify-content: center;
    min-width: 24px;
    height: 24px;
    padding: 0 ${space[2]};
    border-radius: ${radius.tag};
    background: ${color.accentTint};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  `,
};

const Root = styled.span<{ $tone: CountTone }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  ${tabular}
  ${(p) => tones[p.$tone]}
`;
