import { css } from 'styled-components';
import { frame, space } from './tokens.ts';

/** Visible only to screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A column of numbers that line up. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

/** One line with an ellipsis. */
export const truncate = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * Extends the hit area of a small control to at least 24 px (44 px on touch) without moving anything. The control must be positioned. It uses edges
 * and no transform, because transformed elements are painted separately, and visited at each keystroke on the page.
 */
export const hitArea = css`
  &::after {
    content: '';
    position: absolute;
    inset: min(0px, 50% - 12px);
  }

  @media (pointer: coarse) {
    &::after {
      inset: min(0px, 50% - 22px);
    }
  }
`;

/** A button without any look of its own. */
export const bareButton = css`
  appearance: none;
  background: none;
  border: 0;
  padding: 0;
  text-align: inherit;
`;

/**
 * For elements stuck to the bottom of the window, which are always visible. Focusing them must not scroll the page, although its lowest part counts
 * as covered.
 */
export const stuckAtFoot = css`
  & :is(a, button, input, textarea, select, [tabindex]) {
    scroll-margin-bottom: calc(-1 * (${frame.footPhone} + ${space[4]}));
  }
`;
