import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space[2]};
  min-width: 0;
  container-type: inline-size;
`;

/** What is told of the day and the time. */
export const Note = styled.div`
  grid-column: 1 / -1;
  margin-top: calc(${space[2]} - ${space[3]});

  ${media.phone} {
    margin-top: calc(${space[2]} - ${space[4]});
  }
`;

/** On a phone a length takes less than a half, and leaves the zone room for its offset: «Москва, GMT+3» stands whole. */
const uneven = css`
  @container (min-width: 320px) {
    && {
      grid-template-columns: minmax(0, 138fr) minmax(0, 7fr) minmax(0, 159fr);
    }

    > :first-child,
    > :nth-child(4):not(${Note}) {
      grid-column-end: span 2;
    }
  }
`;

export const Row = styled.div<{ $extra: boolean; $bare: boolean }>`
  display: grid;
  grid-template-columns: ${(p) =>
    p.$bare
      ? 'minmax(0, 176fr) minmax(0, 121fr)'
      : p.$extra
        ? '176fr 121fr 168fr 228fr'
        : 'minmax(0, 176fr) minmax(0, 121fr) minmax(0, 228fr)'};
  align-items: start;
  gap: ${space[3]};

  > * {
    min-width: 0;
  }

  /* Two rows where four fields have no room. What is told of the day and the time stays under them. */
  @container (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :nth-child(3):last-child,
    > :nth-child(3):has(+ ${Note}:last-child) {
      grid-column: 1 / -1;
    }

    > :nth-child(n + 3):not(${Note}) {
      order: 1;
    }
  }

  ${media.phone} {
    row-gap: ${space[4]};
    ${(p) => p.$extra && uneven}
  }
`;

/** What the clocks do to the time, and what came of it. */
export const Resolved = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
  ${type.body}
  color: ${color.dawnText};
`;
