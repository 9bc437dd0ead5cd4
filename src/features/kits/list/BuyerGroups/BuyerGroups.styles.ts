import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const List = styled.ul`
  container-type: inline-size;
  ${type.body}
`;

/** Who they are at the left, what they come to in the middle, and the one thing to do. In a narrow column they are stacked. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 88px;
  gap: 2px ${space[6]};
  padding: ${space[3]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }

  @container (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space[3]};
  }
`;

export const Name = styled.span`
  font-weight: ${weight.strong};
  grid-area: 1 / 1;
`;

export const Who = styled.span`
  grid-area: 2 / 1;
  color: ${color.ink2};
  ${type.caption}
  text-wrap: pretty;

  @container (max-width: 560px) {
    grid-column: 1 / -1;
  }
`;

export const Figures = styled.span`
  grid-area: 1 / 2 / 3 / 3;
  display: grid;
  gap: 2px;
  align-content: start;
  ${tabular}

  @container (max-width: 560px) {
    grid-area: 3 / 1 / 4 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    ${type.caption}
  }
`;

export const Reach = styled.span`
  color: ${color.ink2};
  ${type.caption}
`;

export const Action = styled.span`
  grid-area: 1 / 3;
  text-align: end;

  @container (max-width: 560px) {
    grid-area: 1 / 2;
  }
`;

export const Ask = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
`;

export const Note = styled.p`
  max-width: 56ch;
  color: ${color.ink2};
  ${type.body}
  text-wrap: pretty;
`;
