import { useState, type DragEvent, type SyntheticEvent } from 'react';
import type { BoardDrag } from './boardContext.ts';

interface FirstDragOptions<Card> {
  cardOf: (event: SyntheticEvent) => Card | null;
  nameOf: (card: Card) => string;
  /** Whether a column takes a card. */
  takes: (card: Card, column: string) => boolean;
  onDrop: (card: Card, column: string) => void;
  /** A drag has begun or ended. */
  onHold: (held: boolean) => void;
}

const columnOf = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined;

/** Drags with a pointer by what the browser has: props for the element around all columns, and what is dragged. */
export function useFirstDrag<Card>({ cardOf, nameOf, takes, onDrop, onHold }: FirstDragOptions<Card>) {
  const [drag, setDrag] = useState<BoardDrag<Card> | null>(null);

  /** The column under a drag, where it takes the card. */
  const over = (event: DragEvent): string | null => {
    const column = columnOf(event);
    if (drag === null || column === undefined || !takes(drag.card, column)) return null;
    event.preventDefault();
    return column;
  };
  const look = (event: DragEvent) => {
    const column = over(event);
    if (drag !== null && drag.over !== column) setDrag({ ...drag, over: column });
  };

  return {
    drag,
    dragProps: {
      onDragStart: (event: DragEvent) => {
        const card = cardOf(event);
        if (card === null) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', nameOf(card));
        onHold(true);
        setDrag({ card, over: null });
      },
      onDragEnter: look,
      onDragOver: look,
      onDrop: (event: DragEvent) => {
        const column = over(event);
        if (drag !== null && column !== null) onDrop(drag.card, column);
      },
      onDragEnd: () => {
        setDrag(null);
        onHold(false);
      },
    },
  };
}
