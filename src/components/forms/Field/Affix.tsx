import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { color, space, type } from '#theme/tokens.ts';

interface AffixProps extends ComponentPropsWithRef<'span'> {
  /** Before or after the text of the control. */
  side: 'start' | 'end';
}

/** A sign or icon inside the box of a field. A press on it goes to the control. */
export function Affix({ side, ...rest }: AffixProps) {
  return (
    <Root
      {...rest}
      $side={side}
      onMouseDown={(event) => {
        event.preventDefault();
        event.currentTarget.parentElement?.querySelector<HTMLElement>('[data-control]')?.focus();
      }}
    />
  );
}

const Root = styled.span<{ $side: 'start' | 'end' }>`
  display: inline-flex;
  align-items: center;
  flex: none;
  padding-left: ${(p) => (p.$side === 'start' ? space[3] : 0)};
  padding-right: ${(p) => (p.$side === 'end' ? space[3] : 0)};
  margin-right: ${(p) => (p.$side === 'start' ? '-4px' : 0)};
  margin-left: ${(p) => (p.$side === 'end' ? '-4px' : 0)};
  ${type.body}
  color: ${color.ink2};
  cursor: text;
  user-select: none;
`;
