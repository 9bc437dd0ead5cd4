import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

export const Form = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
