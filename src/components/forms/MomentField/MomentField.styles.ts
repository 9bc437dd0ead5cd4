import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type } from '#theme/tokens.ts';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space[2]};
  min-width: 0;
  container-type: inline-size;
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

  /* Two rows where four fields have no room. */
  @container (max-width: 620px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);

    > :nth-child(3):last-child {
      grid-column: 1 / -1;
    }
  }

  ${media.phone} {
    row-gap: ${space[4]};
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
