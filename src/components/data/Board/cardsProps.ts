import type { ReactNode, Ref } from 'react';
import type { Late } from '#lib/loading/late.ts';

/** The methods of a list of cards. */
export interface CardsHandle {
  scrollToIndex: (index: number) => void;
}

/** The state of a list when another replaced it: its scroll offset, px, and which button of which card had the focus. */
export interface CardsPlace {
  top: number;
  focus: { card: string; button: number } | null;
}

/** The props of a long column's list. */
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

/** The list of a long column, whose code is loaded separately. */
export type LongCardsCode = Late<{ LongCards: (props: LongCardsProps) => ReactNode }>;
