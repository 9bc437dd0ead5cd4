import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

export const Root = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** Two fields in a line while there is room for both. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  @container (min-width: 640px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 356px);
  }
`;

/** The switch stands on the line of the fields beside it. */
export const Preview = styled.div`
  @container (min-width: 640px) {
    padding-top: 28px;
  }
`;
