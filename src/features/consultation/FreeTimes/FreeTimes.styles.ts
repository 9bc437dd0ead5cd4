import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, control, radius, space } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Quiet = styled.p`
  color: ${color.ink2};
`;

export const Zone = styled.div`
  max-width: 320px;
`;

export const Days = styled.dl`
  display: grid;
  grid-template-columns: minmax(96px, max-content) minmax(0, 1fr);
  gap: ${space[4]} ${space[6]};
  align-items: start;

  dt {
    padding: 4px 0;
    color: ${color.ink2};
  }
`;

export const Times = styled.dd`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

export const Time = styled.time`
  display: inline-flex;
  align-items: center;
  height: ${control.small};
  padding: 0 ${space[2]};
  border-radius: ${radius.control};
  background: ${color.fill};
  ${tabular}
`;
