import { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, truncate } from '#theme/mixins.ts';
import { color, control, radius, space, type } from '#theme/tokens.ts';

/**
 * The line keeps pale covers apart from the page; in the dark theme all are a little dimmed. The lines beside a cover stand in
 * the middle of its height, be there one or two.
 */
export const thing = css`
  :where([data-index] > [role='rowheader']):has(> [data-cover]) {
    display: grid;
    grid-template: 1fr auto auto 1fr / auto minmax(0, 1fr);
    column-gap: ${space[4]};

    ${media.phone} {
      grid-template: auto 1fr / auto minmax(0, 1fr);
      column-gap: ${space[3]};
    }
  }

  [data-cover] {
    display: grid;
    place-items: center;
    grid-row: 1 / -1;
    align-self: center;
    width: 80px;
    aspect-ratio: 16 / 9;
    border-radius: ${radius.control};
    background: ${color.fill} center / cover;
    box-shadow:
      inset 0 0 0 1px ${color.mediaLine},
      inset 0 0 0 48px ${color.mediaDim};
    color: ${color.ink3};

    ${media.phone} {
      align-self: start;
      width: 96px;
    }
  }

  [data-cover='compact'] {
    width: 48px;
    border-radius: ${radius.thumb};
  }

  [data-cover] + * {
    grid-area: 2 / 2;
    min-width: 0;
  }

  [data-subtitle] {
    grid-area: 3 / 2;
    margin-top: 2px;
    ${truncate}
    ${type.caption}
    color: ${color.ink2};

    > svg {
      display: inline;
      margin-right: 6px;
      vertical-align: -2px;
    }
  }

  ${media.phone} {
    [data-cover] + * {
      grid-area: 1 / 2;
    }

    [data-subtitle] {
      grid-area: 2 / 2;
    }
  }
`;

/** Three dots, drawn as a ground: an icon would be two more elements in every row, a mask one more layer. */
const dots = ['3.3px', '8px', '12.7px']
  .map((x) => `radial-gradient(circle at ${x} 8px, currentColor 0.9px, transparent 1.4px)`)
  .join(', ');

export const menu = css`
  [data-menu] {
    display: flex;
    flex: none;
    width: ${control.small};

    ${media.phone} {
      position: relative;
      z-index: 1;
    }
  }

  [data-index] > [data-menu] > button {
    ${bareButton}
    display: grid;
    place-items: center;
    width: ${control.small};
    height: ${control.small};
    border-radius: ${radius.control};
    color: ${color.ink2};

    ${media.phone} {
      position: relative;
      ${hitArea}
    }

    &::before {
      content: '';
      width: 16px;
      height: 16px;
      background: ${dots};
    }

    ${media.hover} {
      &:hover {
        background: ${color.press};
        color: ${color.ink};
      }
    }
  }
`;
