import { useMemo } from 'react';
import { ListKeyboardDelegate } from 'react-aria/ListKeyboardDelegate';
import { useCollator } from 'react-aria/useCollator';
import { useTreeState } from 'react-stately/useTreeState';
import { usePhone } from '#lib/hook/useWidth.ts';
import { TreeCollection } from './treeCollection.ts';
import { indexTree, linesOf, type TreeNode } from './treeModel.ts';
import { rowHeight as heights } from './Tree.styles.ts';
import type { TreeProps } from './treeProps.ts';
import { useOwn } from './useOwn.ts';

const none: ReadonlySet<string> = new Set();
/** A page is what the window shows: react-aria takes a list that does not scroll itself to be shown whole. */
const nothing = { current: null };

/** The rows, which of them are open and chosen, and how keys go from one to the other. */
export function useTreeRows({
  items,
  expanded: given,
  defaultExpanded = none,
  onExpandedChange,
  selected = none,
  onSelect,
}: TreeProps) {
  const collator = useCollator({ usage: 'search', sensitivity: 'base' });
  const rowHeight = usePhone() ? heights.phone : heights.desk;
  const [expanded, setExpanded] = useOwn(given, defaultExpanded, onExpandedChange);
  const { index, lines, rows } = useMemo(() => {
    const found = indexTree(items);
    const shown = linesOf(items, expanded);
    return { index: found, lines: shown, rows: new TreeCollection(items, found, shown) };
  }, [items, expanded]);
  const disabledKeys = useMemo(
    () => lines.filter(({ node }) => node.selectable === false).map(({ id }) => id),
    [lines],
  );

  const state = useTreeState<TreeNode>({
    collection: rows,
    children: nothingToBuild,
    expandedKeys: expanded,
    onExpandedChange: (keys) => setExpanded(new Set([...keys].map(String))),
    selectionMode: onSelect === undefined ? 'none' : 'multiple',
    selectedKeys: selected,
    onSelectionChange: (keys) => {
      const isOf = (id: string) => index.get(id)?.node.selectable !== false;
      if (keys === 'all') onSelect?.(new Set([...index.keys()].filter(isOf)));
      // The library's own set is passed back, because it has the anchor of a Shift selection. All keys are row ids.
      else onSelect?.(keys as ReadonlySet<string>);
    },
    disabledKeys,
    disabledBehavior: 'selection',
  });

  const keyboardDelegate = useMemo(() => {
    const size = { width: 1, height: lines.length * rowHeight };
    return new ListKeyboardDelegate({
      collection: rows,
      collator,
      ref: nothing,
      layoutDelegate: {
        getItemRect: (key) => {
          const place = rows.placeOf(key);
          return place === undefined ? null : { x: 0, y: place * rowHeight, width: 1, height: rowHeight };
        },
        getVisibleRect: () => ({ x: 0, y: 0, width: 1, height: window.innerHeight }),
        getContentSize: () => size,
      },
    });
  }, [rows, lines, collator, rowHeight]);

  return { rowHeight, expanded, setExpanded, index, lines, rows, state, selected, keyboardDelegate };
}

/** The rows are told as a collection, not as elements. */
const nothingToBuild = () => null as never;
