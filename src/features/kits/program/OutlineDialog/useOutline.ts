import { useState } from 'react';
import type { TreePlace } from '#components/data/Tree/treeModel.ts';
import * as edits from '#domain/outline/edits.ts';
import type { Outline } from '#domain/outline/types.ts';
import { itemOfRow, moduleOfRow } from './outlineRows.tsx';

const none: ReadonlySet<string> = new Set();

const empty: Outline = { title: '', modules: [], notUnderstood: [] };

/** A preview while the author works in it: what was changed, and how it is looked at. It may come later than it is asked for. */
export function useOutline(given: Outline | null) {
  const [edited, setOutline] = useState<Outline | null>(null);
  const outline = edited ?? given ?? empty;
  const [cyrillic, setCyrillic] = useState(false);
  const [selected, setSelected] = useState(none);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [open, setOpen] = useState<string | null>(null);

  /** Items of rows: of a module all. */
  const itemsOf = (rows: readonly string[]) =>
    rows.flatMap((row) => {
      const module = outline.modules.find(({ id }) => id === moduleOfRow(row));
      return module?.items.map(({ id }) => id) ?? itemOfRow(row) ?? [];
    });

  const isOut = (rows: readonly string[]) => {
    const ids = new Set(itemsOf(rows));
    return outline.modules.every(({ items }) => items.every(({ id, out }) => out || !ids.has(id)));
  };

  return {
    outline,
    cyrillic,
    setCyrillic,
    selected,
    setSelected,
    renaming,
    setRenaming,
    open,
    setOpen,
    isOut,

    rename: (row: string, name: string) =>
      setOutline(edits.rename(outline, moduleOfRow(row) ?? itemOfRow(row) ?? '', name)),

    move: (rows: readonly string[], { parent, index }: TreePlace) => {
      const modules = rows.flatMap((row) => moduleOfRow(row) ?? []);
      const to = parent === null ? null : moduleOfRow(parent);
      setOutline(
        to === null
          ? edits.moveModules(outline, modules, index)
          : edits.moveItems(outline, itemsOf(rows), to, index),
      );
    },

    /** Leaves rows out, or takes them in again where all of them are out. */
    toggleOut: (rows: readonly string[]) => setOutline(edits.leaveOut(outline, itemsOf(rows), !isOut(rows))),

    changeKind: (row: string) => setOutline(edits.changeKind(outline, itemOfRow(row) ?? '')),
    join: (row: string) => setOutline(edits.joinToFormer(outline, moduleOfRow(row) ?? '')),
    split: (row: string, title: string) => setOutline(edits.splitAt(outline, itemOfRow(row) ?? '', title)),
  };
}

export type OutlineDesk = ReturnType<typeof useOutline>;
