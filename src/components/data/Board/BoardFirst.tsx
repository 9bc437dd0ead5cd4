import { useRef, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './Board.styles.ts';
import { BoardColumnHead, headIdOf } from './BoardColumnHead.tsx';
import { BoardFirstCard } from './BoardFirstCard.tsx';
import { BoardFoot, FoldedFace } from './BoardFoot.tsx';
import type { Begun, BoardColumn, BoardProps, CardPlace } from './boardProps.ts';
import { messages } from './messages.ts';
import { useFirstDrag } from './useFirstDrag.ts';
import { useFirstHold } from './useFirstHold.ts';
import type { Moves } from './useMoves.ts';
import { useTop } from './useTop.ts';

/** Cards of a column that are made before all of the board is there. A column of a common window holds six. */
const most = 12;

/** Keys that lead from card to card. */
const ways = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'];

interface BoardFirstProps<Card> extends BoardProps<Card> {
  moves: Moves<Card>;
  begun: RefObject<Begun>;
  /** Somebody is about to use the board. */
  onTouch: () => void;
  /** A press or a drag goes on, or has ended. */
  onHold: (held: boolean) => void;
}

/** The place on a card that an event is about. */
function placeOf({ target }: SyntheticEvent): CardPlace | null {
  if (!(target instanceof Element)) return null;
  const card = target.closest<HTMLElement>('[data-card]')?.dataset['card'];
  const part = target.closest<HTMLElement>('[data-part]')?.dataset['part'];
  if (card === undefined) return null;
  return { card, part: part === 'grip' || part === 'menu' ? part : 'main' };
}

/** Notes what needs all of the board, so that it is done once that is there. */
function useBegin({ begun, onTouch }: Pick<BoardFirstProps<never>, 'begun' | 'onTouch'>) {
  const press = (event: SyntheticEvent, more: Omit<NonNullable<Begun['press']>, 'place'> = {}) => {
    const place = placeOf(event);
    if (place === null) return;
    event.preventDefault();
    begun.current.press = { place, ...more };
    onTouch();
  };
  return {
    onPointerEnter: onTouch,
    onPointerDownCapture: onTouch,
    onFocus: (event: SyntheticEvent) => {
      begun.current.focus = placeOf(event);
      onTouch();
    },
    onBlur: () => {
      begun.current.focus = null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (placeOf(event)?.part === 'main' && ways.includes(event.key)) press(event, { key: event.key });
    },
    onScrollCapture: ({ target }: SyntheticEvent) => {
      const column =
        target instanceof Element && target.closest<HTMLElement>('[data-column]')?.dataset['column'];
      if (column && target instanceof Element) begun.current.scrolled.set(column, target.scrollTop);
      onTouch();
    },
    press,
  };
}

interface FirstColumnProps<Card> {
  column: BoardColumn;
  /** How it looks while something is dragged. */
  state: string | undefined;
  cards: readonly Card[];
  cardId: (card: Card) => string;
  renderCard: (card: Card, index: number) => ReactNode;
}

/** A column with its first cards. */
function FirstColumn<Card>({ column, state, cards, cardId, renderCard }: FirstColumnProps<Card>) {
  const t = useMessages(messages);
  return (
    <S.Column aria-labelledby={headIdOf(column)} data-column={column.id} data-drag={state}>
      <BoardColumnHead column={column} cards={cards.length} />
      {cards.length === 0 ? (
        <S.Empty>{t.empty}</S.Empty>
      ) : (
        <S.Cards>
          <S.FirstCards role="list">
            {cards.slice(0, most).map((card, index) => (
              <div key={cardId(card)} role="listitem">
                {renderCard(card, index)}
              </div>
            ))}
          </S.FirstCards>
        </S.Cards>
      )}
    </S.Column>
  );
}

/** The cards in their columns before all of the board is there: they open, and a pointer drags them. */
export function BoardFirst<Card>({ moves, begun, onTouch, onHold, ...board }: BoardFirstProps<Card>) {
  const {
    label,
    columns,
    cards,
    cardId,
    cardName,
    accepts,
    columnOf,
    onOpen,
    onOpenColumn,
    room = 0,
  } = board;
  const root = useRef<HTMLDivElement>(null);
  useTop(root);
  const { press, ...begin } = useBegin({ begun, onTouch });
  const takes = (card: Card, column: string) =>
    !moves.isMoving(card) && column !== columnOf(card) && accepts(card, column);
  const { drag, dragProps } = useFirstDrag<Card>({
    cardOf: (event) => cards.find((card) => cardId(card) === placeOf(event)?.card) ?? null,
    nameOf: cardName,
    takes,
    onDrop: (card, column) => void moves.move(card, column),
    onHold,
  });
  const holdProps = useFirstHold(onHold, drag !== null);
  const stateOf = (column: string) =>
    drag === null ? undefined : drag.over === column ? 'over' : takes(drag.card, column) ? 'may' : 'never';
  const cardsOf = ({ id }: BoardColumn) => cards.filter((card) => moves.placeOf(card) === id);
  const folded = columns.filter((column) => column.folded === true);
  return (
    <S.Root
      ref={root}
      role="group"
      aria-label={label}
      style={{ '--board-room': `${room}px` }}
      {...begin}
      {...dragProps}
      {...holdProps}
    >
      <S.Columns>
        {columns
          .filter((column) => column.folded !== true)
          .map((column) => (
            <FirstColumn
              key={column.id}
              column={column}
              state={stateOf(column.id)}
              cards={cardsOf(column)}
              cardId={cardId}
              renderCard={(card, index) => (
                <BoardFirstCard
                  board={board}
                  moves={moves}
                  card={card}
                  current={index === 0}
                  still={!columns.some(({ id }) => takes(card, id))}
                  dragged={drag?.card === card}
                  onPress={press}
                  onOpen={() => onOpen?.(card)}
                />
              )}
            />
          ))}
      </S.Columns>
      {folded.length > 0 && (
        <BoardFoot
          columns={folded}
          countOf={(column) => column.count ?? cardsOf(column).length}
          onOpen={onOpenColumn}
          renderFolded={(props) => <FoldedFace {...props} data-drag={stateOf(props.column.id)} />}
        />
      )}
    </S.Root>
  );
}
