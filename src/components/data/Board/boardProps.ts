import type { ReactNode } from 'react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';

/** A column: one of the states that cards go through. */
export interface BoardColumn {
  id: string;
  title: string;
  /** The mark of the state. */
  glyph?: GlyphName;
  /** How many there are in all. The cards at hand by default. */
  count?: number;
  /** At the right of the head: a sum. */
  note?: ReactNode;
  /** It stands in the foot of the board, with its count alone; cards can be dropped there all the same. */
  folded?: boolean;
}

export interface BoardProps<Card> {
  /** Its name for screen readers. */
  label: string;
  /** The states, from the first to the last. */
  columns: readonly BoardColumn[];
  /** All cards, in the order in which each column shows them. */
  cards: readonly Card[];
  /** The id of a card. */
  cardId: (card: Card) => string;
  /** The name of a card, for screen readers: «Ольга Климова, завтра, 11:00». */
  cardName: (card: Card) => string;
  /** The id of the column that a card is in. */
  columnOf: (card: Card) => string;
  /** The content of a card. The board adds the box, its focus and its menu. */
  renderCard: (card: Card) => ReactNode;
  /** Whether a card may be moved to a column. Nothing else is offered, neither to a drag nor in the menu. */
  accepts: (card: Card, column: string) => boolean;
  /**
   * A card was moved by a drag, by keys or from its menu. It stands in its new column at once; when the promise is refused
   * it springs back, and the screen tells why.
   */
  onMove: (card: Card, column: string) => void | Promise<unknown>;
  /** A press on a card, or Enter. */
  onOpen?: (card: Card) => void;
  /** The id of the card that is open beside the board. */
  open?: string | null;
  /** Further rows of a card's menu, after «Переместить в…». */
  actions?: (card: Card) => MenuItem[];
  /** A press on a column of the foot. */
  onOpenColumn?: (column: string) => void;
  /** The end of a column came into sight: there may be more. */
  onEnd?: (column: string) => void;
  /** Room that stays under the board, px: a bar at the foot of the window. The columns end above it, and scroll by themselves. */
  room?: number;
  /** Cards are being read for the first time. */
  busy?: boolean;
}
