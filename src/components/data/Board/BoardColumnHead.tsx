import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { groupDigits } from '#lib/numbers.ts';
import type { BoardColumn } from './boardProps.ts';
import * as S from './Board.styles.ts';

/** The id of a column's title, which names the column. */
export const headIdOf = ({ id }: BoardColumn) => `board-${id}`;

/** What a column is, and how many are in it. */
export function BoardColumnHead({ column, cards }: { column: BoardColumn; cards: number }) {
  const { title, glyph, count = cards, note } = column;
  return (
    <S.Head>
      {glyph !== undefined && <Glyph name={glyph} />}
      <S.Title id={headIdOf(column)}>{title}</S.Title>
      <S.Count>{groupDigits(count)}</S.Count>
      {note !== undefined && <S.Note>{note}</S.Note>}
    </S.Head>
  );
}
