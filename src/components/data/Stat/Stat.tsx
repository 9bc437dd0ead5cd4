import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { tabular, visuallyHidden } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

export interface StatChange {
  /** How much, as it is read, without a sign: «12,4 %». */
  text: string;
  direction: 'up' | 'down';
  /** Whether that is good news. Up is good by default; a growth of refunds is not. */
  good?: boolean;
}

interface StatProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is counted: «К выплате». */
  label: ReactNode;
  /** The figure as it is read: «184 320 ₽». */
  value: ReactNode;
  /** How the figure has changed, and whether that is good news. */
  change?: StatChange;
  /** What stands beside the change or alone under the figure: «98 продаж», «163 980 ₽ до этого». */
  note?: ReactNode;
  /** `large` for the one figure of a screen, `regular` for those that add up to it. */
  size?: 'regular' | 'large';
}

/** A figure with its caption, and how it has changed. One large one a screen. */
export function Stat({ label, value, change, note, size = 'regular', ...rest }: StatProps) {
  const t = useMessages(messages);
  const Arrow = change?.direction === 'down' ? ArrowDownRight : ArrowUpRight;
  const good = change?.good ?? change?.direction === 'up';
  return (
    <Root {...rest}>
      <Label>{label}</Label>
      <Value $large={size === 'large'}>{value}</Value>
      {(change !== undefined || note !== undefined) && (
        <Line>
          {change !== undefined && (
            <Change $good={good}>
              <Arrow size={12} strokeWidth={1.5} aria-hidden />
              <Hidden>{t[change.direction]}</Hidden>
              {change.text}
            </Change>
          )}
          {note !== undefined && <span>{note}</span>}
        </Line>
      )}
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Label = styled.div`
  ${type.caption}
  color: ${color.ink2};
`;

const Value = styled.div<{ $large: boolean }>`
  /* As high as a figure while that is on its way, and so is the line under it: what stands below must not move. */
  min-height: 1lh;
  ${tabular}
  font-weight: ${weight.strong};
  ${(p) =>
    p.$large
      ? css`
          ${type.title2}
        `
      : css`
          margin-top: 6px;
          ${type.title4}
          margin-bottom: 2px;
        `}
`;

const Line = styled.div`
  min-height: 1lh;
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
`;

const Change = styled.span<{ $good: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 2px;
  color: ${(p) => (p.$good ? color.okText : color.badText)};
  font-weight: ${weight.strong};
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
