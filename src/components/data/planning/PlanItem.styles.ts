import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, hitArea, tabular, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, control, radius, space, type } from '#theme/tokens.ts';

/**
 * The looks of an event. Its parts are plain elements with a class: a month draws hundreds of them at once, and a styled
 * component for each would take longer than all that the browser does for it.
 */

/** The upright bar of an event. */
const bar = css`
  &::before {
    content: '';
    position: absolute;
    left: 0;
    width: 3px;
    border-radius: 2px;
    background: var(--hue);
  }
`;

const item = css`
  ${bareButton}
  position: relative;
  width: 100%;
  min-width: 0;
  border-radius: ${radius.thumb};
  color: ${color.ink};
  ${type.caption}

  ${media.hover} {
    button&:hover {
      background: ${color.press};
    }
  }

  .hidden {
    ${visuallyHidden}
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: ${space[1]};
  }

  .time {
    ${tabular}
    color: ${color.ink2};
  }

  .note {
    ${tabular}
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
    min-width: 0;
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }

  .name {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  .cancelled {
    text-decoration: line-through;
    color: ${color.ink2};
  }

  .problem {
    display: flex;
    align-items: flex-start;
    gap: 6px;
    color: ${color.dawnText};
    overflow-wrap: anywhere;

    > svg {
      flex: none;
      margin-top: 1px;
    }
  }
`;

/** What is over: one line, its hue half gone. */
export const Line = styled.div<{ type?: string }>`
  ${item}
  ${bar}
  ${hitArea}
  display: flex;
  align-items: center;
  gap: 6px;
  height: 20px;
  padding-left: 9px;
  color: ${color.ink2};

  &::before {
    top: 3px;
    height: 14px;
    background: color-mix(in srgb, var(--hue) 50%, transparent);
  }

  > .name {
    ${truncate}
  }
`;

/** What is coming: as many lines as it takes. */
export const Block = styled.div<{ type?: string }>`
  ${item}
  ${bar}
  display: block;
  min-height: 24px;
  padding-left: 9px;

  &::before {
    top: 1px;
    bottom: 1px;
  }

  > .name {
    display: inline;
  }
`;

/** The time, the bar, and everything else beside them. */
export const Row = styled.div<{ type?: string }>`
  ${item}
  ${bar}
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  gap: ${space[2]};
  margin-left: -${space[1]};
  width: calc(100% + ${space[1]});
  padding: 6px ${space[1]};
  ${type.body}

  &::before {
    top: 8px;
    bottom: 8px;
    left: 56px;
  }

  .texts {
    display: grid;
    align-content: start;
    gap: 2px;
    padding-left: ${space[3]};
  }

  ${media.phone} {
    min-height: ${control.large};
  }
`;
