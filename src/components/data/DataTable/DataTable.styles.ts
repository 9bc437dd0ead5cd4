import styled, { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { bareButton, truncate, visuallyHidden } from '#theme/mixins.ts';
import { color, control, motion, radius, space, type } from '#theme/tokens.ts';
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

export const SortButton = styled.button<{ $sorted: boolean }>`
  ${bareButton}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  max-width: 100%;
  height: 24px;
  border-radius: ${radius.thumb};
  font: inherit;
  color: ${(p) => (p.$sorted ? color.ink : 'inherit')};

  > span {
    ${truncate}
  }

  /* Figures stand under the words, not under the arrow. */
  [data-align='end'] > & {
    flex-direction: row-reverse;
  }

  > svg {
    flex: none;
    opacity: ${(p) => (p.$sorted ? 1 : 0)};
    transition: opacity ${motion.fast} ${motion.ease};
  }

  &:focus-visible > svg {
    opacity: 1;
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }

    &:hover > svg {
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
