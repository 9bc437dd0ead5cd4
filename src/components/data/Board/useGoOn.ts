import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Begun, CardPlace } from './boardProps.ts';
import { focusWhenThere } from './focusWhenThere.ts';

/** For how many frames a place must be the same before it is pressed: a list that still measures makes it anew. */
const still = 3;
const tries = 120;

const find = (root: HTMLElement | null, { card, part }: CardPlace) =>
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"] [data-part="${part}"]`) ?? null;

/** Does what an author did: presses a button or a key, or asks for a menu. */
function press(element: HTMLElement, { key, point }: NonNullable<Begun['press']>): void {
  const all = { bubbles: true, cancelable: true };
  if (point !== undefined)
    element.dispatchEvent(new MouseEvent('contextmenu', { ...all, clientX: point.x, clientY: point.y }));
  else if (key !== undefined) element.dispatchEvent(new KeyboardEvent('keydown', { ...all, key }));
  else element.click();
}

function pressWhenStill(
  root: RefObject<HTMLElement | null>,
  what: NonNullable<Begun['press']>,
  last: HTMLElement | null = null,
  kept = 0,
  left = tries,
): void {
  const element = find(root.current, what.place);
  const same = element !== null && element === last ? kept + 1 : 0;
  if (element !== null && same >= still) {
    element.focus({ preventScroll: true });
    press(element, what);
  } else if (left > 0) requestAnimationFrame(() => pressWhenStill(root, what, element, same, left - 1));
}

/** Goes on with what was begun on the first board: the focus and the columns stay where they were, and what was pressed is done. */
export function useGoOn(root: RefObject<HTMLElement | null>, takeBegun: () => Begun): void {
  const goOn = useEffectEvent(() => {
    const { focus, press: pressed, scrolled } = takeBegun();
    for (const [column, top] of scrolled)
      root.current
        ?.querySelector(`[data-column="${CSS.escape(column)}"] [data-virtuoso-scroller]`)
        ?.scrollTo({ top });
    // What is pressed leads the focus: it is not to be held where it was.
    if (pressed !== null) pressWhenStill(root, pressed);
    else if (focus !== null) focusWhenThere(() => find(root.current, focus));
  });
  useEffect(() => goOn(), []);
}
