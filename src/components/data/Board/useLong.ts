import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { keepAsking } from '#lib/loading/late.ts';
import type { CardsPlace, LongCardsCode } from './cardsProps.ts';
import { placeOfCards } from './placeOfCards.ts';

/** Up to so many cards, all are in the document. A column of a common window shows six. */
const few = 12;
/** Between looks at whether a column is still in use, ms. */
const pause = 100;

/** Something of it is pressed or dragged, is about to be, or has its menu open. */
const inUse = ':active, [data-dragging], [aria-busy="true"], [aria-expanded="true"]';

/**
 * How a column shows so many cards: in the list of long columns once its code has come, and until then the first ones. The list does not change
 * under a press, a drag or a menu. A column that has become long stays so.
 */
export function useLong(longCards: LongCardsCode, column: RefObject<HTMLElement | null>, count: number) {
  const { there, failed } = useSyncExternalStore(longCards.subscribe, longCards.arrival);
  const wanted = count > few;
  const [isLong, setLong] = useState(wanted && there !== null);
  const [place, setPlace] = useState<CardsPlace | null>(null);
  const isMissing = wanted && there === null;
  const isDue = wanted && there !== null && !isLong;

  useEffect(() => {
    if (!isMissing) return;
    void longCards.load().catch(() => undefined);
    return keepAsking(longCards);
  }, [isMissing, longCards]);

  useEffect(() => {
    if (!isDue) return;
    const look = () => {
      const list = column.current?.querySelector<HTMLElement>('[role="list"]') ?? null;
      if (list !== null && list.querySelector(inUse) !== null) return;
      setPlace(list === null ? null : placeOfCards(list));
      setLong(true);
    };
    look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [isDue, column]);

  return {
    place,
    List: isLong ? (there?.LongCards ?? null) : null,
    /** How many the other list shows: all where the code could not be had. */
    shown: failed ? count : Math.min(count, few),
  };
}
