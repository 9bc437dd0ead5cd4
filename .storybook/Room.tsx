import styled from 'styled-components';
import { isEmbedded } from './isEmbedded.ts';

/** Room for what a component opens below itself. On a documentation page it is there while that is open: empty, it would push all else away. */
export const Room = styled.div<{ $below: number }>`
  min-height: ${({ $below }) => (isEmbedded ? 0 : $below)}px;

  &:has([aria-expanded='true']),
  body:has([role='menu'], [role='listbox'], [role='dialog']) & {
    min-height: ${({ $below }) => $below}px;
  }
`;
