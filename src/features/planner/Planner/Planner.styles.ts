import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

/** The ring of a button that reaches the edge of the phone. */
const insideRing = css`
  > :focus-visible {
    outline-offset: -6px;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[4]};
  margin-bottom: ${space[3]};

  /* Three columns of controls would be three rows here: the title and its clock stand beside the steps. */
  ${media.phone} {
    display: grid;
    grid-template: 'title steps' auto 'zone steps' auto 'views views' auto / minmax(0, 1fr) auto;
    gap: 0;
  }
`;

export const Title = styled.h1`
  ${type.title2}
  font-weight: ${weight.strong};

  ${media.phone} {
    grid-area: title;
    ${type.title4}
  }
`;

export const Steps = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[1]};

  ${media.phone} {
    grid-area: steps;
    align-self: start;
    gap: 0;
    margin: -8px -14px 0 0;
    ${insideRing}
  }
`;

export const Views = styled.div`
  ${media.phone} {
    grid-area: views;
    /* The choice of a view and the clock over it have the 44 px of a thumb each. */
    margin-top: ${space[4]};

    > * {
      width: 100%;
    }
  }
`;

export const Plan = styled.div``;

/** The legend, and what belongs to the clock. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[5]};
  margin-bottom: ${space[3]};

  ${media.phone} {
    flex-wrap: nowrap;
    gap: 0;
    margin-bottom: ${space[2]};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  margin-right: -${space[3]};

  ${media.phone} {
    margin-right: -14px;
    ${insideRing}
  }

  /* Each line has the 44 px of a thumb for itself. */
  @media (pointer: coarse) {
    row-gap: ${space[3]};
  }
`;

export const Notes = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[3]};

  &:empty {
    display: none;
  }
`;

/** What is over in this month, folded over what is not. */
export const Before = styled.div`
  margin: 0 0 ${space[2]} -${space[3]};

  > :nth-child(2) {
    margin-left: ${space[3]};
    padding-bottom: ${space[3]};
    border-bottom: 1px solid ${color.line};
  }
`;

export const Nothing = styled.p`
  padding: ${space[2]} 0;
  ${type.body}
  color: ${color.ink2};
`;

export const Sheet = styled.div`
  position: relative;
  min-width: 0;
`;

export const Skeleton = styled.div`
  display: grid;
  gap: ${space[3]};
`;

/** Where the views stand, one in sight. */
export const Stage = styled.div`
  position: relative;
`;
