import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { tabular } from '#theme/mixins.ts';
import { color, space, type, weight } from '#theme/tokens.ts';

/** The button that turns it into a table stands at the right of the first row. */
export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: start;

  > button {
    grid-column: 2;
    grid-row: 1;
  }

  > :not(button) {
    grid-column: 1;
    grid-row: 1;
    min-width: 0;
  }
`;

export const Ask = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[3]};
  max-width: 420px;
  min-height: 160px;
  align-content: center;
  ${type.body}
  ${tabular}
  color: ${color.ink2};

  > [role='progressbar'] {
    justify-self: stretch;
  }
`;

export const Quiet = styled.p`
  ${type.caption}
  color: ${color.ink2};
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  ${type.body}
  ${tabular}

  th,
  td {
    padding: 6px 0 6px ${space[4]};
    border-bottom: 1px solid ${color.line};
    text-align: right;
    white-space: nowrap;
    font-weight: ${weight.regular};
  }

  th:first-child {
    width: 100%;
    min-width: 96px;
    padding-left: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  thead th {
    color: ${color.ink3};
    ${type.caption}
  }

  td:last-child,
  tfoot * {
    font-weight: ${weight.strong};
  }

  tfoot tr > * {
    border: 0;
  }

  /* How many were sold and what is left of it; the sums between them need more room. */
  ${media.phone} {
    tr > :nth-child(3),
    tr > :nth-child(4),
    tr > :nth-child(5) {
      display: none;
    }
  }
`;
