import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;

/** Switches that belong together, as wide as the fields of a form. */
export const Sound = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  max-width: 480px;
`;
