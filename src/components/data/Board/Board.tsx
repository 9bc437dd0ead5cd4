import { useRef, useState, useSyncExternalStore } from 'react';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late, type Late } from '#lib/late.ts';
import * as S from './Board.styles.ts';
import { BoardFirst } from './BoardFirst.tsx';
import { nothingBegun } from './begun.ts';
import type BoardInner from './BoardInner.tsx';
import type { BoardColumn, BoardProps } from './boardProps.ts';
import { messages } from './messages.ts';
import { useMoves } from './useMoves.ts';

/** The code of all that a board can do. */
export interface BoardCode {
  default: typeof BoardInner;
}
export const boardCode: Late<BoardCode> = late(() => import('./BoardInner.tsx'));

/**
 * Things by their state, a column each: seen at a glance, and moved on by a drag, by keys or from a menu. For more than a few
 * states a card, or for figures to compare, take DataTable.
 */
export function Board<Card>(props: BoardProps<Card>) {
  if (props.busy === true) return <Waiting columns={props.columns} />;
  return <BoardStage {...props} code={boardCode} />;
}

/**
 * The board once its cards are there. They are seen, opened and dragged before the rest of the code has come: what keys, menus and long
 * columns need is 50 kB. It comes when the page rests, or as soon as somebody touches the board.
 */
export function BoardStage<Card>({ code, ...board }: BoardProps<Card> & { code: Late<BoardCode> }) {
  const { there } = useSyncExternalStore(code.subscribe, code.arrival);
  const [held, setHeld] = useState(false);
  const begun = useRef(nothingBegun());
  const moves = useMoves(board);
  const takeBegun = () => {
    const now = begun.current;
    begun.current = nothingBegun();
    return now;
  };
  // Not under the author's finger: a press and a drag end where they began.
  if (there !== null && !held) return <there.default {...board} moves={moves} takeBegun={takeBegun} />;
  return (
    <BoardFirst
      {...board}
      moves={moves}
      begun={begun}
      onTouch={() => void code.load().catch(() => undefined)}
      onHold={setHeld}
    />
  );
}

/** The columns with bones for cards. */
function Waiting({ columns }: { columns: readonly BoardColumn[] }) {
  const t = useMessages(messages);
  return (
    <S.Columns role="status" aria-label={t.loading}>
      {columns
        .filter(({ folded }) => folded !== true)
        .map(({ id }, index) => (
          <S.Skeleton key={id}>
            <Skeleton width={96} />
            {Array.from({ length: 3 - (index % 3) }, (_, card) => (
              <Skeleton key={card} height={116} radius="media" />
            ))}
          </S.Skeleton>
        ))}
    </S.Columns>
  );
}
