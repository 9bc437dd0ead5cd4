import { createContext, type ReactNode } from 'react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import type { BoardColumn, BoardProps } from './boardProps.ts';
import type { LongCardsCode } from './cardsProps.ts';

/** The dragged card, and the column under it. */
export interface BoardDrag<Card> {
  card: Card;
  over: string | null;
}

/** A drag by keys or by a screen reader that was asked for, and waits for its code. */
export interface WantedDrag<Card> {
  card: Card;
  /** The button that was pressed. */
  grip: HTMLElement;
  byKey: boolean;
}

/** The state that columns and cards share. */
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
  /** The id of what tells how to drag by keys; undefined until that is there. */
  howToDrag: string | undefined;
  /** A drag by keys that waits for its code. */
  wanted: WantedDrag<Card> | null;
  onGrip: (wanted: WantedDrag<Card>) => void;
  longCards: LongCardsCode;
  /** The target of keyboard drags; null until its code is loaded. */
  KeyTarget: ((props: { column: BoardColumn }) => ReactNode) | null;
  /** The card of the drag that goes on, at once. */
  dragged: () => Card | null;
  onDrag: (card: Card | null) => void;
  onOver: (column: string, over: boolean) => void;
  onDrop: (column: string) => void;
}

export const BoardContext = createContext<BoardSight<unknown> | null>(null);

/** How a column looks while something is dragged: over it, or whether it takes that; undefined while nothing is. */
export function dropStateOf(
  { drag, targetsOf }: Pick<BoardSight<unknown>, 'drag' | 'targetsOf'>,
  column: string,
): 'over' | 'may' | 'never' | undefined {
  if (drag === null) return undefined;
  if (drag.over === column) return 'over';
  return targetsOf(drag.card).some(({ id }) => id === column) ? 'may' : 'never';
}
