import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, control, frame, space, type, weight } from '#theme/tokens.ts';
import { narrowProgram } from './useNarrowProgram.ts';

/** The tree, and beside it what is open or chosen in it, with a hairline between. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) calc(${frame.rail} + ${space[10]});
  gap: ${space[10]};
  min-height: calc(100vh - 4 * ${frame.bar});

  @media ${narrowProgram} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Main = styled.div<{ $beside: boolean }>`
  min-width: 0;

  /* The list of changes is wider than the rail that it covers. */
  @media not all and ${narrowProgram} {
    padding-right: ${(p) => (p.$beside ? space[8] : 0)};
  }

  ${media.phone} {
    padding-bottom: ${space[6]};
  }
`;

export const Rail = styled.section`
  min-width: 0;
  margin-top: -${space[5]};
  padding: ${space[4]} 0 0 ${space[10]};
  border-left: 1px solid ${color.line};

  @media ${narrowProgram} {
    display: none;
  }
`;

/** What of the rail stays in sight while the tree is scrolled. */
export const Sticky = styled.div`
  position: sticky;
  top: calc(${frame.top} + ${space[4]});
  display: grid;
  gap: ${space[5]};
`;

export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  min-height: ${control.regular};
  margin-bottom: ${space[4]};

  ${media.phone} {
    gap: ${space[1]};
  }
`;

export const Sum = styled.p`
  margin-left: auto;
  padding-right: ${space[1]};
  ${type.caption}
  ${tabular}
  color: ${color.ink2};
  white-space: nowrap;

  ${media.phone} {
    margin: 0 auto 0 0;
    ${type.body}
    font-size: 12px;
  }
`;

export const Chosen = styled.p`
  margin-right: auto;
  font-weight: ${weight.strong};
`;

export const Quiet = styled.span`
  ${type.caption}
  ${tabular}
  font-weight: ${weight.regular};
  color: ${color.ink2};
`;

export const TreePlace = styled.div`
  padding-left: ${space[2]};

  ${media.phone} {
    padding-left: 0;
  }
`;

export const Empty = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[6]} 0;
  white-space: normal;
`;

export const Search = styled.div`
  width: 196px;
  margin-left: auto;

  ${media.phone} {
    flex: 1;
    width: auto;
  }
`;

/** Not on a phone, where the bar at the foot has the same. */
export const Wide = styled.span`
  display: contents;

  ${media.phone} {
    display: none;
  }
`;

export const Narrow = styled.span`
  display: none;

  ${media.phone} {
    display: contents;

    /* The word ends where the page does, in a row of its own too. */
    > * {
      margin: 0 -${space[3]} 0 auto;
    }
  }
`;

/** What the rail holds, in a sheet. */
export const Sheeted = styled.div`
  display: grid;
  gap: ${space[5]};
  padding-bottom: ${space[4]};
`;
