import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { color, space, type } from '#theme/tokens.ts';

interface FailureProps extends ComponentPropsWithRef<'p'> {
  /** What did not come about, in words. */
  children: ReactNode;
}

/** What a press came to, beside the button that was pressed: it stays until the next press. Announced when it appears. */
export function Failure({ children, ...rest }: FailureProps) {
  return (
    <Root role="alert" {...rest}>
      <Glyph name="failed" />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: ${space[2]};
  min-width: 0;
  color: ${color.badText};
  ${type.body}
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    margin-top: 2px;
  }
`;
