import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type RefObject } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { keepAsking } from '#lib/loading/late.ts';
import type { BoardColumn, BoardProps } from './boardProps.ts';
import * as S from './Board.styles.ts';
import { BoardColumnView } from './BoardColumnView.tsx';
import { BoardContext, type BoardSight, type WantedDrag } from './boardContext.ts';
import { BoardFoot } from './BoardFoot.tsx';
import type { BoardCode } from './boardLate.ts';
import { cardItems, CardMenu, type MenuAt } from './boardMenu.tsx';
import { messages } from './messages.ts';
import { useCarry } from './useCarry.ts';
import { useDragging } from './useDragging.ts';
import { useMoves } from './useMoves.ts';
import { useTop } from './useTop.ts';

/** Leads to the card beside, in the next column that has any. */
function toCardBeside(event: KeyboardEvent, root: HTMLElement | null): void {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || target.dataset['main'] === undefined) return;
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const stops = [...(root?.querySelectorAll<HTMLElement>('[data-main][tabindex="0"]') ?? [])];
  const column = target.closest('[data-column]');
  const at = stops.findIndex((stop) => column?.contains(stop) === true);
  stops[at + step]?.focus();
}

/** Code that comes when the page rests; `onTouch` brings it sooner. What failed to come is asked for again. */
function useKeys(code: BoardCode['keyDrag']) {
  const { there, failed } = useSyncExternalStore(code.subscribe, code.arrival);
  useEffect(() => (failed ? keepAsking(code) : undefined), [code, failed]);
  return { there, onTouch: () => void code.load().catch(() => undefined) };
}

/** A drag by keys that waits, and what tells how to drag so. */
function useWanted<Card>() {
  const [wanted, setWanted] = useState<WantedDrag<Card> | null>(null);
  const [howToDrag, setHow] = useState<string>();
  return {
    wanted,
    howToDrag,
    onGrip: setWanted,
    taking: { wanted, onTaken: () => setWanted(null), onHow: setHow },
  };
}

interface BoardBodyProps<Card> extends BoardProps<Card> {
  /** The lazy parts. */
  code: BoardCode;
}

/** The state that columns and cards share, and the board's props for it. */
function useSight<Card>({ code, ...board }: BoardBodyProps<Card>, root: RefObject<HTMLDivElement | null>) {
  const { label, columns, cards, cardId, cardName, columnOf, renderCard, accepts, onMove } = board;
  const { onOpen, open = null, actions, onEnd } = board;
  const t = useMessages(messages);
  const [menuAt, setMenuAt] = useState<MenuAt<Card> | null>(null);
  const { move, told, isMoving, placeOf } = useMoves({ cardId, columnOf, onMove });
  const { there: keys, onTouch } = useKeys(code.keyDrag);
  const { taking, ...gripping } = useWanted<Card>();
  const carry = useCarry(root, cardId, move);

  const targetsOf = (card: Card) => columns.filter(({ id }) => id !== columnOf(card) && accepts(card, id));
  const { onDragStart, ...dragging } = useDragging<Card>({
    cardAt: (element) => {
      const id = element.closest<HTMLElement>('[data-card]')?.dataset['card'];
      const card = cards.find((each) => cardId(each) === id) ?? null;
      return card === null || isMoving(card) || targetsOf(card).length === 0 ? null : card;
    },
    nameOf: cardName,
    takes: (card, column) => targetsOf(card).some(({ id }) => id === column),
    onDrop: (card, column) => void carry(card, column),
  });
  const menuOf = (card: Card) => {
    const targets = isMoving(card) ? [] : targetsOf(card);
    return cardItems(t, targets, (id) => void carry(card, id), actions?.(card) ?? [], keys?.moveSign);
  };
  const sight: BoardSight<Card> = {
    cardId,
    cardName,
    renderCard,
    onOpen,
    onEnd,
    open,
    refused: told?.refused === true ? cardId(told.card) : null,
    isMoving,
    targetsOf,
    menuOf,
    onMenu: (card, point) => setMenuAt({ card, ...point }),
    ...gripping,
    longCards: code.longCards,
    KeyTarget: keys?.KeyTarget ?? null,
    ...dragging,
    onDrop: (column) => {
      const card = dragging.dragged();
      if (card !== null) void carry(card, column);
    },
  };
  return {
    sight,
    keys,
    dragged: { ...taking, told },
    cardsOf: (column: BoardColumn) => cards.filter((card) => placeOf(card) === column.id),
    touching: { onPointerEnter: onTouch, onFocus: onTouch, onBlur: taking.onTaken, onDragStart },
    menu: { at: menuAt, label, cardName, menuOf, onClose: () => setMenuAt(null) },
  };
}

/** The board once its cards are there. They are seen, opened, dragged by a pointer and moved by menus before anything else has come. */
export function BoardBody<Card>(props: BoardBodyProps<Card>) {
  const { label, columns, onOpenColumn, room = 0 } = props;
  const root = useRef<HTMLDivElement>(null);
  useTop(root);
  const { sight, keys, dragged, cardsOf, touching, menu } = useSight(props, root);
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? '';
  const folded = columns.filter((column) => column.folded === true);
  return (
    <BoardContext value={sight as BoardSight<unknown>}>
      <S.Root
        ref={root}
        role="group"
        aria-label={label}
        style={{ '--board-room': `${room}px` }}
        onKeyDown={(event) => toCardBeside(event, root.current)}
        {...touching}
      >
        <S.Columns>
          {columns
            .filter((column) => column.folded !== true)
            .map((column) => (
              <BoardColumnView key={column.id} column={column} cards={cardsOf(column)} />
            ))}
        </S.Columns>
        {keys !== null && <keys.KeyDrag {...dragged} titleOf={titleOf} />}
        {folded.length > 0 && (
          <BoardFoot
            columns={folded}
            countOf={(column) => column.count ?? cardsOf(column).length}
            onOpen={onOpenColumn}
          />
        )}
      </S.Root>
      <CardMenu {...menu} />
    </BoardContext>
  );
}
