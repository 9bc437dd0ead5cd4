import type { ReactNode } from 'react';
import { ContextMenu } from '#components/data/ContextMenu/ContextMenu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import type { BoardColumn } from './boardProps.ts';
import type { messages } from './messages.ts';

/** Where the menu of a card was asked for. */
export interface MenuAt<Card> {
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
export function CardMenu<Card>({ at, label, cardName, menuOf, onClose }: CardMenuProps<Card>) {
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
export function cardItems(
  t: (typeof messages)['ru'],
  targets: readonly BoardColumn[],
  moveTo: (column: string) => void,
  more: MenuItem[],
  icon: ReactNode,
): MenuItem[] {
  if (targets.length === 0) return more;
  const moves = targets.map(({ id, title, glyph }): MenuItem => ({
    id,
    label: title,
    icon: glyph && <Glyph name={glyph} />,
    onSelect: () => moveTo(id),
  }));
  return [{ id: 'move', label: t.moveTo, icon, items: moves }, ...more];
}
