import { useState, type KeyboardEvent, type RefObject } from 'react';
import type { PaletteRow } from './rows.ts';

interface Highlight {
  /** The highlighted row; the first one until another is chosen. */
  active: PaletteRow | undefined;
  /** Highlights the row under the pointer. */
  point: (row: PaletteRow) => void;
  /** Begins at the first row again. */
  restart: () => void;
  /** Moves by the arrows, Home and End, and tells whether the key was one of them. */
  move: (event: KeyboardEvent) => boolean;
}

/** Which row of a list is highlighted. The list scrolls after the keys, never after the pointer. */
export function useHighlight(
  rows: PaletteRow[],
  elementId: (row: PaletteRow) => string,
  list: RefObject<HTMLElement | null>,
): Highlight {
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    0,
    rows.findIndex(({ id }) => id === chosen),
  );

  const goTo = (index: number) => {
    const row = rows.at(index % rows.length);
    if (row === undefined) return;
    setChosen(row.id);
    document.getElementById(elementId(row))?.scrollIntoView({ block: 'nearest' });
    // The caption over the first row, too.
    if (row === rows[0]) list.current?.scrollTo({ top: 0 });
  };

  return {
    active: rows[at],
    point: ({ id }) => setChosen(id),
    restart: () => {
      setChosen(null);
      list.current?.scrollTo({ top: 0 });
    },
    move: ({ key, shiftKey, ctrlKey, metaKey, altKey }) => {
      if (shiftKey || ctrlKey || metaKey || altKey) return false;
      if (key === 'ArrowDown') goTo(at + 1);
      else if (key === 'ArrowUp') goTo(at - 1);
      else if (key === 'Home') goTo(0);
      else if (key === 'End') goTo(-1);
      else return false;
      return true;
    },
  };
}
