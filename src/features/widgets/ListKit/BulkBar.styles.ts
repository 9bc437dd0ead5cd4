import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, frame, layer, motion, radius, shadow, space, type } from '#theme/tokens.ts';

/**
 * In the flow after the rows and stuck to the window's foot: at the end of the list it stands below the last row and hides
 * none.
 */
export const Bar = styled.div`
  position: sticky;
  bottom: ${space[6]};
  z-index: ${layer.panel};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: fit-content;
  max-width: 100%;
  min-height: ${frame.bar};
  margin: ${space[6]} auto 0;
  padding: ${space[2]} ${space[5]};
  border-radius: ${radius.bar};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${type.body}
  transition:
    opacity ${motion.base} ${motion.ease},
    translate ${motion.base} ${motion.ease};

  @starting-style {
    opacity: 0;
    translate: 0 ${space[3]};
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  ${media.phone} {
    bottom: ${space[2]};
    width: 100%;
    padding: ${space[2]} ${space[3]};
  }
`;

export const Chosen = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  white-space: nowrap;
`;

export const Line = styled.span`
  width: 1px;
  height: ${space[4]};
  background: ${color.line2};

  ${media.phone} {
    display: none;
  }
`;

/** What will be left as it is. */
export const Note = styled.span`
  padding-left: ${space[3]};
  border-left: 1px solid ${color.line2};
  line-height: 16px;
  color: ${color.ink2};

  ${media.phone} {
    display: none;
  }
`;

export const Said = styled.output`
  ${tabular}
  white-space: nowrap;
`;

export const End = styled.span`
  display: flex;
  margin: 0 -${space[2]} 0 auto;
`;
