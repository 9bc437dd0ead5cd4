import { use, useEffect, useEffectEvent } from 'react';
import * as S from './Board.styles.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardContext } from './boardContext.ts';

interface ShortCardsProps {
  column: string;
  cards: readonly unknown[];
  /** The card at which Tab enters the column. */
  current: number;
  /** All of the column is here. */
  whole: boolean;
}

/** The cards of a column that has few of them, or the first ones of a long one. */
export function ShortCards({ column, cards, current, whole }: ShortCardsProps) {
  const sight = use(BoardContext);
  const tellEnd = useEffectEvent(() => sight?.onEnd?.(column));
  // So few that their end is all but in sight.
  const end = whole ? cards.length : 0;
  useEffect(() => {
    if (end > 0) tellEnd();
  }, [end]);
  return (
    <S.FirstCards role="list">
      {cards.map((card, index) => (
        <div key={sight?.cardId(card)} role="listitem" data-index={index}>
          <BoardCard card={card} current={index === current} />
        </div>
      ))}
    </S.FirstCards>
  );
}
