import { css, keyframes } from 'styled-components';
import { motion } from './tokens.ts';

const grow = keyframes`
  from { opacity: 0; scale: 0.98; }
`;

/**
 * What floats grows out of the corner that it hangs from. By keyframes, which always come to their end: react-aria waits for
 * a transition that was broken off for good, and what was closed meanwhile would stay on the page.
 */
const growsIn = css`
  animation: ${grow} ${motion.fast} ${motion.ease};
`;

/** Below or above what it hangs from, at its left edge. React-aria tells in `data-placement` which it is. */
export const growsFromLeft = css`
  transform-origin: left top;
  ${growsIn}

  &[data-placement='top'] {
    transform-origin: left bottom;
  }
`;

/** The same at either edge, which `data-align` tells. */
export const growsFromCorner = css`
  ${growsFromLeft}

  &[data-align='end'] {
    transform-origin: right top;
  }

  &[data-placement='top'][data-align='end'] {
    transform-origin: right bottom;
  }
`;
