import { MoreHorizontal } from 'lucide-react';
import { use } from 'react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './BoardCard.styles.ts';
import { BoardContext } from './boardContext.ts';
import { messages } from './messages.ts';
import { useGrip } from './useGrip.ts';

interface BoardCardProps {
  card: unknown;
  /** Tab enters the column at this card. */
  current: boolean;
}

/** A card: its box, what opens it, its menu, and what it does when it is dragged. */
export function BoardCard({ card, current }: BoardCardProps) {
  const t = useMessages(messages);
  const sight = use(BoardContext);
  const name = sight?.cardName(card) ?? '';
  const grip = useGrip((pressed) => sight?.onGrip({ card, ...pressed }));
  if (sight === null) return null;

  const id = sight.cardId(card);
  const still = sight.isMoving(card) || sight.targetsOf(card).length === 0;
  const isIt = (at: { card: unknown } | null) => at !== null && sight.cardId(at.card) === id;
  const items = sight.menuOf(card);
  const tabIndex = current ? 0 : -1;
  return (
    <S.Place>
      <S.Card
        draggable={!still}
        data-card={id}
        data-open={sight.open === id || undefined}
        data-dragging={isIt(sight.drag) || undefined}
        data-moving={sight.isMoving(card) || undefined}
        data-refused={sight.refused === id || undefined}
        onClick={({ target }) => {
          // Events of the menu bubble here too, though it is rendered elsewhere.
          if (target instanceof Element && target.closest('[data-tools], [role=dialog]') === null)
            sight.onOpen?.(card);
        }}
        onContextMenu={(event) => {
          if (items.length === 0) return;
          event.preventDefault();
          sight.onMenu(card, { x: event.clientX, y: event.clientY });
        }}
      >
        <S.Open
          type="button"
          data-main
          tabIndex={tabIndex}
          aria-label={name}
          aria-current={sight.open === id || undefined}
        />
        {sight.renderCard(card)}
        {items.length > 0 && (
          <S.Tools data-tools>
            {!still && (
              <S.Grip
                {...grip}
                type="button"
                tabIndex={tabIndex}
                aria-label={t.drag(name)}
                aria-busy={isIt(sight.wanted) || undefined}
                aria-describedby={sight.howToDrag}
              />
            )}
            <Menu
              items={items}
              align="end"
              label={name}
              renderTrigger={(props) => (
                <IconButton
                  {...props}
                  size="small"
                  tabIndex={tabIndex}
                  label={t.menu(name)}
                  icon={<MoreHorizontal size={16} strokeWidth={1.5} aria-hidden />}
                />
              )}
            />
          </S.Tools>
        )}
      </S.Card>
    </S.Place>
  );
}
