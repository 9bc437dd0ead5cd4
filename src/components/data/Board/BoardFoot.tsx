import { use } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import type { BoardColumn } from './boardProps.ts';
import * as S from './Board.styles.ts';
import { BoardContext, dropStateOf } from './boardContext.ts';
import { messages } from './messages.ts';

interface BoardFootProps {
  columns: readonly BoardColumn[];
  countOf: (column: BoardColumn) => number;
  onOpen: ((column: string) => void) | undefined;
}

/** The columns that stand aside: a name and a count each. */
export function BoardFoot({ columns, countOf, onOpen }: BoardFootProps) {
  const t = useMessages(messages);
  return (
    <S.Foot>
      <S.More>{t.more}</S.More>
      {columns.map((column) => (
        <Folded
          key={column.id}
          column={column}
          count={countOf(column)}
          onOpen={onOpen && (() => onOpen(column.id))}
        />
      ))}
    </S.Foot>
  );
}

interface FoldedProps {
  column: BoardColumn;
  count: number;
  onOpen: (() => void) | undefined;
}

function Folded({ column, count, onOpen }: FoldedProps) {
  const sight = use(BoardContext);
  if (sight === null) return null;
  const { KeyTarget } = sight;
  return (
    <S.Folded data-column={column.id} data-drag={dropStateOf(sight, column.id)}>
      <S.FoldedName as={onOpen === undefined ? 'div' : 'button'} onClick={onOpen}>
        {column.glyph !== undefined && <Glyph name={column.glyph} />}
        {column.title}
        <S.Count>{groupDigits(count)}</S.Count>
      </S.FoldedName>
      {KeyTarget !== null && <KeyTarget column={column} />}
    </S.Folded>
  );
}
