import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

/** The password, and under it how hard it is to guess. */
export const Choice = styled.div`
  display: grid;
  gap: ${space[2]};
`;
