import { MoreHorizontal } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './BoardCard.styles.ts';
import type { Begun, BoardProps } from './boardProps.ts';
import { messages } from './messages.ts';
import type { Moves } from './useMoves.ts';

interface BoardFirstCardProps<Card> {
  board: Pick<BoardProps<Card>, 'cardId' | 'cardName' | 'renderCard' | 'actions' | 'open'>;
  moves: Moves<Card>;
  card: Card;
  /** Tab enters the column at this card. */
  current: boolean;
  /** No column takes it. */
  still: boolean;
  dragged: boolean;
  /** Something of it was pressed that needs all of the board. */
  onPress: (event: SyntheticEvent, more?: Omit<NonNullable<Begun['press']>, 'place'>) => void;
  onOpen: () => void;
}

/** A card as BoardCard shows it. What its buttons do comes with the rest of the board. */
export function BoardFirstCard<Card>({
  board: { cardId, cardName, renderCard, actions, open = null },
  moves: { isMoving, told },
  card,
  current,
  still,
  dragged,
  onPress,
  onOpen,
}: BoardFirstCardProps<Card>) {
  const t = useMessages(messages);
  const id = cardId(card);
  const name = cardName(card);
  const tabIndex = current ? 0 : -1;
  const hasMenu = !still || (actions?.(card).length ?? 0) > 0;
  return (
    <S.Place>
      <S.Card
        draggable={!still}
        data-card={id}
        data-open={open === id || undefined}
        data-dragging={dragged || undefined}
        data-moving={isMoving(card) || undefined}
        data-refused={(told?.refused === true && cardId(told.card) === id) || undefined}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('[data-tools]') !== null)
            onPress(event);
          else onOpen();
        }}
        onContextMenu={(event) => {
          if (hasMenu) onPress(event, { point: { x: event.clientX, y: event.clientY } });
        }}
      >
        <S.Open
          type="button"
          data-main
          data-part="main"
          tabIndex={tabIndex}
          aria-label={name}
          aria-current={open === id || undefined}
        />
        {renderCard(card)}
        {hasMenu && (
          <S.Tools data-tools>
            {!still && (
              <S.FirstGrip type="button" data-part="grip" tabIndex={tabIndex} aria-label={t.drag(name)} />
            )}
            <IconButton
              size="small"
              data-part="menu"
              aria-haspopup="menu"
              tabIndex={tabIndex}
              label={t.menu(name)}
              icon={<MoreHorizontal size={16} strokeWidth={1.5} aria-hidden />}
            />
          </S.Tools>
        )}
      </S.Card>
    </S.Place>
  );
}
