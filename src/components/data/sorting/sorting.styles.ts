import styled, { css } from 'styled-components';
import { bareButton, hitArea } from '#theme/mixins.ts';
import { color, radius } from '#theme/tokens.ts';
import type { DropLine } from './dropAt.ts';

const line = css`
  content: '';
  position: absolute;
  z-index: 1;
  left: 0;
  right: 0;
  height: 2px;
  border-radius: 1px;
  background: ${color.accent};
  pointer-events: none;
`;

/** The drop line at a row, so many px away from it. The row must be positioned. */
export const dropLine = (gap: number) => css<{ $drop: DropLine }>`
  &::after {
    ${(p) => p.$drop !== null && line}
    ${(p) => (p.$drop === 'before' ? `top: -${gap}px;` : `bottom: -${gap}px;`)}
  }
`;

/** The grip of a row. */
export const Grip = styled.button`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 20px;
  height: 24px;
  border-radius: ${radius.thumb};
  color: ${color.ink3};
  cursor: grab;
  touch-action: none;
  ${hitArea}

  &:active {
    cursor: grabbing;
  }
`;
