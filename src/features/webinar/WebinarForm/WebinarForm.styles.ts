import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** A wide field and a narrow one, or the reverse, while there is room for both. */
export const Pair = styled.div<{ $narrow: 'first' | 'last' }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  @container (min-width: 560px) {
    grid-template-columns: ${(p) => (p.$narrow === 'first' ? '168px minmax(0, 1fr)' : 'minmax(0, 1fr) 168px')};
  }
`;
