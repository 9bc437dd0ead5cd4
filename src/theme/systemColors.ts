// Where the system picks the colours (`forced-colors: active`).
import { css } from 'styled-components';

/** Grounds are lost where the system picks the colours. For a bar that shows a share: what is done of it. */
export const systemDone = css`
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** For a bar that shows a share where the system picks the colours: all of it. */
export const systemWhole = css`
  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;

/** What is chosen of a few, where the system picks the colours. Its parts give up colours of their own. */
export const systemChosen = css`
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;

    &&,
    && * {
      color: HighlightText;
    }
  }
`;
