import { useState } from 'react';
import { logFailure } from '#lib/log.ts';

/** How the last move ended, to be told. */
export interface Told<Card> {
  card: Card;
  column: string;
  refused: boolean;
}

interface MoveOptions<Card> {
  cardId: (card: Card) => string;
  columnOf: (card: Card) => string;
  onMove: (card: Card, column: string) => void | Promise<unknown>;
}

/** Moves that are under way: a card stands in its new column at once, and goes back when it is refused. */
export function useMoves<Card>({ cardId, columnOf, onMove }: MoveOptions<Card>) {
  const [moving, setMoving] = useState<ReadonlyMap<string, string>>(new Map());
  const [told, setTold] = useState<Told<Card> | null>(null);

  const settle = (card: Card, next: Told<Card>) => {
    setMoving((now) => new Map([...now].filter(([id]) => id !== cardId(card))));
    setTold(next);
  };

  const move = async (card: Card, column: string) => {
    const from = columnOf(card);
    setTold(null);
    setMoving((now) => new Map(now).set(cardId(card), column));
    try {
      await onMove(card, column);
      settle(card, { card, column, refused: false });
    } catch (error) {
      logFailure('The card could not be moved', error);
      settle(card, { card, column: from, refused: true });
    }
  };

  return {
    move,
    told,
    isMoving: (card: Card) => moving.has(cardId(card)),
    /** Where a card is seen. */
    placeOf: (card: Card) => moving.get(cardId(card)) ?? columnOf(card),
  };
}
