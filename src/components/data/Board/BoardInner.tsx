import { FolderInput } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { I18nProvider } from 'react-aria-components';
import { ContextMenu } from '#components/data/ContextMenu/ContextMenu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { TreeWords } from '#components/data/Tree/TreeWords.tsx';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import type { BoardColumn, BoardProps } from './boardProps.ts';
import * as S from './Board.styles.ts';
import { BoardColumnView } from './BoardColumnView.tsx';
import { BoardContext, type BoardDrag, type BoardSight } from './boardContext.ts';
import { BoardFoot } from './BoardFoot.tsx';
import { messages } from './messages.ts';
import { focusWhenThere } from './focusWhenThere.ts';
import { useMoves } from './useMoves.ts';
import { useTop } from './useTop.ts';

interface MenuAt<Card> {
  card: Card;
  x: number;
  y: number;
}

interface CardMenuProps<Card> {
  at: MenuAt<Card> | null;
  /** The name of the board, for as long as no card has its menu open. */
  label: string;
  cardName: (card: Card) => string;
  menuOf: (card: Card) => MenuItem[];
  onClose: () => void;
}

/** The menu of a card, where it was asked for. */
function CardMenu<Card>({ at, label, cardName, menuOf, onClose }: CardMenuProps<Card>) {
  return (
    <ContextMenu
      open={at !== null}
      x={at?.x ?? 0}
      y={at?.y ?? 0}
      label={at === null ? label : cardName(at.card)}
      items={at === null ? [] : menuOf(at.card)}
      onClose={onClose}
    />
  );
}

/** The columns that a card can be moved to, behind one command, and what else can be done with it. */
function cardItems(
  t: (typeof messages)['ru'],
  targets: readonly BoardColumn[],
  moveTo: (column: string) => void,
  more: MenuItem[],
): MenuItem[] {
  if (targets.length === 0) return more;
  const moves = targets.map(({ id, title, glyph }): MenuItem => ({
    id,
    label: title,
    icon: glyph && <Glyph name={glyph} />,
    onSelect: () => moveTo(id),
  }));
  const icon = <FolderInput size={16} strokeWidth={1.5} aria-hidden />;
  return [{ id: 'move', label: t.moveTo, icon, items: moves }, ...more];
}

/** The card that is dragged, and the column that it is over. */
function useDragging<Card>() {
  const [drag, setDrag] = useState<BoardDrag<Card> | null>(null);
  /** The same at once, for questions that are asked before the next render. */
  const dragged = useRef<Card | null>(null);
  return {
    drag,
    dragged: () => dragged.current,
    onDrag: (card: Card | null) => {
      dragged.current = card;
      setDrag(card === null ? null : { card, over: null });
    },
    // A drag enters a column before it has left the other.
    onOver: (column: string, over: boolean) =>
      setDrag((now) =>
        now === null || (!over && now.over !== column) ? now : { ...now, over: over ? column : null },
      ),
  };
}

/** Moves a card. The focus goes with one that keys move, and back with it when it is refused; a pointer leaves it where it is. */
function useCarry<Card>(
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

interface BoardWordsProps<Card> {
  /** The column that a drag is over. */
  over: string | null;
  told: ReturnType<typeof useMoves<Card>>['told'];
  cardName: (card: Card) => string;
  titleOf: (column: string) => string;
}

/** Where a drag would lead, and what came of the last move, for those who do not see it. */
function BoardWords<Card>({ over, told, cardName, titleOf }: BoardWordsProps<Card>) {
  const t = useMessages(messages);
  const said =
    told === null ? null : (told.refused ? t.refused : t.moved)(cardName(told.card), titleOf(told.column));
  return (
    <S.Words>
      <TreeWords target={over === null ? null : t.into(titleOf(over))} said={said} />
    </S.Words>
  );
}

/** The board itself. It stands on react-aria-components and react-virtuoso, which are heavy: import it dynamically. */
export default function BoardInner<Card>(board: BoardProps<Card>) {
  const { label, columns, cards, cardId, cardName, columnOf, renderCard, accepts, onMove } = board;
  const { onOpen, open = null, actions, onOpenColumn, onEnd, room = 0 } = board;
  const t = useMessages(messages);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const dragging = useDragging<Card>();
  const { drag } = dragging;
  const [menuAt, setMenuAt] = useState<MenuAt<Card> | null>(null);
  const { move, told, isMoving, placeOf } = useMoves({ cardId, columnOf, onMove });
  useTop(root);
  const carry = useCarry(root, cardId, move);

  const cardsOf = (column: BoardColumn) => cards.filter((card) => placeOf(card) === column.id);
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? '';
  const targetsOf = (card: Card) => columns.filter(({ id }) => id !== columnOf(card) && accepts(card, id));

  const menuOf = (card: Card) => {
    const targets = isMoving(card) ? [] : targetsOf(card);
    return cardItems(t, targets, (id) => void carry(card, id), actions?.(card) ?? []);
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
    ...dragging,
    onDrop: (column) => {
      const card = dragging.dragged();
      if (card === null) return;
      void carry(card, column);
    },
  };

  const folded = columns.filter((column) => column.folded === true);
  return (
    <I18nProvider locale={language}>
      <BoardContext value={sight as BoardSight<unknown>}>
        <S.Root
          ref={root}
          role="group"
          aria-label={label}
          style={{ '--board-room': `${room}px` }}
          onKeyDown={(event) => toCardBeside(event, root.current)}
        >
          <S.Columns>
            {columns
              .filter((column) => column.folded !== true)
              .map((column) => (
                <BoardColumnView key={column.id} column={column} cards={cardsOf(column)} />
              ))}
          </S.Columns>
          <BoardWords over={drag?.over ?? null} told={told} cardName={cardName} titleOf={titleOf} />
          {folded.length > 0 && (
            <BoardFoot
              columns={folded}
              countOf={(column) => column.count ?? cardsOf(column).length}
              onOpen={onOpenColumn}
            />
          )}
        </S.Root>
        <CardMenu
          at={menuAt}
          label={label}
          cardName={cardName}
          menuOf={menuOf}
          onClose={() => setMenuAt(null)}
        />
      </BoardContext>
    </I18nProvider>
  );
}
