import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { I18nProvider, Virtualizer } from 'react-aria-components';
import { afterPaint } from '#lib/afterPaint.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { usePhone } from '#lib/useWidth.ts';
import { messages } from './messages.ts';
import type { TreeProps } from './Tree.tsx';
import * as S from './Tree.styles.ts';
import { ExpandedContext, TreeSightContext } from './treeContext.ts';
import {
  indexTree,
  movedRows,
  placeBeside,
  visibleRows,
  type TreeNode,
  type TreePlace,
} from './treeModel.ts';
import { TreeLayout } from './treeLayout.ts';
import { TreeRow } from './TreeRow.tsx';
import { TreeWords } from './TreeWords.tsx';
import { useTreeChoice, type Rows } from './useTreeChoice.ts';
import { useTreeDrag } from './useTreeDrag.tsx';

const none: ReadonlySet<string> = new Set();

/** The id of the row in which an event happened. */
function rowOf(target: EventTarget): string | null {
  const row = target instanceof Element ? target.closest('[role=row][data-key]') : null;
  return row?.getAttribute('data-key') ?? null;
}

/** A value that the owner keeps, or that is kept here. */
function useOwn<V>(given: V | undefined, first: V, tell: ((value: V) => void) | undefined) {
  const [own, setOwn] = useState(first);
  const set = (value: V) => {
    setOwn(value);
    tell?.(value);
  };
  return [given === undefined ? own : given, set] as const;
}

const anywhere = () => true;

/** Moves rows by keys; the focus goes along with them. */
function useKeyMoves(
  { items, selected = none, onMove, placeBeside: givenBeside, canDrop = anywhere }: TreeProps,
  { index, expanded, setExpanded }: Rows,
) {
  const [said, setSaid] = useState<TreePlace | null>(null);
  /** The row that the focus goes along with. */
  const [followed, setFollowed] = useState<string | null>(null);

  const moveBeside = (id: string, step: -1 | 1) => {
    const ids = selected.has(id) ? movedRows(index, selected) : [id];
    const place = givenBeside ? givenBeside(ids, step) : placeBeside(items, index, ids, step);
    if (place === null || !canDrop(ids, place)) return;
    const now = onMove?.(ids, place) ?? ids;
    if (now.length === 0) return;
    if (place.parent !== null && !expanded.has(place.parent))
      setExpanded(new Set(expanded).add(place.parent));
    setFollowed(now[ids.indexOf(id)] ?? null);
    setSaid(place);
  };

  // A row that came into another branch is another row to the collection, which gives the focus of the old one to a neighbour.
  const onFollowed = (seen: HTMLElement | null) => {
    if (seen === null) return;
    afterPaint(() => {
      seen.closest<HTMLElement>('[role=row]')?.focus();
      setFollowed(null);
    });
  };

  return { said, followed, moveBeside, onFollowed, leave: () => setFollowed(null) };
}

interface Ground {
  choice: ReturnType<typeof useTreeChoice>;
  moves: ReturnType<typeof useKeyMoves>;
  renaming: string | null;
  rename: (id: string) => void;
}

/** What happens anywhere in the tree: keys, presses, the pointer that goes over rows, and their menus. */
function useTreeGround(
  { onMove, onRename, onRowMenu, onPoint }: TreeProps,
  { choice, moves, renaming, rename }: Ground,
) {
  const pointed = useRef<string | null>(null);
  const point = (id: string | null) => {
    if (id === pointed.current) return;
    pointed.current = id;
    onPoint?.(id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const id = rowOf(event.target);
    if (id === null || renaming !== null) return;
    if (event.key === 'F2' && onRename !== undefined) rename(id);
    else if (event.altKey && onMove !== undefined && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      moves.moveBeside(id, event.key === 'ArrowUp' ? -1 : 1);
    }
  };

  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      choice.onPress(null);
      moves.leave();
      onKeyDown(event);
    },
    onPointerDownCapture: (event: PointerEvent) => {
      const id = rowOf(event.target);
      const more = event.ctrlKey || event.metaKey;
      moves.leave();
      choice.onPress(id === null ? null : { id, shift: event.shiftKey, more });
    },
    onContextMenu: (event: MouseEvent) => {
      const id = rowOf(event.target);
      if (id === null || onRowMenu === undefined || renaming === id) return;
      event.preventDefault();
      onRowMenu(id, { x: event.clientX, y: event.clientY });
    },
    onPointerOver: (event: PointerEvent) => point(rowOf(event.target)),
    onPointerLeave: () => point(null),
  };
}

