import type { MenuCommand } from '#components/data/Menu/items.ts';

/** Labels of the commands that change an order. */
type OrderWords = Record<'up' | 'down' | 'first' | 'last', string>;

interface OrderPlace {
  /** The place of the row, from 0. */
  at: number;
  /** How many rows there are. */
  count: number;
  onMove: (to: number) => void;
}

/** The commands of the menu behind a grip: a step up or down, to the beginning, to the end. */
export function orderItems(words: OrderWords, { at, count, onMove }: OrderPlace): MenuCommand[] {
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return [
    { id: 'up', label: words.up, keys: 'Alt ↑', disabled: isFirst, onSelect: () => onMove(at - 1) },
    { id: 'down', label: words.down, keys: 'Alt ↓', disabled: isLast, onSelect: () => onMove(at + 1) },
    { id: 'first', label: words.first, disabled: isFirst, onSelect: () => onMove(0) },
    { id: 'last', label: words.last, disabled: isLast, onSelect: () => onMove(count - 1) },
  ];
}
