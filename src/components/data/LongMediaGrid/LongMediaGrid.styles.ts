import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, control, frame, motion, radius, shadow, space } from '#theme/tokens.ts';

/** A press beside the checkbox counts as one on it. */
export const Corner = styled.label`
  position: absolute;
  z-index: 1;
  top: ${space[2]};
  left: ${space[2]};
  display: flex;
  padding: 4px 6px;
  cursor: pointer;
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow.low};
`;

/** Until something is selected the checkbox comes under the pointer or with the focus; on touch, from the menu. */
export const Card = styled.li`
  position: relative;
  min-width: 0;

  [data-row-link] {
    scroll-margin: calc(${frame.bar} + ${control.regular}) 0 ${frame.bar};
  }

  > ${Corner} {
    opacity: 0;
    transition: opacity ${motion.fast} ${motion.ease};

    @media (hover: none) {
      display: none;
    }

    &:focus-within {
      opacity: 1;
    }
  }

  ${media.hover} {
    &:hover > ${Corner} {
      opacity: 1;
    }
  }

  /* Said by the list, so that no card is drawn anew for it. */
  [data-selecting] > & > ${Corner} {
    display: flex;
    opacity: 1;
  }
`;
