import styled, { css } from 'styled-components';

/** The gaps of the grid, px. */
const gap = { column: 24, row: 28 };

/** What stands under a cover: two lines of a title, one of a state, and what parts them, px. */
const underCover = 70;

/** How many columns a grid has from a width (px) on. */
const columns = [
  { from: 0, count: 1 },
  { from: 440, count: 2 },
  { from: 660, count: 3 },
  { from: 920, count: 4 },
  { from: 1440, count: 5 },
];

/** The columns of a grid of a width, and from the top of a row to the top of the next, px. */
export function gridOf(width: number): { columns: number; step: number } {
  const count = columns.findLast(({ from }) => width >= from)?.count ?? 1;
  const card = (width - (count - 1) * gap.column) / count;
  return { columns: count, step: (card * 9) / 16 + underCover + gap.row };
}

export const Root = styled.div`
  container-type: inline-size;
`;

/** All rows are of one height, whatever stands in them: where a card stands follows from its number. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  grid-auto-rows: calc(
    (100cqi - (var(--columns) - 1) * ${gap.column}px) / var(--columns) * 9 / 16 + ${underCover}px
  );
  gap: ${gap.row}px ${gap.column}px;

  &:focus {
    outline: none;
  }

  ${columns.map(
    ({ from, count }) => css`
      @container (min-width: ${from}px) {
        --columns: ${count};
      }
    `,
  )}
`;
