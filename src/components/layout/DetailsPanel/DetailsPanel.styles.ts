import styled, { createGlobalStyle, css, keyframes } from 'styled-components';
import { Scroller } from '#components/feedback/Dialog/Scroller.tsx';
import { Failure } from '#components/feedback/Failure/Failure.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { media } from '#theme/media.ts';
import { color, control, frame, layer, motion, radius, shadow, space, type } from '#theme/tokens.ts';

const width = '440px';

/** On a wide screen the panel is a column of its own: the page gives way, and nothing of the list is covered. */
export const PageColumn = createGlobalStyle`
  ${media.wide} {
    :root body:has([data-details]) {
      padding-right: ${width};
    }
  }
`;

const fromRight = keyframes`
  from { transform: translateX(${space[6]}); opacity: 0; }
`;

const fromBottom = keyframes`
  from { transform: translateY(100%); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

const ground = css`
  overflow: hidden;
  color: ${color.ink};
  ${type.body}
  outline: none;
`;

/** Beside the list. Where there is no room for a column of its own it floats over the right of the page. */
export const Side = styled.div`
  ${ground}
  position: fixed;
  inset: 0 0 ${frame.dock} auto;
  z-index: ${layer.panel};
  display: flex;
  flex-direction: column;
  width: min(${width}, calc(100vw - ${space[14]}));
  border-left: 1px solid ${color.line};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  animation: ${fromRight} ${motion.slow} ${motion.ease};

  ${media.wide} {
    bottom: 0;
    background: ${color.surface};
    box-shadow: none;
  }
`;

/** On a phone: a sheet over all but the top of the page. */
export const Sheet = styled.dialog`
  ${ground}
  width: 100%;
  max-width: 100%;
  height: calc(100dvh - ${space[6]});
  max-height: none;
  margin: auto 0 0;
  padding: 0;
  border: 0;
  border-radius: ${radius.bar} ${radius.bar} 0 0;
  background: ${color.raised};
  box-shadow: ${shadow.high};
  animation: ${fromBottom} ${motion.slow} ${motion.ease};

  &::backdrop {
    background: ${color.scrim};
  }

  /* The rule that stills the page for those who asked for it does not reach a backdrop. */
  @media (prefers-reduced-motion: no-preference) {
    &::backdrop {
      animation: ${fade} ${motion.slow} ${motion.ease};
    }
  }
`;

/** Fills the sheet, so that a press on the sheet itself is a press on the scrim. */
export const Fill = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

export const Head = styled.header`
  display: flex;
  align-items: center;
  flex: none;
  min-height: ${frame.bar};
  padding: ${space[2]} ${space[6]} ${space[2]} ${space[8]};

  ${media.phone} {
    padding: ${space[1]} ${space[1]} ${space[1]} ${frame.pagePhone};
  }
`;

export const Title = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-width: 0;
  margin-right: ${space[2]};
  overflow-wrap: anywhere;
`;

export const Step = styled(IconButton)`
  ${media.phone} {
    width: ${control.large};
    height: ${control.large};
  }
`;

export const Body = styled(Scroller)`
  flex: 1 1 auto;
  min-height: 0;
  padding: ${space[1]} ${space[8]} ${space[8]};
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.phone} {
    padding: ${space[2]} ${frame.pagePhone} ${space[6]};
  }
`;

export const Skeleton = styled.div`
  display: grid;
  gap: ${space[6]};
`;

/** Right above the buttons. */
export const Failed = styled(Failure)`
  flex: none;
  padding: ${space[3]} ${space[8]};

  ${media.phone} {
    padding: ${space[3]} ${frame.pagePhone};
  }
`;

export const Foot = styled.footer`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${space[2]};
  min-height: 64px;
  padding: 10px ${space[8]};
  border-top: 1px solid ${color.line};

  > :first-child {
    flex: 1 1 auto;
  }

  ${media.phone} {
    min-height: ${frame.footPhone};
    padding: ${space[3]} ${frame.pagePhone} calc(${space[3]} + env(safe-area-inset-bottom));
  }
`;
