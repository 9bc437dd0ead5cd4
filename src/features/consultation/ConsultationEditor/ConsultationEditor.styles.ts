import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

export const Form = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  max-width: 720px;
`;

/** Fields in a line while there is room for them. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-items: start;

  @container (min-width: 560px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 200px);
  }
`;

/** Three figures in a line while there is room. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: ${space[6]};
  align-items: start;
`;

export const Setting = styled.div`
  max-width: 480px;
`;
