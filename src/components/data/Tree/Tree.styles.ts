import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { color, radius, space, type } from '#theme/tokens.ts';

/** Heights of rows, px, for the layout of what is in sight. */
export const rowHeight = { desk: 38, phone: 56 } as const;

/** Rows reach out of the column by the gutter of grips, so that titles stand flush with the page. */
const gutter = 32;
const step = 40;
/** Where a row of a level begins, px. */
const start = (level: string) => `calc(24px + (${level} - 1) * ${step}px)`;

export const Place = styled.div`
  position: relative;
  margin-left: -${gutter}px;

  ${media.phone} {
    margin: 0 -${space[1]};
  }
`;

/** What is told instead of rows stands where rows would, without the gutter. */
export const Nothing = styled.div`
  padding-left: 24px;

  ${media.phone} {
    padding: 0 ${space[1]};
  }
`;

export const List = styled.div`
  outline: none;
  ${type.body}
  color: ${color.ink};
`;

/** Holds the height of all rows; those in sight lie in it at their places. */
export const Rows = styled.div`
  position: relative;
`;

export const Row = styled.div`
  position: absolute;
  left: 0;
  right: 0;
  display: flex;
  align-items: center;
  height: ${rowHeight.desk}px;
  padding: 0 ${space[3]} 0 ${start('var(--level)')};
  isolation: isolate;
  contain: layout size style;
  outline: none;
  cursor: default;
  user-select: none;

  &[data-dragging] [data-part='title'] {
    color: ${color.ink3};
  }

  &[data-dragging] [data-part='picture'] {
    opacity: 0.5;
  }

  ${media.phone} {
    display: grid;
    grid-template:
      'chevron mark picture title menu' auto 'chevron mark picture facts menu' auto / auto auto auto minmax(
        0,
        1fr
      )
      auto;
    align-content: center;
    align-items: center;
    height: ${rowHeight.phone}px;
    padding: 0 ${space[1]} 0 calc((var(--level) - 1) * ${space[8]});
  }
`;

/** The one cell of a row has no box of its own. */
export const Cell = styled.div`
  display: contents;
`;

/** What lies under a row: it is hovered, focused, open, chosen, or would hold what is dragged. */
export const Ground = styled.span`
  position: absolute;
  z-index: -1;
  inset: 0 0 0 8px;
  border-radius: ${radius.control};

  &[data-wide] {
    left: 0;
  }

  ${media.hover} {
    ${Row}[data-hovered] > * > & {
      background: ${color.hover};
    }
  }

  ${Row} > * > &[data-target] {
    background: ${color.hover};
  }

  ${Row} > * > &[data-lit] {
    background: ${color.press};
  }

  ${Row} > * > &[data-look='open'],
  ${Row} > * > &[data-look='chosen'] {
    background: ${color.accentTint};
  }

  ${Row} > * > &[data-look='failed'] {
    background: ${color.badTint};
  }

  &[data-above='true'] {
    border-top-left-radius: 0;
    border-top-right-radius: 0;
  }

  &[data-below='true'] {
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
  }

  ${List}[data-focus-visible] > * > ${Row}:focus > * > & {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
  }

  /* A drag would drop on the row itself. */
  ${Row}[data-drop-target] > * > & {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
    background: ${color.accentTint};
  }

  ${media.phone} {
    left: 0;
  }
`;

/** Leads from a branch to its rows. */
export const Guide = styled.i<{ $depth: number }>`
  position: absolute;
  top: 0;
  left: calc(${(p) => p.$depth} * ${step}px + 43px);
  width: 9px;
  height: 100%;
  border-left: 1px solid ${color.line2};

  &[data-last] {
    height: 50%;
  }

  &[data-own]::after {
    content: '';
    position: absolute;
    top: ${rowHeight.desk / 2 - 1}px;
    left: 0;
    width: 100%;
    border-top: 1px solid ${color.line2};
  }

  ${media.phone} {
    display: none;
  }
`;

/** Where a drag would drop: a line from a ring at the level that it drops to. */
export const DropLine = styled.div<{ $level: number }>`
  position: absolute;
  z-index: 1;
  left: 0;
  right: 0;

  &[data-drop-target] {
    height: 2px;
    margin-left: ${(p) => 24 + (p.$level - 1) * step}px;
    background: ${color.accent};

    &::before {
      content: '';
      position: absolute;
      top: -4px;
      left: -8px;
      width: 10px;
      height: 10px;
      border: 2px solid ${color.accent};
      border-radius: ${radius.round};
      background: ${color.surface};
    }

    ${media.phone} {
      margin-left: calc(${(p) => p.$level - 1} * ${space[8]} + ${space[2]});
    }
  }
`;
