import styled, { css, keyframes, type RuleSet } from 'styled-components';
import { media } from '#theme/media.ts';
import { stuckAtFoot, tabular } from '#theme/mixins.ts';
import { color, control, layer, motion, radius, shadow, space, type } from '#theme/tokens.ts';

/** By its own width, not the window's alone: a panel may stand beside the list. On a phone it is always the sheet at the foot. */
const whenNarrow = (rules: RuleSet) => css`
  @container (max-width: 679.98px) {
    ${rules}
  }

  ${media.phone} {
    ${rules}
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

/** In the flow after the list and stuck to the window's foot. Beside the bar the page stays within reach. */
export const Place = styled.div`
  container-type: inline-size;
  position: sticky;
  bottom: ${space[6]};
  z-index: ${layer.bar};
  display: flex;
  justify-content: center;
  margin-top: ${space[6]};
  pointer-events: none;
  ${stuckAtFoot}

  & > * {
    pointer-events: auto;
  }

  ${media.phone} {
    bottom: 0;
    margin-inline: -${space[4]};
  }
`;

/** One line, of which the words give way; a narrow one takes as many as it needs. */
export const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: ${space[2]} ${space[4]};
  max-width: 100%;
  min-height: 56px;
  padding: ${space[2]} ${space[3]} ${space[2]} ${space[5]};
  border-radius: ${radius.bar};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  ${type.body}
  animation: ${rise} ${motion.base} ${motion.ease};

  ${whenNarrow(css`
    flex-wrap: wrap;
    width: 100%;
    padding-left: ${space[4]};
  `)}

  ${media.phone} {
    padding-bottom: calc(${space[3]} + env(safe-area-inset-bottom));
    border-radius: ${radius.bar} ${radius.bar} 0 0;
  }
`;

export const Sum = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  color: ${color.ink2};
`;

export const Said = styled.output`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  white-space: nowrap;
`;

/** What goes on, in words. */
export const Running = styled.output`
  ${tabular}

  ${whenNarrow(css`
    flex: 1;
  `)}
`;

/** A hairline apart from what stands before it. Too many for a narrow bar scroll inside it. On a phone the primary that leads them is wide. */
export const Actions = styled.div<{ $led: boolean }>`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[1]};
  min-width: 0;
  padding-left: ${space[4]};
  border-left: 1px solid ${color.line};

  &:empty {
    display: none;
  }

  ${whenNarrow(css`
    order: 1;
    flex: 1 1 100%;
    gap: ${space[2]};
    /* Room for the ring of focus of what scrolls. */
    margin: 0 -4px;
    padding: 4px;
    border: 0;
    overflow-x: auto;
    scrollbar-width: none;
  `)}

  ${media.phone} {
    & > button {
      height: ${control.large};
    }

    ${(p) =>
      p.$led &&
      css`
        & > :first-child {
          flex: 1 0 auto;
        }
      `}
  }
`;

export const Note = styled.div`
  flex: 0 1 auto;
  min-width: 96px;
  max-height: 32px;
  overflow: hidden;
  padding-left: ${space[4]};
  border-left: 1px solid ${color.line};
  color: ${color.ink2};
  ${type.caption}

  ${whenNarrow(css`
    order: 2;
    flex: 1 1 100%;
    max-height: none;
    padding: 0;
    border: 0;
  `)}
`;

export const Clear = styled.div`
  margin-left: -${space[2]};

  ${whenNarrow(css`
    margin-left: auto;
  `)}
`;
