import styled, { css } from 'styled-components';
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

/** Blocks, in the order in which they stand where there is one column. */
const orders = [1, 2, 3, 4, 5, 6, 7];

/** What is still read. The chart has its room from the start. */
const reads = (order: number) => `[data-order='${order}'] [aria-busy='true']`;

/** While a block is read, what would be pushed by it is not there yet: nothing that was seen moves. */
const inTurn = css`
  ${media.tablet} {
    ${orders.slice(1).map(
      (order) => css`
        &:has(${reads(order)}) {
          ${orders
            .filter((later) => later > order)
            .map((later) => `[data-order='${later}']`)
            .join()} {
            visibility: hidden;
          }
        }
      `,
    )}
  }
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
  ${inTurn}

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    reading-flow: grid-order;
  }
`;

export const Stack = styled.div`
  display: grid;
  gap: ${space[10]};
  min-width: 0;

  /* The same for the blocks under another of a column. */
  > :not([data-order='1']):has([aria-busy='true']) ~ * {
    visibility: hidden;
  }

  ${media.tablet} {
    display: contents;
  }
`;

/** A block, which says its order by `data-order`; nothing while it has nothing to show. */
export const Part = styled.div`
  min-width: 0;
  ${orders.map(
    (order) => css`
      &[data-order='${order}'] {
        order: ${order};
      }
    `,
  )}

  &:empty {
    display: none;
  }
`;

/** Holds the room of the chart, and of the figures that stand under each other in a narrow column, until they are there. */
export const Tall = styled(Part)`
  min-height: 434px;

  ${media.wide} {
    min-height: 370px;
  }

  ${media.tablet} {
    min-height: 370px;
  }

  ${media.phone} {
    min-height: 398px;
  }

  &:empty {
    display: block;
  }
`;
