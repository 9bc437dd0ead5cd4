import styled from 'styled-components';
import { isEmbedded } from './isEmbedded.ts';

/**
 * Reserves space for what a component opens below itself. On a documentation page the space exists only while it is open, because otherwise it
 * would push everything else away.
 */
export const Room = styled.div<{ $below: number }>`
  min-height: ${({ $below }) => (isEmbedded ? 0 : $below)}px;

  &:has([aria-expanded='true']),
  body:has([role='menu'], [role='listbox'], [role='dialog']) & {
    min-height: ${({ $below }) => $below}px;
  }
`;
