import styled from 'styled-components';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Title = styled.h2`
  margin-bottom: ${space[2]};
  font-weight: ${weight.strong};
`;

export const Note = styled.p`
  color: ${color.ink2};
`;

export const Use = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space[2]};
  padding: 6px 0;
  overflow-wrap: anywhere;

  a {
    color: ${color.ink};
  }
`;

export const Kind = styled.span`
  align-self: start;
  margin-top: 3px;
  color: ${color.ink3};
`;

export const Word = styled.span`
  color: ${color.ink3};
  ${type.caption}
`;