interface RowListProps {
  tree: TreeProps;
  rows: Rows;
  choice: ReturnType<typeof useTreeChoice>;
  dragAndDropHooks: ReturnType<typeof useTreeDrag>['dragAndDropHooks'];
}

/** The rows as react-aria knows them: those near the window are in the document. */
function RowList({ tree, rows: { index, expanded, setExpanded }, choice, dragAndDropHooks }: RowListProps) {
  const { items, label, selected = none, onSelect, selecting = false, empty } = tree;
  const phone = usePhone();
  return (
    <Virtualizer
      layout={TreeLayout}
      layoutOptions={{ rowSize: phone ? S.rowHeight.phone : S.rowHeight.desk }}
    >
      <S.List
        aria-label={label}
        items={items}
        expandedKeys={expanded}
        onExpandedChange={(keys) => setExpanded(keys as ReadonlySet<string>)}
        selectionMode={onSelect === undefined ? 'none' : 'multiple'}
        selectionBehavior="toggle"
        selectedKeys={selected}
        onSelectionChange={choice.onSelectionChange}
        disabledKeys={[...index.keys()].filter((id) => !choice.canSelect(id))}
        disabledBehavior="selection"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <S.Nothing>{empty}</S.Nothing>}
        {...((!selecting || selected.size > 0) && {
          onAction: (key) => choice.onAction(String(key)),
        })}
      >
        {(node) => <TreeRow node={node as TreeNode} />}
      </S.List>
    </Virtualizer>
  );
}

/** The tree itself. It stands on react-aria-components, which is heavy: import it dynamically. */
export default function TreeInner(tree: TreeProps) {
  const { items, open = null, selected = none, onSelect, selecting = false, onMove, onFiles } = tree;
  const { canDrop = anywhere, onDragChange, describePlace, onRename, menu, lit = null } = tree;
  const t = useMessages(messages);
  const language = useLanguage();
  const [expanded, setExpanded] = useOwn(tree.expanded, tree.defaultExpanded ?? none, tree.onExpandedChange);
  const [renaming, setRenaming] = useOwn<string | null>(tree.renaming, null, tree.onRenamingChange);
  const index = indexTree(items);
  const visible = visibleRows(items, expanded);
  const rows: Rows = { index, visible, expanded, setExpanded };
  const choice = useTreeChoice(tree, rows);
  const moves = useKeyMoves(tree, rows);
  const ground = useTreeGround(tree, { choice, moves, renaming, rename: setRenaming });
  const { drag, dragAndDropHooks } = useTreeDrag({
    items,
    index,
    expanded,
    disabled: (onMove === undefined && onFiles === undefined) || renaming !== null,
    canDrop,
    onMove,
    onFiles,
    onExpandedChange: setExpanded,
    onDragChange,
  });

  const words = (place: TreePlace, ids: readonly string[]) =>
    describePlace?.(place, ids) ??
    (place.parent === null
      ? t.top(place.index + 1)
      : t.into(index.get(place.parent)?.node.title ?? '', place.index + 1));

  const place = drag?.place ?? null;
  const chosen = (id: string | undefined) => id !== undefined && selected.has(id);
  return (
    <I18nProvider locale={language}>
      <ExpandedContext value={expanded}>
        <TreeSightContext
          value={{
            index,
            open,
            lit,
            selecting: (selecting || selected.size > 0) && onSelect !== undefined,
            selected,
            joins: (id) => {
              const at = visible.indexOf(id);
              return { above: chosen(visible[at - 1]), below: chosen(visible[at + 1]) };
            },
            renaming,
            followed: moves.followed,
            place,
            draggable: onMove !== undefined,
            menu,
            onChoose: choice.choose,
            onFollowed: moves.onFollowed,
            onRenamed: (id, title) => {
              setRenaming(null);
              if (title !== null) onRename?.(id, title);
            },
          }}
        >
          <S.Place {...ground}>
            <RowList tree={tree} rows={rows} choice={choice} dragAndDropHooks={dragAndDropHooks} />
            <TreeWords
              target={place === null ? null : words(place, drag?.ids ?? [])}
              said={moves.said === null ? null : words(moves.said, [])}
            />
          </S.Place>
        </TreeSightContext>
      </ExpandedContext>
    </I18nProvider>
  );
}
