import { use, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import type { BoardColumn } from './boardProps.ts';
import * as S from './Board.styles.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardContext } from './boardContext.ts';
import { messages } from './messages.ts';
import { focusWhenThere } from './focusWhenThere.ts';
import { useColumnDrop } from './useColumnDrop.ts';

/** How high a card is taken to be before it is seen, px; how far beyond the edges cards are made; and what is made at once. */
const guess = 128;
const ahead = 400;
const atOnce = 8;

interface BoardColumnViewProps {
  column: BoardColumn;
  cards: readonly unknown[];
}

/** A column: its head, and the cards in it, of which only those in sight are made. */
export function BoardColumnView({ column, cards }: BoardColumnViewProps) {
  const t = useMessages(messages);
  const sight = use(BoardContext);
  const { dropProps, target } = useColumnDrop(column);
  const list = useRef<VirtuosoHandle>(null);
  const root = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(0);
  const [range, setRange] = useState({ startIndex: 0, endIndex: atOnce });
  if (sight === null) return null;

  const { id, title, glyph, count = cards.length, note } = column;
  const headId = `board-${id}`;
  // Tab must find a card that is there.
  const tabStop = Math.min(Math.max(current, range.startIndex), range.endIndex, cards.length - 1);

  const focus = (index: number) => {
    setCurrent(index);
    const find = () => root.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-main]`);
    const there = find();
    if (there) there.focus();
    else {
      list.current?.scrollToIndex({ index, align: 'center' });
      focusWhenThere(find);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { target: at, key } = event;
    if (!(at instanceof HTMLElement) || at.dataset['main'] === undefined) return;
    const index = Number(at.closest('[data-index]')?.getAttribute('data-index'));
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: cards.length - 1 }[key];
    if (to !== undefined) {
      event.preventDefault();
      if (to >= 0 && to < cards.length) focus(to);
    }
  };

  return (
    <S.Column {...dropProps} ref={root} aria-labelledby={headId} data-column={id} onKeyDown={onKeyDown}>
      <S.Head>
        {glyph !== undefined && <Glyph name={glyph} />}
        <S.Title id={headId}>{title}</S.Title>
        <S.Count>{groupDigits(count)}</S.Count>
        {note !== undefined && <S.Note>{note}</S.Note>}
      </S.Head>
      <S.Target {...target} aria-label={t.into(title)} />
      {cards.length === 0 ? (
        <S.Empty>{t.empty}</S.Empty>
      ) : (
        <S.Cards>
          <Virtuoso
            ref={list}
            data={cards}
            components={parts}
            computeItemKey={(_index, card) => sight.cardId(card)}
            itemContent={(index, card) => <BoardCard card={card} current={index === tabStop} />}
            defaultItemHeight={guess}
            initialItemCount={Math.min(cards.length, atOnce)}
            increaseViewportBy={ahead}
            rangeChanged={setRange}
            endReached={() => sight.onEnd?.(id)}
            tabIndex={-1}
            onFocus={({ target: at }) => {
              const index = at.closest('[data-index]')?.getAttribute('data-index');
              if (index !== null && index !== undefined) setCurrent(Number(index));
            }}
          />
        </S.Cards>
      )}
    </S.Column>
  );
}

const List = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="list" />;
const Item = (props: ComponentPropsWithRef<'div'>) => <div {...props} role="listitem" />;
const parts = { List, Item };
