import { css } from 'styled-components';
import { square } from '#components/forms/Checkbox/Checkbox.styles.ts';
import { media } from '#theme/media.ts';
import { bareButton, tabular, truncate } from '#theme/mixins.ts';
import { color, control, radius, space, type, weight } from '#theme/tokens.ts';
import { measures, rowHeights, type Density } from './columns.ts';
import { menu, thing } from './rowParts.styles.ts';

/*
 * Rows and what is in each of them are bare elements, addressed by their roles and data: there are many, and each styled
 * component takes its time in every one of them.
 */

export interface RowLook {
  $density: Density;
  /** There are checkboxes. */
  $selectable: boolean;
  /** Something is selected. */
  $selecting: boolean;
  /** There are menus. */
  $menu: boolean;
}

const checkWidth = measures.edge + measures.select + measures.gap;
const menuWidth = measures.edge - 4 + measures.menu + measures.gap;

/**
 * The name of the row. Its target is all of the row but the checkbox and the menu, which therefore need not lie above it: each
 * thing that does is one more layer in every row to be painted.
 */
const title = css<RowLook>`
  [data-row-link],
  [data-row-title] {
    display: block;
    ${truncate}
    color: ${color.ink};
    font-weight: ${weight.strong};
    text-decoration: none;

    ${media.phone} {
      display: -webkit-box;
      white-space: normal;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow-wrap: anywhere;
    }
  }

  button[data-row-link] {
    ${bareButton}
    width: 100%;
    font: inherit;
    font-weight: ${weight.strong};
  }

  [data-row-link]::after {
    content: '';
    position: absolute;
    inset: 0 ${(p) => (p.$menu ? menuWidth : 0)}px 0 ${(p) => (p.$selectable ? checkWidth : 0)}px;

    ${media.phone} {
      inset: 0;
    }
  }

  [data-row-link]:focus-visible {
    outline: none;
  }

  /* A row that leads nowhere takes the focus itself. */
  [data-index]:focus-visible,
  [data-index]:has([data-row-link]:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: -2px;
    border-radius: ${radius.control};
  }
`;

const check = css<RowLook>`
  [data-check] {
    display: flex;
    align-items: center;
    align-self: stretch;
    flex: none;
    /* Wide enough to be hit. */
    width: ${checkWidth}px;
    margin: 0 -${measures.gap}px 0 -${measures.edge}px;
    padding-left: ${measures.edge}px;

    ${media.phone} {
      position: relative;
      z-index: 1;
      display: ${(p) => (p.$selecting ? 'flex' : 'none')};
    }

    > input {
      ${square}
      margin: 0;
      cursor: pointer;
    }
  }
`;

/** A long note wraps; the word of the state beside it stays whole. */
const cardColumns = 'minmax(min-content, 1fr) minmax(0, auto) auto';

/** On a phone a row is a card. Its parts stand where their columns say. */
const card = css<RowLook>`
  display: grid;
  height: auto;
  contain: content;
  grid-template: ${(p) =>
    p.$selecting
      ? `'check title title menu' auto
         'check state figure figure' auto
         'check state note note' auto / ${space[6]} ${cardColumns}`
      : `'title title menu' auto
         'state figure figure' auto
         'state note note' auto / ${cardColumns}`};
  column-gap: ${space[3]};
  align-items: start;
  padding: 14px ${measures.edge}px ${space[4]};
  border: 0;

  &::before {
    content: '';
    position: absolute;
    inset: auto ${measures.edge}px 0;
    height: 1px;
    background: ${color.line};
  }

  > [data-column] {
    white-space: normal;
  }

  > [data-column]:not([data-phone]),
  > [data-column]:empty {
    display: none;
  }

  /* A line of it that is cut off would ask for all of its width, and push the menu out of the card. */
  > [data-phone='title'] {
    grid-area: title;
    contain: inline-size;
  }

  > [data-phone='state'] {
    grid-area: state;
    margin-top: ${space[4]};
  }

  > [data-phone='figure'] {
    grid-area: figure;
    margin-top: ${space[4]};
    text-align: end;
  }

  > [data-phone='figure'][data-align='end'] {
    font-weight: ${weight.strong};
  }

  /* With no state beside it a figure is the second line of the name. */
  &:not(:has(> [data-phone='state'])) > [data-phone='figure'] {
    grid-column: title;
    margin-top: 2px;
    font-weight: ${weight.regular};
    color: ${color.ink2};
    text-align: start;
  }

  > [data-phone='note'] {
    grid-area: note;
    ${type.caption}
    line-height: 20px;
    color: ${color.ink2};
    text-align: end;
  }

  > [data-label]::before {
    content: attr(data-label) '\\00A0';
    color: ${color.ink2};
    font-weight: ${weight.regular};
  }

  > [data-menu] {
    grid-area: menu;
    margin: -4px -8px 0 0;
  }

  > [data-check] {
    grid-area: check;
    width: auto;
    align-items: flex-start;
    padding-top: 2px;
  }
`;

/** Rows and all that is in them. */
export const rowStyles = css<RowLook>`
  [role='row'] {
    position: relative;
    display: flex;
    column-gap: ${measures.gap}px;
    align-items: center;
    height: ${(p) => rowHeights[p.$density]}px;
    padding: 0 ${(p) => measures.edge - (p.$menu ? 4 : 0)}px 0 ${measures.edge}px;
    border-bottom: 1px solid ${color.line};
    scroll-margin: ${control.regular} 0;
  }

  [data-index] {
    contain: strict;
    overflow-anchor: none;
  }

  [data-column] {
    min-width: 0;
  }

  [data-index] > [data-column] {
    ${truncate}
  }

  /* What cuts off is one more layer to be painted: the name of the row does so by itself, and figures have their room. */
  [data-index] > [role='rowheader'],
  [data-index] > [data-align='end'] {
    overflow: visible;
  }

  [data-align='end'] {
    ${tabular}
    text-align: end;
  }

  /* There is no figure. */
  [data-index] > [data-align='end']:empty::before {
    content: '—';
    color: ${color.ink3};
  }

  [data-selected],
  [data-index][aria-current] {
    background: ${color.sel};
  }

  ${media.hover} {
    [data-index]:not([data-selected], [aria-current]):hover {
      background: ${color.hover};
    }
  }

  ${title}
  ${thing}
  ${check}
  ${menu}

  ${media.phone} {
    [role='row'][data-index] {
      ${card}
    }
  }
`;
