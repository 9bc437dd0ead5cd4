import { createContext } from 'react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import type { BoardColumn, BoardProps } from './boardProps.ts';

/** What is dragged, and the column that it is over. */
export interface BoardDrag<Card> {
  card: Card;
  over: string | null;
}

/** What columns and cards share. */
export interface BoardSight<Card> extends Pick<
  BoardProps<Card>,
  'cardId' | 'cardName' | 'renderCard' | 'onOpen' | 'onEnd'
> {
  open: string | null;
  drag: BoardDrag<Card> | null;
  /** The card that was just refused. */
  refused: string | null;
  isMoving: (card: Card) => boolean;
  /** Where a card may go. */
  targetsOf: (card: Card) => BoardColumn[];
  menuOf: (card: Card) => MenuItem[];
  onMenu: (card: Card, point: { x: number; y: number }) => void;
  /** The card of the drag that goes on, at once. */
  dragged: () => Card | null;
  onDrag: (card: Card | null) => void;
  onOver: (column: string, over: boolean) => void;
  onDrop: (column: string) => void;
}

export const BoardContext = createContext<BoardSight<unknown> | null>(null);
