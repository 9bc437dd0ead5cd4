import styled from 'styled-components';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

export const Number = styled.span`
  color: ${color.ink2};
  ${tabular}
`;

export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${type.body}
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

export const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

export const Heading = styled.h3`
  ${type.body}
  font-weight: ${weight.strong};
`;

/** Terms at the left, facts at the right, as in a bill. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[2]};

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
