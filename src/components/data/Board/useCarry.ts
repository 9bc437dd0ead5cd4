import type { RefObject } from 'react';
import { focusWhenThere } from './focusWhenThere.ts';

/** Moves a card. The focus goes with one that keys move, and back with it when it is refused; a pointer leaves it where it is. */
export function useCarry<Card>(
  root: RefObject<HTMLDivElement | null>,
  cardId: (card: Card) => string,
  move: (card: Card, column: string) => Promise<unknown>,
) {
  return async (card: Card, column: string) => {
    const focused = document.activeElement;
    // A menu of the board hangs over the page, and may have given the focus back or not.
    const follows =
      focused !== null &&
      (root.current?.contains(focused) === true || focused.closest('[role="menu"]') !== null);
    const find = () =>
      root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(cardId(card))}"] [data-main]`);
    const follow = () => requestAnimationFrame(() => focusWhenThere(find));
    if (follows) follow();
    await move(card, column);
    // Still on the card, or lost with it: it may be made anew where it came from.
    if (follows && (document.activeElement === document.body || document.activeElement === find())) follow();
  };
}
