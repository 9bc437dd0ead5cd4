import type { ReactNode } from 'react';
import styled from 'styled-components';

interface KeepAliveProps {
  /** Out of sight and out of reach, but laid out. */
  hidden: boolean;
  children: ReactNode;
}

/**
 * Keeps something drawn while it is out of sight: it comes back without being laid out anew, where `hidden` and `Activity` take
 * the layout away. Its parent is positioned and as wide as it.
 */
export function KeepAlive({ hidden, children }: KeepAliveProps) {
  return (
    <Place data-hidden={hidden} aria-hidden={hidden || undefined}>
      {children}
    </Place>
  );
}

const Place = styled.div`
  &[data-hidden='true'] {
    position: absolute;
    top: 0;
    right: 0;
    left: 0;
    content-visibility: hidden;
  }
`;
