import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import type { BoardColumn } from './boardProps.ts';
import * as S from './Board.styles.ts';
import { messages } from './messages.ts';
import { useColumnDrop } from './useColumnDrop.ts';

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
  const t = useMessages(messages);
  const { dropProps, target } = useColumnDrop(column);
  return (
    <S.Folded {...dropProps} data-column={column.id}>
      <S.FoldedName as={onOpen === undefined ? 'div' : 'button'} onClick={onOpen}>
        {column.glyph !== undefined && <Glyph name={column.glyph} />}
        {column.title}
        <S.Count>{groupDigits(count)}</S.Count>
      </S.FoldedName>
      <S.Target {...target} aria-label={t.into(column.title)} />
    </S.Folded>
  );
}
