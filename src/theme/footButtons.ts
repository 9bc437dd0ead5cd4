import { css } from 'styled-components';
import { media } from './media.ts';
import { control } from './tokens.ts';

/** Buttons at the foot of what comes up from the foot of a phone: as high as a thumb, and over the whole width. */
export const footButtons = css`
  ${media.phone} {
    > button {
      flex: 1 1 auto;
      height: ${control.large};
    }
  }
`;
