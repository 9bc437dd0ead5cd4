import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${type.body}
`;

/** Ruled like a bill: what the client has spent, and how. */
export const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  padding: ${space[4]} 0;
  border-block: 1px solid ${color.line};
`;

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Heading = styled.h2`
  ${type.body}
  font-weight: ${weight.strong};
`;

/** Terms at the left, facts at the right. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};
  ${tabular}

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space[4]};
  }

  dt {
    flex: none;
    color: ${color.ink2};
  }

  dd {
    min-width: 0;
    overflow-wrap: anywhere;
    text-align: right;
  }
`;

export const Products = styled.ul`
  display: grid;
  gap: ${space[2]};

  > li {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Quiet = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;
