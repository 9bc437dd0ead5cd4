import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { FootBar } from '#components/layout/FootBar/FootBar.tsx';
import { media } from '#theme/media.ts';
import { frame, space } from '#theme/tokens.ts';

interface EditorLayoutProps extends ComponentPropsWithRef<'div'> {
  /** The form. */
  children: ReactNode;
  /** Cover, readiness, publication, use: 336 px at the right, under the form on a tablet, absent on a phone. Without it the form takes the whole width. */
  rail?: ReactNode;
  /** Name of the rail for screen readers. */
  railLabel?: string;
  /** What the bar at the foot of a phone holds: readiness as a button, and the one primary. */
  foot?: ReactNode;
}

/** An editor: the form and its rail. On a phone the rail gives way to the bar at the foot. */
export function EditorLayout({ children, rail, railLabel, foot, ...rest }: EditorLayoutProps) {
  const railed = rail !== undefined && rail !== null && rail !== false;
  return (
    <Root {...rest} $railed={railed}>
      <Form>{children}</Form>
      {railed && <Rail aria-label={railLabel}>{rail}</Rail>}
      {foot !== undefined && (
        <Foot>
          <FootBar>{foot}</FootBar>
        </Foot>
      )}
    </Root>
  );
}

const Root = styled.div<{ $railed: boolean }>`
  display: grid;
  grid-template-columns: ${(p) => (p.$railed ? `minmax(0, 1fr) ${frame.rail}` : 'minmax(0, 1fr)')};
  gap: ${space[8]} ${frame.gap};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Form = styled.div`
  min-width: 0;
`;

const Rail = styled.section`
  min-width: 0;

  ${media.phone} {
    display: none;
  }
`;

/** Holds the bar's place at the end of the page, so that nothing is left under it. */
const Foot = styled.div`
  display: none;

  ${media.phone} {
    display: block;
    height: ${frame.footPhone};
  }
`;
