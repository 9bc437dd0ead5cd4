import { late } from '#lib/loading/late.ts';

/** The parts that a board does not need at first. They are loaded when the page is idle, or when somebody touches the board. */
export const boardCode = {
  /** Drags by keys and for screen readers. They stand on react-aria, which is heavy. */
  keyDrag: late(() => import('./KeyDrag.tsx')),
  /** The list of a long column, which makes only the cards in sight. It stands on react-virtuoso. */
  longCards: late(() => import('./LongCards.tsx')),
};

/** Where the code of a board comes from. */
export type BoardCode = typeof boardCode;
