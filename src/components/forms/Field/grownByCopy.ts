import { css, type RuleSet } from 'styled-components';

/**
 * A hidden copy of a text area's text (`data-text`) lies in the same cell and gives it its height, where text areas do not grow by
 * themselves. Where they do there is none: it would be styled and laid out a second time with each key.
 */
export const grownByCopy = (look: RuleSet) => css`
  @supports not (field-sizing: content) {
    &::after {
      content: attr(data-text);
      ${look}
      visibility: hidden;
    }
  }
`;
