import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Number = styled.span`
  color: ${color.ink2};
  ${tabular}
`;

export const Thing = styled.div`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
`;

export const Title = styled.h2`
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;

  && > a {
    color: ${color.ink};
    font-weight: ${weight.strong};
  }
`;

export const Kind = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  ${type.caption}
  color: ${color.ink2};
`;

export const Remark = styled.p`
  margin-top: ${space[2]};
  ${type.caption}
  color: ${color.ink3};
`;
