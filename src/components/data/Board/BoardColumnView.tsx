import { use, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import type { BoardColumn } from './boardProps.ts';
import * as S from './Board.styles.ts';
import { BoardContext, dropStateOf, type BoardSight } from './boardContext.ts';
import type { CardsHandle } from './cardsProps.ts';
import { messages } from './messages.ts';
import { focusWhenThere } from './focusWhenThere.ts';
import { ShortCards } from './ShortCards.tsx';
import { useLong } from './useLong.ts';

interface BoardColumnViewProps {
  column: BoardColumn;
  cards: readonly unknown[];
}

/** The column's cards, and the keys that lead from one to another. */
function useCards(sight: BoardSight<unknown>, cards: readonly unknown[]) {
  const root = useRef<HTMLElement>(null);
  const list = useRef<CardsHandle>(null);
  const [current, setCurrent] = useState(0);
  const [range, setRange] = useState({ startIndex: 0, endIndex: 0 });
  const { List, shown, place } = useLong(sight.longCards, root, cards.length);
  const last = (List === null ? shown : cards.length) - 1;
  const made = List === null ? { startIndex: 0, endIndex: last } : range;

  const focus = (index: number) => {
    setCurrent(index);
    const find = () => root.current?.querySelector<HTMLElement>(`[data-index="${index}"] [data-main]`);
    const there = find();
    if (there) there.focus();
    else {
      list.current?.scrollToIndex(index);
      focusWhenThere(find);
    }
  };
  const indexAt = (element: Element) => {
    const index = element.closest('[data-index]')?.getAttribute('data-index') ?? null;
    return index === null ? null : Number(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { target: at, key } = event;
    if (!(at instanceof HTMLElement) || at.dataset['main'] === undefined) return;
    const index = indexAt(at) ?? 0;
    const to = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: last }[key];
    if (to !== undefined) {
      event.preventDefault();
      if (to >= 0 && to <= last) focus(to);
    }
  };
  const onFocus = ({ target: at }: FocusEvent) => {
    const index = indexAt(at);
    if (index !== null) setCurrent(index);
  };
  return {
    root,
    onKeyDown,
    onFocus,
    shown,
    List,
    long: { ref: list, place, onRange: setRange },
    // Tab must find a card that is there.
    current: Math.min(Math.max(current, made.startIndex), made.endIndex, last),
  };
}

function Column({ column, cards, sight }: BoardColumnViewProps & { sight: BoardSight<unknown> }) {
  const t = useMessages(messages);
  const { root, onKeyDown, onFocus, List, long, shown, current } = useCards(sight, cards);
  const { id, title, glyph, note } = column;
  const count = column.count ?? cards.length;
  const { KeyTarget } = sight;
  const headId = `board-${id}`;
  return (
    <S.Column
      ref={root}
      aria-labelledby={headId}
      data-column={id}
      data-drag={dropStateOf(sight, id)}
      onKeyDown={onKeyDown}
    >
      <S.Head>
        {glyph !== undefined && <Glyph name={glyph} />}
        <S.Title id={headId}>{title}</S.Title>
        <S.Count>{groupDigits(count)}</S.Count>
        {note !== undefined && <S.Note>{note}</S.Note>}
      </S.Head>
      {KeyTarget !== null && <KeyTarget column={column} />}
      {cards.length === 0 ? (
        <S.Empty>{t.empty}</S.Empty>
      ) : (
        <S.Cards onFocus={onFocus}>
          {List === null ? (
            <ShortCards
              column={id}
              cards={cards.slice(0, shown)}
              current={current}
              whole={shown === cards.length}
            />
          ) : (
            <List {...long} column={id} cards={cards} current={current} />
          )}
        </S.Cards>
      )}
    </S.Column>
  );
}

/** A column: its head, and the cards in it. */
export function BoardColumnView(props: BoardColumnViewProps) {
  const sight = use(BoardContext);
  return sight === null ? null : <Column {...props} sight={sight} />;
}
