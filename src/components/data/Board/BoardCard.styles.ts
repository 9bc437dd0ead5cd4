import styled, { keyframes } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton } from '#theme/mixins.ts';
import { color, motion, radius, space } from '#theme/tokens.ts';

const springBack = keyframes`
  from { transform: translateX(${space[6]}); box-shadow: 0 0 0 2px ${color.bad}; }
  40% { transform: translateX(-${space[1]}); box-shadow: 0 0 0 2px ${color.bad}; }
`;

/** Room for the ring of focus, which the column would clip; gaps between cards are made of it. */
export const Place = styled.div`
  padding: ${space[1]};
`;

export const Card = styled.div`
  position: relative;
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.media};
  background: ${color.surface};
  overflow-wrap: anywhere;
  cursor: pointer;
  transition:
    background ${motion.fast} ${motion.ease},
    border-color ${motion.fast} ${motion.ease};

  ${media.hover} {
    &:hover {
      border-color: ${color.line2};
    }
  }

  &[data-open] {
    border-color: ${color.accent};
    box-shadow: inset 0 0 0 1px ${color.accent};
    background: ${color.sel};
  }

  /* It keeps its room while it is dragged. */
  &[data-dragging] {
    border-style: dashed;
    border-color: ${color.accent};
    background: ${color.sel};
  }

  &[data-moving] {
    border-style: dashed;
    border-color: ${color.line2};
  }

  &[data-refused] {
    animation: ${springBack} calc(2 * ${motion.slow}) ${motion.ease};
  }
`;

/** The button for keys and screen readers. A pointer presses and drags the card itself: not every browser can drag buttons. */
export const Open = styled.button`
  ${bareButton}
  position: absolute;
  inset: 0;
  border-radius: inherit;
  pointer-events: none;
`;

/** Over the end of the last line. It shows on the card that is pointed at or has the focus, and always where there is touch. */
export const Tools = styled.div`
  position: absolute;
  right: ${space[2]};
  bottom: ${space[2]};
  display: flex;
  gap: 2px;
  border-radius: ${radius.control};
  background: ${color.surface};

  ${Card}[data-open] > & {
    background: ${color.sel};
  }

  @media (hover: hover) {
    ${Card}:not(:hover, :focus-within) > &:not(:has([aria-expanded='true'])) {
      opacity: 0;
    }
  }
`;

const dots =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='1.6' stroke-linecap='round'%3E%3Cpath d='M6 3.5v0M10 3.5v0M6 8v0M10 8v0M6 12.5v0M10 12.5v0'/%3E%3C/svg%3E\") center / 16px no-repeat";

/** Six dots, for keys: a pointer drags the card by any part. */
export const Grip = styled.button`
  ${bareButton}
  width: 28px;
  height: 28px;
  border-radius: ${radius.control};
  cursor: grab;
  outline: none;

  &::before {
    content: '';
    display: block;
    width: 100%;
    height: 100%;
    background: ${color.ink2};
    mask: ${dots};
  }

  &:focus-visible {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  @media (hover: none) {
    display: none;
  }
`;
