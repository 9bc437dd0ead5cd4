import { useRef, type PointerEvent } from 'react';
import type { TreeCollection } from './treeCollection.ts';
import type { TreeIndex } from './treeModel.ts';
import type { TreeProps } from './treeProps.ts';

interface Options extends Pick<TreeProps, 'onSelect' | 'onOpen'> {
  index: TreeIndex;
  rows: TreeCollection;
  open: string | null;
  selected: ReadonlySet<string>;
  /** Rows do nothing but get chosen until one is. */
  onlyChooses: boolean;
  /** Chooses a row or lets it go, so that a Shift with an arrow reaches from it. */
  toggle: (id: string) => void;
}

/** The id of the row that an event happened in. */
export function rowOf(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest('[role=row][data-key]') : null;
  return row?.getAttribute('data-key') ?? null;
}

/** What presses and keys on rows choose or open, and from where a Shift reaches. */
export function useTreeChoice(options: Options) {
  const { index, rows, open, selected, onSelect, onOpen, onlyChooses, toggle } = options;
  /** The press that may choose. */
  const press = useRef<{ id: string; shift: boolean; more: boolean } | null>(null);
  /** The row from which a Shift reaches. */
  const anchor = useRef<string | null>(null);

  const canSelect = (id: string) => onSelect !== undefined && index.get(id)?.node.selectable !== false;

  const reach = (to: string): ReadonlySet<string> => {
    const last = rows.placeOf(to) ?? 0;
    const first = rows.placeOf(anchor.current ?? open ?? to) ?? 0;
    const chosen = new Set<string>();
    for (let place = Math.min(first, last); place <= Math.max(first, last); place += 1) {
      const id = rows.lineAt(place)?.id;
      if (id !== undefined && canSelect(id)) chosen.add(id);
    }
    return chosen;
  };

  const choose = (id: string, chosen: boolean) => {
    anchor.current = id;
    const next = new Set(selected);
    if (chosen) next.add(id);
    else next.delete(id);
    onSelect?.(next);
  };

  const act = (id: string) => {
    const { shift = false, more = false } = press.current ?? {};
    if (canSelect(id) && shift) onSelect?.(reach(id));
    else if (canSelect(id) && more) choose(id, true);
    else {
      anchor.current = id;
      onOpen?.(id);
    }
  };

  return {
    canSelect,
    choose,

    /** A press on a row, or Enter: opens it, or chooses it where others are chosen. */
    pressRow: (id: string) => {
      if (!onlyChooses && (selected.size === 0 || !canSelect(id))) act(id);
      else if (!canSelect(id)) return;
      else if (press.current?.shift === true) onSelect?.(reach(id));
      else {
        anchor.current = id;
        toggle(id);
      }
    },

    /** Goes on what is around the rows. */
    pressProps: {
      onKeyDownCapture: () => {
        press.current = null;
      },
      onPointerDownCapture: ({ target, shiftKey, ctrlKey, metaKey }: PointerEvent) => {
        const id = rowOf(target);
        press.current = id === null ? null : { id, shift: shiftKey, more: ctrlKey || metaKey };
      },
    },
  };
}
