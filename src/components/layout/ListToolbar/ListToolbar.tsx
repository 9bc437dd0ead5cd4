import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';

interface ListToolbarProps extends ComponentPropsWithRef<'div'> {
  /** Search first, then the filters. On a phone the search takes a line of its own. */
  children: ReactNode;
  /** «Показано 24 из 42», sort, and the view switch last. */
  end?: ReactNode;
}

/** The row over a list. Where one line is too short for it, what is shown and how takes a line of its own. */
export function ListToolbar({ children, end, ...rest }: ListToolbarProps) {
  return (
    <Root {...rest}>
      <Rows>
        <Start>{children}</Start>
        {end !== undefined && <End>{end}</End>}
      </Rows>
    </Root>
  );
}

const Root = styled.div`
  container-type: inline-size;
  margin-bottom: ${space[5]};

  ${media.phone} {
    margin-bottom: ${space[3]};
  }
`;

const Rows = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`;

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;

  ${media.phone} {
    flex: 1 1 100%;

    & > input:first-child,
    & > :first-child:has(input) {
      flex: 1 1 100%;
      width: 100%;
    }
  }
`;

/** A line of its own by the toolbar's own width, not the window's: the sidebar may be there or not. */
const End = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  max-width: 100%;
  gap: ${space[2]} ${space[4]};
  min-width: 0;
  color: ${color.ink2};
  ${type.body}

  @container (max-width: 1000px) {
    flex: 1 1 100%;

    & > :first-child {
      margin-right: auto;
    }
  }
`;
