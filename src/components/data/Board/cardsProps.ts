import type { Ref } from 'react';

/** What a list of cards can be asked for. */
export interface CardsHandle {
  scrollToIndex: (index: number) => void;
}

/** Where a list was when another took its place: how far it was scrolled, px, and which button of which card had the focus. */
export interface CardsPlace {
  top: number;
  focus: { card: string; button: number } | null;
}

/** What the list of a long column is given. */
export interface LongCardsProps {
  ref: Ref<CardsHandle>;
  column: string;
  cards: readonly unknown[];
  /** The card at which Tab enters the column. */
  current: number;
  /** Where the list was whose place it takes. */
  place: CardsPlace | null;
  /** Cards that are made now. */
  onRange: (range: { startIndex: number; endIndex: number }) => void;
}
