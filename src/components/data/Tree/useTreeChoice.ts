import { useRef } from 'react';
import type { Selection } from 'react-aria-components';
import type { TreeProps } from './Tree.tsx';
import type { TreeIndex } from './treeModel.ts';

const none: ReadonlySet<string> = new Set();

/** The rows by their ids, those in sight, and which are open. */
export interface Rows {
  index: TreeIndex;
  visible: readonly string[];
  expanded: ReadonlySet<string>;
  setExpanded: (expanded: ReadonlySet<string>) => void;
}

interface Press {
  id: string;
  shift: boolean;
  more: boolean;
}

/** What a press, a key or a checkbox chooses; with Shift, all from the row before. */
export function useTreeChoice(
  { open = null, onOpen, selected = none, onSelect }: TreeProps,
  { index, visible }: Rows,
) {
  /** The press that may choose, and the row from which a Shift reaches. */
  const press = useRef<Press | null>(null);
  const anchor = useRef<string | null>(null);
  const canSelect = (id: string) => index.get(id)?.node.selectable !== false;

  const reach = (to: string): ReadonlySet<string> => {
    const from = anchor.current ?? open ?? to;
    const [one = 0, other = 0] = [visible.indexOf(from), visible.indexOf(to)].sort((a, b) => a - b);
    return new Set(visible.slice(Math.max(0, one), other + 1).filter(canSelect));
  };

  const choose = (id: string, chosen: boolean) => {
    anchor.current = id;
    const next = new Set(selected);
    if (chosen) next.add(id);
    else next.delete(id);
    onSelect?.(next);
  };

  const onAction = (id: string) => {
    const { shift = false, more = false } = press.current ?? {};
    if (onSelect !== undefined && canSelect(id) && shift) onSelect(reach(id));
    else if (onSelect !== undefined && canSelect(id) && more) choose(id, true);
    else {
      anchor.current = id;
      onOpen?.(id);
    }
  };

  const onSelectionChange = (keys: Selection) => {
    if (keys === 'all') onSelect?.(new Set([...index.keys()].filter(canSelect)));
    else if (press.current?.shift === true) onSelect?.(reach(press.current.id));
    else {
      anchor.current = press.current?.id ?? anchor.current;
      onSelect?.(keys as ReadonlySet<string>);
    }
  };

  const onPress = (pressed: Press | null) => {
    press.current = pressed;
  };
  return { canSelect, choose, onAction, onSelectionChange, onPress };
}
