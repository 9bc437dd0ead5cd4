import { createGlobalStyle } from 'styled-components';

/**
 * The page under a modal does not scroll. A rule and no inline style: menus lock the page too, and whoever puts back the
 * value that it found would put back the other's lock.
 */
export const ModalPage = createGlobalStyle`
  :root:has(dialog:modal) {
    overflow: hidden;
    padding-right: var(--modal-gap, 0);
  }
`;
