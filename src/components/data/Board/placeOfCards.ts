import type { CardsPlace } from './cardsProps.ts';

const buttonsOf = (card: Element | null) => [...(card?.querySelectorAll('button') ?? [])];

/** Where a list is: how far it is scrolled, and what of it has the focus. */
export function placeOfCards(list: HTMLElement): CardsPlace {
  const active = list.contains(document.activeElement) ? document.activeElement : null;
  const card = active?.closest<HTMLElement>('[data-card]') ?? null;
  const id = card?.dataset['card'];
  return {
    top: list.scrollTop,
    focus:
      id === undefined ? null : { card: id, button: buttonsOf(card).findIndex((each) => each === active) },
  };
}

/** Restores the focus in the list that replaced the other. */
export function findInCards(
  list: HTMLElement | null,
  { card, button }: NonNullable<CardsPlace['focus']>,
): HTMLElement | null {
  return buttonsOf(list?.querySelector(`[data-card="${CSS.escape(card)}"]`) ?? null)[button] ?? null;
}
