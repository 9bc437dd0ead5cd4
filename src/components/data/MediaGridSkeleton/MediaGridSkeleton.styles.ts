import styled from 'styled-components';

/** The gaps of the grid, px. */
const gap = { column: 24, row: 28 };

/** What stands under a cover: two lines of a title, one of a state, and what parts them, px. */
const underCover = 70;

const columns = (count: number) => `--columns: ${count};`;

export const Root = styled.div`
  container-type: inline-size;
`;

/** All rows are of one height, whatever stands in them: where a card stands follows from its number. */
export const List = styled.ul`
  ${columns(1)}
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  grid-auto-rows: calc(
    (100cqi - (var(--columns) - 1) * ${gap.column}px) / var(--columns) * 9 / 16 + ${underCover}px
  );
  gap: ${gap.row}px ${gap.column}px;

  &:focus {
    outline: none;
  }

  @container (min-width: 440px) {
    ${columns(2)}
  }

  @container (min-width: 660px) {
    ${columns(3)}
  }

  @container (min-width: 920px) {
    ${columns(4)}
  }

  @container (min-width: 1440px) {
    ${columns(5)}
  }
`;
