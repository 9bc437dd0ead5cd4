import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { frame, space } from '#theme/tokens.ts';

/** The way to the catalogue, and what it still lacks. */
export const Publication = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 420px) minmax(0, ${frame.rail});
  gap: ${space[8]} calc(2 * ${frame.gap});

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
