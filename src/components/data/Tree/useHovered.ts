import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { rowOf } from './useTreeChoice.ts';

/** The row under the pointer, to be shown and to be told. A finger hovers over nothing. */
export function useHovered(
  list: RefObject<HTMLElement | null>,
  onPoint: ((id: string | null) => void) | undefined,
) {
  const [hovered, setHovered] = useState<string | null>(null);
  const told = useRef<string | null>(null);

  const tell = (id: string | null) => {
    if (id === told.current) return;
    told.current = id;
    onPoint?.(id);
  };

  // The hovered row may have been removed meanwhile, without an event.
  useEffect(() => {
    if (hovered === null) return undefined;
    const look = ({ target }: Event) => {
      if (target instanceof Node && list.current?.contains(target) === false) setHovered(null);
    };
    document.addEventListener('pointerover', look);
    return () => document.removeEventListener('pointerover', look);
  }, [list, hovered]);

  return {
    hovered,
    hoverProps: {
      onPointerOver: ({ target, pointerType }: PointerEvent) => {
        const id = rowOf(target);
        setHovered(pointerType === 'touch' ? null : id);
        tell(id);
      },
      onPointerLeave: () => {
        setHovered(null);
        tell(null);
      },
    },
  };
}
