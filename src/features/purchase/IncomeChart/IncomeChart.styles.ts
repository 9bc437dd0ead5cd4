import styled from 'styled-components';
import { space } from '#theme/tokens.ts';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  margin-bottom: ${space[5]};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  /* Where the choices stand one under the other, each has the 44 px of a thumb. */
  gap: ${space[3]} ${space[2]};
`;

/** As high as the chart with its words, so that nothing jumps. */
export const Room = styled.div`
  min-height: 160px;
`;
