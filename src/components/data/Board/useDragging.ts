import { useEffect, useEffectEvent, useRef, useState, type DragEvent as ReactDragEvent } from 'react';
import type { BoardDrag } from './boardContext.ts';

interface DraggingOptions<Card> {
  /** The card at an element of the page, if that is to be dragged. */
  cardAt: (element: Element) => Card | null;
  nameOf: (card: Card) => string;
  takes: (card: Card, column: string) => boolean;
  onDrop: (card: Card, column: string) => void;
}

/** The board's column at an element. */
const columnAt = ({ target }: Event): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined;

/** The card that is dragged and the column that it is over, whatever drags it, and drags by a pointer: these the browser has by itself. */
export function useDragging<Card>({ cardAt, nameOf, takes, onDrop }: DraggingOptions<Card>) {
  const [drag, setDrag] = useState<BoardDrag<Card> | null>(null);
  /** The same at once, for questions that are asked before the next render. */
  const dragged = useRef<Card | null>(null);
  const byPointer = useRef(false);

  const onDrag = (card: Card | null) => {
    dragged.current = card;
    setDrag(card === null ? null : { card, over: null });
  };
  // A drag enters a column before it has left the other.
  const onOver = (column: string, over: boolean) =>
    setDrag((now) =>
      now === null || (!over && now.over !== column) ? now : { ...now, over: over ? column : null },
    );
  const end = () => {
    byPointer.current = false;
    onDrag(null);
  };

  const onDragStart = (event: ReactDragEvent) => {
    const { target, dataTransfer } = event;
    const card = target instanceof Element && dragged.current === null ? cardAt(target) : null;
    if (card === null || !(target instanceof Element)) return;
    dataTransfer.clearData();
    dataTransfer.setData('text/plain', nameOf(card));
    dataTransfer.effectAllowed = 'move';
    byPointer.current = true;
    dragged.current = card;
    // A card that has gone to another column is out of the page, and what ends there is heard by itself alone.
    target.addEventListener('dragend', end, { once: true });
    // The browser takes its picture of the card first.
    requestAnimationFrame(() => {
      if (dragged.current === card) onDrag(card);
    });
  };

  const look = useEffectEvent((event: DragEvent) => {
    const card = dragged.current;
    if (card === null || !byPointer.current) return;
    const column = columnAt(event);
    const over = column !== undefined && takes(card, column) ? column : null;
    if (over !== null) {
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'move';
    }
    if (event.type === 'drop') {
      end();
      if (over !== null) onDrop(card, over);
    } else setDrag((now) => (now === null || now.over === over ? now : { ...now, over }));
  });
  useEffect(() => {
    const names = ['dragenter', 'dragover', 'drop'] as const;
    for (const name of names) document.addEventListener(name, look);
    return () => {
      for (const name of names) document.removeEventListener(name, look);
    };
  }, []);

  return { drag, dragged: () => dragged.current, onDrag, onOver, onDragStart };
}
