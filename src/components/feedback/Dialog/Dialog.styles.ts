import styled, { keyframes } from 'styled-components';
import { Failure } from '#components/feedback/Failure/Failure.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { media } from '#theme/media.ts';
import { footButtons } from '#theme/footButtons.ts';
import { color, control, motion, radius, shadow, space, type, weight } from '#theme/tokens.ts';
import { Scroller } from './Scroller.tsx';

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const fade = keyframes`
  from { opacity: 0; }
`;

/** The bare modal: ground, scrim, motion. Its children bring the padding. */
export const Root = styled.dialog<{ $width: number }>`
  width: calc(100% - ${space[8]});
  max-width: ${(p) => p.$width}px;
  max-height: calc(100dvh - ${space[8]});
  margin: auto;
  padding: 0;
  border: 0;
  overflow: hidden;
  border-radius: ${radius.media};
  background: ${color.raised};
  box-shadow: ${shadow.high};
  color: ${color.ink};
  ${type.body}
  animation: ${rise} ${motion.base} ${motion.ease};

  /* On a phone it reaches the edges of the window, and a ring outside would be a line over it. */
  &:focus-visible {
    outline-offset: -2px;
  }

  &::backdrop {
    background: ${color.scrim};
  }

  /* The rule that stills the page for those who asked for it does not reach a backdrop. */
  @media (prefers-reduced-motion: no-preference) {
    &::backdrop {
      animation: ${fade} ${motion.base} ${motion.ease};
    }
  }

  ${media.phone} {
    width: 100%;
    max-width: none;
    max-height: calc(100dvh - ${space[6]});
    margin: auto 0 0;
    border-radius: ${radius.bar} ${radius.bar} 0 0;
  }
`;

/** Fills the dialog, so that a press on the dialog itself is a press on the scrim. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  max-height: inherit;
`;

export const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]} 0 ${space[6]};

  ${media.phone} {
    padding: ${space[4]} ${space[2]} 0 ${space[4]};
  }
`;

export const Heads = styled.div`
  flex: 1;
  min-width: 0;
  padding: ${space[1]} 0;
`;

export const Title = styled.h2`
  ${type.lead}
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`;

export const Description = styled.p`
  margin-top: ${space[1]};
  color: ${color.ink2};
`;

export const Close = styled(IconButton)`
  ${media.phone} {
    width: ${control.large};
    height: ${control.large};
    margin: -6px 0;
  }
`;

export const Body = styled(Scroller)`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]} ${space[6]} ${space[6]};

  ${media.phone} {
    padding: ${space[3]} ${space[4]} ${space[5]};
  }
`;

export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[4]} ${space[6]};
  border-top: 1px solid ${color.line};

  ${media.phone} {
    padding: ${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom));
  }

  ${footButtons}
`;

/** A line of its own above the buttons. */
export const Failed = styled(Failure)`
  flex: 1 0 100%;
`;
