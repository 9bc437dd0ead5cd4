import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { I18nProvider, Virtualizer, type Selection } from 'react-aria-components';
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

/** The tree itself. It stands on react-aria-components, which is heavy: import it dynamically. */
export default function TreeInner({
  items,
  label,
  expanded: givenExpanded,
  defaultExpanded = none,
  onExpandedChange,
  open = null,
  onOpen,
  selected = none,
  onSelect,
  selecting = false,
  onMove,
  placeBeside: givenBeside,
  canDrop = () => true,
  onFiles,
  onDragChange,
  describePlace,
  onRename,
  renaming: givenRenaming,
  onRenamingChange,
  menu,
  onRowMenu,
  lit = null,
  onPoint,
  empty,
}: TreeProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const phone = usePhone();
  const [expanded, setExpanded] = useOwn(givenExpanded, defaultExpanded, onExpandedChange);
  const [renaming, setRenaming] = useOwn<string | null>(givenRenaming, null, onRenamingChange);
  const [said, setSaid] = useState<TreePlace | null>(null);
  /** The row that the focus goes along with. */
  const [followed, setFollowed] = useState<string | null>(null);
  /** The press that may choose, and the row from which a Shift reaches. */
  const press = useRef<{ id: string; shift: boolean; more: boolean } | null>(null);
  const pointed = useRef<string | null>(null);
  const anchor = useRef<string | null>(null);

  const index = indexTree(items);
  const visible = visibleRows(items, expanded);
  const isSelecting = selecting || selected.size > 0;
  const canSelect = (id: string) => index.get(id)?.node.selectable !== false;

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

  const point = (id: string | null) => {
    if (id === pointed.current) return;
    pointed.current = id;
    onPoint?.(id);
  };

  const onSelectionChange = (keys: Selection) => {
    if (keys === 'all') onSelect?.(new Set([...index.keys()].filter(canSelect)));
    else if (press.current?.shift === true) onSelect?.(reach(press.current.id));
    else {
      anchor.current = press.current?.id ?? anchor.current;
      onSelect?.(keys as ReadonlySet<string>);
    }
  };

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

  const onKeyDown = (event: KeyboardEvent) => {
    const id = rowOf(event.target);
    if (id === null || renaming !== null) return;
    if (event.key === 'F2' && onRename !== undefined) setRenaming(id);
    else if (event.altKey && onMove !== undefined && /^Arrow(Up|Down)$/.test(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      moveBeside(id, event.key === 'ArrowUp' ? -1 : 1);
    }
  };

  const onContextMenu = (event: MouseEvent) => {
    const id = rowOf(event.target);
    if (id === null || onRowMenu === undefined || renaming === id) return;
    event.preventDefault();
    onRowMenu(id, { x: event.clientX, y: event.clientY });
  };

  const place = drag?.place ?? null;
  return (
    <I18nProvider locale={language}>
      <ExpandedContext value={expanded}>
        <TreeSightContext
          value={{
            index,
            open,
            lit,
            selecting: isSelecting && onSelect !== undefined,
            selected,
            joins: (id) => {
              const at = visible.indexOf(id);
              const chosen = (other: string | undefined) => other !== undefined && selected.has(other);
              return { above: chosen(visible[at - 1]), below: chosen(visible[at + 1]) };
            },
            renaming,
            followed,
            place,
            draggable: onMove !== undefined,
            menu,
            onChoose: choose,
            onFollowed,
            onRenamed: (id, title) => {
              setRenaming(null);
              if (title !== null) onRename?.(id, title);
            },
          }}
        >
          <S.Place
            onKeyDownCapture={(event) => {
              press.current = null;
              setFollowed(null);
              onKeyDown(event);
            }}
            onPointerDownCapture={(event: PointerEvent) => {
              const id = rowOf(event.target);
              const more = event.ctrlKey || event.metaKey;
              setFollowed(null);
              press.current = id === null ? null : { id, shift: event.shiftKey, more };
            }}
            onContextMenu={onContextMenu}
            onPointerOver={(event: PointerEvent) => point(rowOf(event.target))}
            onPointerLeave={() => point(null)}
          >
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
                onSelectionChange={onSelectionChange}
                disabledKeys={[...index.keys()].filter((id) => !canSelect(id))}
                disabledBehavior="selection"
                keyboardNavigationBehavior="tab"
                dragAndDropHooks={dragAndDropHooks}
                renderEmptyState={() => <S.Nothing>{empty}</S.Nothing>}
                {...((!selecting || selected.size > 0) && {
                  onAction: (key) => onAction(String(key)),
                })}
              >
                {(node) => <TreeRow node={node as TreeNode} />}
              </S.List>
            </Virtualizer>
            <TreeWords
              target={place === null ? null : words(place, drag?.ids ?? [])}
              said={said === null ? null : words(said, [])}
            />
          </S.Place>
        </TreeSightContext>
      </ExpandedContext>
    </I18nProvider>
  );
}
