import { use, useRef } from 'react';
import { useDrop } from 'react-aria-components';
import { BoardContext } from './boardContext.ts';
import type { BoardColumn } from './boardProps.ts';

/** A column as the target of a drag: props for it and for the button that keys drop on, and how it looks meanwhile. */
export function useColumnDrop({ id }: BoardColumn) {
  const sight = use(BoardContext);
  const ref = useRef<HTMLButtonElement>(null);
  const takes = (card: unknown) => sight?.targetsOf(card).some((column) => column.id === id) === true;
  /** Asked in the middle of a drag, before the next render. */
  const accepts = () => {
    const card = sight?.dragged() ?? null;
    return card !== null && takes(card);
  };
  const { dropProps, dropButtonProps } = useDrop({
    ref,
    hasDropButton: true,
    getDropOperation: () => (accepts() ? 'move' : 'cancel'),
    onDropEnter: () => sight?.onOver(id, true),
    onDropExit: () => sight?.onOver(id, false),
    onDrop: () => {
      if (accepts()) sight?.onDrop(id);
    },
  });
  const drag = sight?.drag ?? null;
  const state = drag === null ? undefined : drag.over === id ? 'over' : takes(drag.card) ? 'may' : 'never';
  const offered = state === 'over' || state === 'may';
  return {
    dropProps: { ...dropProps, 'data-drag': state },
    target: {
      ref,
      type: 'button' as const,
      tabIndex: -1,
      'aria-hidden': offered ? undefined : true,
      'aria-describedby': dropButtonProps?.['aria-describedby'],
    },
  };
}
