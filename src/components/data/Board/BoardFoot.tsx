import { Fragment, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import type { BoardColumn } from './boardProps.ts';
import * as S from './Board.styles.ts';
import { messages } from './messages.ts';

/** A column of the foot. */
export interface FoldedProps {
  column: BoardColumn;
  count: number;
  onOpen: (() => void) | undefined;
}

interface BoardFootProps {
  columns: readonly BoardColumn[];
  countOf: (column: BoardColumn) => number;
  onOpen: ((column: string) => void) | undefined;
  /** Shows one of them, which takes what is dropped on it. */
  renderFolded: (props: FoldedProps) => ReactNode;
}

/** The columns that stand aside: a name and a count each. */
export function BoardFoot({ columns, countOf, onOpen, renderFolded }: BoardFootProps) {
  const t = useMessages(messages);
  return (
    <S.Foot>
      <S.More>{t.more}</S.More>
      {columns.map((column) => (
        <Fragment key={column.id}>
          {renderFolded({
            column,
            count: countOf(column),
            onOpen: onOpen && (() => onOpen(column.id)),
          })}
        </Fragment>
      ))}
    </S.Foot>
  );
}

/** What is seen of a column of the foot. */
export function FoldedFace({
  column,
  count,
  onOpen,
  children,
  ...rest
}: FoldedProps & ComponentPropsWithRef<'div'>) {
  return (
    <S.Folded {...rest} data-column={column.id}>
      <S.FoldedName as={onOpen === undefined ? 'div' : 'button'} onClick={onOpen}>
        {column.glyph !== undefined && <Glyph name={column.glyph} />}
        {column.title}
        <S.Count>{groupDigits(count)}</S.Count>
      </S.FoldedName>
      {children}
    </S.Folded>
  );
}
