import styled from 'styled-components';
import { color, space, type, weight } from '#theme/tokens.ts';

/** What a panel tells of a record, part by part. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  ${type.body}
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
