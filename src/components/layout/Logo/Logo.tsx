import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color, type, weight } from '#theme/tokens.ts';
import { messages } from './messages.ts';

interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The wordmark stands beside the mark. Without it the mark carries the name for screen readers. */
  withName?: boolean;
}

/** The mark, a sun rising over two lines, 22 px; and the wordmark. */
export function Logo({ withName = false, ...rest }: LogoProps) {
  const { name } = useMessages(messages);
  return (
    <Root {...rest}>
      <svg
        width="22"
        height="22"
        viewBox="0 0 22 22"
        fill="none"
        role={withName ? undefined : 'img'}
        aria-label={withName ? undefined : name}
        aria-hidden={withName || undefined}
      >
        <path d="M4 11a7 7 0 0 1 14 0z" fill={color.dawn} />
        <path d="M2 14h18M5 18h12" stroke={color.accent} strokeWidth="2" strokeLinecap="round" />
      </svg>
      {withName && name}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  flex: none;
  color: ${color.ink};
  ${type.body}
  letter-spacing: -0.01em;
  font-weight: ${weight.strong};
  white-space: nowrap;
`;
