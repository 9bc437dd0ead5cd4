import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, control, motion, radius, type } from '#theme/tokens.ts';
import { measures } from './columns.ts';
import { rowStyles, type RowLook } from './rows.styles.ts';

/** Its width decides which columns there is room for. */
export const Container = styled.div<{ $own: boolean }>`
  container-type: inline-size;
  ${(p) =>
    p.$own &&
    css`
      overflow: auto;
      overscroll-behavior: contain;
    `}
`;

interface TableLook extends RowLook {
  /** The widths of the columns. */
  $rules: string;
  /** The grounds of rows end with the table. */
  $inset: boolean;
}

export const Table = styled.div<TableLook>`
  position: relative;
  margin: 0 ${(p) => (p.$inset ? 0 : -measures.edge)}px;
  ${type.body}
  ${rowStyles}
  ${(p) => p.$rules}
`;

export const Head = styled.div`
  position: sticky;
  top: var(--table-top, 0);
  z-index: 2;
  background: ${color.surface};
  ${type.caption}
  color: ${color.ink3};

  && > [role='row'] {
    height: ${control.regular};
  }

  ${media.phone} {
    ${visuallyHidden}
  }
`;

/** Drawn with a mask: an icon would be three more elements in every head. */
const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M12 5v14M19 12l-7 7-7-7'/%3E%3C/svg%3E\")";

export const SortButton = styled.button<{ $sorted: boolean }>`
  ${bareButton}
  position: relative;
  display: inline-block;
  max-width: 100%;
  height: 24px;
  padding-right: 18px;
  ${truncate}
  border-radius: ${radius.thumb};
  font: inherit;
  color: ${(p) => (p.$sorted ? color.ink : 'inherit')};
  vertical-align: middle;

  &::after {
    content: '';
    position: absolute;
    top: 5px;
    right: 0;
    width: 14px;
    height: 14px;
    background: currentColor;
    mask: ${arrow};
    opacity: ${(p) => (p.$sorted ? 1 : 0)};
    transition: opacity ${motion.fast} ${motion.ease};
  }

  /* Figures stand under the words, not under the arrow. */
  [data-align='end'] > & {
    padding: 0 0 0 18px;

    &::after {
      right: auto;
      left: 0;
    }
  }

  [aria-sort='ascending'] > &::after {
    scale: 1 -1;
  }

  &:focus-visible::after {
    opacity: 1;
  }

  @media (forced-colors: active) {
    &::after {
      forced-color-adjust: none;
      background: ButtonText;
    }
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }

    &:hover::after {
      opacity: 1;
    }
  }
`;

export const Rows = styled.div`
  outline: none;
`;

export const Hidden = styled.span`
  ${visuallyHidden}
`;
