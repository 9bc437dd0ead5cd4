import {
  use,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ComponentPropsWithRef,
} from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { BoardCard } from './BoardCard.tsx';
import { BoardContext } from './boardContext.ts';
import type { LongCardsProps } from './cardsProps.ts';
import { focusWhenThere } from './focusWhenThere.ts';
import { findInCards } from './placeOfCards.ts';

/** How high a card is taken to be before it is seen, px; how far beyond the edges cards are made; and what is made at once. */
const guess = 128;
const ahead = 400;
const atOnce = 8;

/** The cards of a long column, of which only those in sight are made. */
export function LongCards({ ref, column, cards, current, place, onRange }: LongCardsProps) {
  const sight = use(BoardContext);
  const list = useRef<VirtuosoHandle>(null);
  const box = useRef<HTMLElement | Window | null>(null);
  useImperativeHandle(
    ref,
    () => ({ scrollToIndex: (index) => list.current?.scrollToIndex({ index, align: 'center' }) }),
    [],
  );
  const takePlace = useEffectEvent(() => {
    const focus = place?.focus ?? null;
    if (focus === null) return;
    focusWhenThere(() => findInCards(box.current instanceof HTMLElement ? box.current : null, focus));
  });
  useEffect(() => takePlace(), []);
  return (
    <Virtuoso
      ref={list}
      scrollerRef={(element) => {
        box.current = element;
      }}
      data={cards}
      components={parts}
      computeItemKey={(_index, card) => sight?.cardId(card) ?? ''}
      itemContent={(index, card) => <BoardCard card={card} current={index === current} />}
      defaultItemHeight={guess}
      initialItemCount={Math.min(cards.length, atOnce)}
      {...(place !== null && place.top > 0 && { initialScrollTop: place.top })}
      increaseViewportBy={ahead}
      rangeChanged={onRange}
      endReached={() => sight?.onEnd?.(column)}
      tabIndex={-1}
    />
  );
}

const List = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="list" />;
const Item = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="listitem" />;
const parts = { List, Item };
