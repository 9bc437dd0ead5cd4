import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, frame, space, type, weight } from '#theme/tokens.ts';

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[4]};
  margin-bottom: ${space[6]};
`;

export const Title = styled.h1`
  overflow-wrap: break-word;
  text-wrap: balance;
  ${type.title2}
  font-weight: ${weight.strong};

  ${media.phone} {
    ${type.title3}
  }
`;

export const Lead = styled.p`
  min-height: 20px;
  color: ${color.ink2};
  ${type.body}
`;

export const Period = styled.div`
  max-width: 100%;
`;

/**
 * Money and days at the left, what waits and what sells at the right, each column as long as it is. Where there is less room all of it
 * is one column, in the order of how soon it is needed.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${frame.rail};
  gap: ${space[10]} ${space[14]};
  align-items: start;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    reading-flow: grid-order;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space[10]};
  min-width: 0;

  ${media.tablet} {
    display: contents;
  }
`;

/** A block; nothing while it has nothing to show. */
export const Part = styled.div`
  min-width: 0;

  &:empty {
    display: none;
  }
`;

/** Holds the room of the chart until it is there. */
export const Tall = styled(Part)`
  min-height: 370px;

  &:empty {
    display: block;
  }
`;
