import { FolderInput } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
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

/** The board itself. It stands on react-aria-components and react-virtuoso, which are heavy: import it dynamically. */
export default function BoardInner<Card>({
  label,
  columns,
  cards,
  cardId,
  cardName,
  columnOf,
  renderCard,
  accepts,
  onMove,
  onOpen,
  open = null,
  actions,
  onOpenColumn,
  onEnd,
  room = 0,
}: BoardProps<Card>) {
  const t = useMessages(messages);
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<BoardDrag<Card> | null>(null);
  /** The same at once, for questions that are asked before the next render. */
  const dragged = useRef<Card | null>(null);
  const [menuAt, setMenuAt] = useState<{ card: Card; x: number; y: number } | null>(null);
  const { move, told, isMoving, placeOf } = useMoves({ cardId, columnOf, onMove });
  useTop(root);

  /** Moves a card. The focus goes with one that keys move, and back with it when it is refused; a pointer leaves it where it is. */
  const carry = async (card: Card, column: string) => {
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

  const cardsOf = (column: BoardColumn) => cards.filter((card) => placeOf(card) === column.id);
  const titleOf = (id: string) => columns.find((column) => column.id === id)?.title ?? '';
  const targetsOf = (card: Card) => columns.filter(({ id }) => id !== columnOf(card) && accepts(card, id));

  const menuOf = (card: Card): MenuItem[] => {
    const targets = targetsOf(card);
    const more = actions?.(card) ?? [];
    if (targets.length === 0 || isMoving(card)) return more;
    const moves = targets.map(({ id, title, glyph }): MenuItem => ({
      id,
      label: title,
      icon: glyph && <Glyph name={glyph} />,
      onSelect: () => {
        void carry(card, id);
      },
    }));
    const icon = <FolderInput size={16} strokeWidth={1.5} aria-hidden />;
    return [{ id: 'move', label: t.moveTo, icon, items: moves }, ...more];
  };

  const sight: BoardSight<Card> = {
    cardId,
    cardName,
    renderCard,
    onOpen,
    onEnd,
    open,
    drag,
    refused: told?.refused === true ? cardId(told.card) : null,
    isMoving,
    targetsOf,
    menuOf,
    onMenu: (card, point) => setMenuAt({ card, ...point }),
    dragged: () => dragged.current,
    onDrag: (card) => {
      dragged.current = card;
      setDrag(card === null ? null : { card, over: null });
    },
    // A drag enters a column before it has left the other.
    onOver: (column, over) =>
      setDrag((now) =>
        now === null || (!over && now.over !== column) ? now : { ...now, over: over ? column : null },
      ),
    onDrop: (column) => {
      const card = dragged.current;
      if (card === null) return;
      void carry(card, column);
    },
  };

  /** To the card beside, in the next column that has any. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset['main'] === undefined) return;
    const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('[data-main][tabindex="0"]') ?? [])];
    const column = target.closest('[data-column]');
    const at = stops.findIndex((stop) => column?.contains(stop) === true);
    stops[at + step]?.focus();
  };

  const folded = columns.filter((column) => column.folded === true);
  const said =
    told === null ? null : (told.refused ? t.refused : t.moved)(cardName(told.card), titleOf(told.column));
  return (
    <I18nProvider locale={language}>
      <BoardContext value={sight as BoardSight<unknown>}>
        <S.Root
          ref={root}
          role="group"
          aria-label={label}
          style={{ '--board-room': `${room}px` }}
          onKeyDown={onKeyDown}
        >
          <S.Columns>
            {columns
              .filter((column) => column.folded !== true)
              .map((column) => (
                <BoardColumnView key={column.id} column={column} cards={cardsOf(column)} />
              ))}
          </S.Columns>
          <S.Words>
            <TreeWords
              target={drag === null || drag.over === null ? null : t.into(titleOf(drag.over))}
              said={said}
            />
          </S.Words>
          {folded.length > 0 && (
            <BoardFoot
              columns={folded}
              countOf={(column) => column.count ?? cardsOf(column).length}
              onOpen={onOpenColumn}
            />
          )}
        </S.Root>
        <ContextMenu
          open={menuAt !== null}
          x={menuAt?.x ?? 0}
          y={menuAt?.y ?? 0}
          label={menuAt === null ? label : cardName(menuAt.card)}
          items={menuAt === null ? [] : menuOf(menuAt.card)}
          onClose={() => setMenuAt(null)}
        />
      </BoardContext>
    </I18nProvider>
  );
}
