import { Fragment, useId, type RefObject } from 'react';
import type { TreeProps } from './treeProps.ts';
import * as S from './Tree.styles.ts';
import { DropPlace, heightOf, placesAt } from './TreeDropPlaces.tsx';
import type { TreeLine } from './treeModel.ts';
import { TreeRow } from './TreeRow.tsx';
import { useRowsInSight } from './useRowsInSight.ts';
import type { TreeDesk } from './useTreeDesk.ts';

interface TreeRowsProps extends Pick<
  TreeProps,
  'open' | 'lit' | 'menu' | 'selecting' | 'onSelect' | 'onMove'
> {
  desk: TreeDesk;
  list: RefObject<HTMLElement | null>;
  listId: string | undefined;
}

/** The places of the rows that are drawn: those in the window, and those that must not go with it. */
function usePlaces(list: RefObject<HTMLElement | null>, desk: TreeDesk): number[] {
  const { rows, rowHeight, focus, followed, renaming, dragState, target } = desk;
  const { from, to } = useRowsInSight(list, rowHeight);
  const places = new Set<number>();
  for (let place = from; place < Math.min(to, rows.size); place += 1) places.add(place);
  // The row with the focus keeps the keys, a name that is typed brings its row in sight, the dragged one hears the end of its drag.
  for (const id of [focus.focused, followed, renaming, dragState.draggedKey, target?.key]) {
    const place = id === null || id === undefined ? undefined : rows.placeOf(id);
    if (place === undefined) continue;
    places.add(place);
    if (id === target?.key && place + 1 < rows.size) places.add(place + 1);
  }
  return [...places].sort((one, other) => one - other);
}

/** The rows in sight. Each is drawn anew only when something of its own changes. */
export function TreeRows({ desk, list, listId, open = null, lit = null, ...props }: TreeRowsProps) {
  const { rows, rowHeight, expanded, selected, focus, drag, dragState, dropState, target } = desk;
  const id = useId();
  const places = usePlaces(list, desk);
  const isWide = (props.selecting === true || selected.size > 0) && props.onSelect !== undefined;
  const first = focus.focused ?? null;
  const isChosen = (place: number) => selected.has(rows.lineAt(place)?.id ?? '');
  const rowId = (line: TreeLine) => `${id}${line.id.replaceAll(/\s/g, '')}`;

  const drawn = (line: TreeLine, place: number) => {
    const { node } = line;
    const canSelect = desk.choice.canSelect(line.id);
    const chosen = selected.has(line.id);
    return (
      <TreeRow
        node={node}
        rowId={rowId(line)}
        listId={listId}
        top={place * rowHeight}
        order={place + 1}
        level={line.level}
        index={line.index}
        size={line.size}
        lasts={line.lasts}
        isStop={line.id === first && !focus.isWithin}
        isHovered={line.id === desk.hovered}
        isDragging={dragState.isDragging(line.id)}
        isDropTarget={target?.key === line.id && target.dropPosition === 'on'}
        isSelected={canSelect ? chosen : undefined}
        isDraggable={props.onMove !== undefined}
        carried={chosen ? selected.size : 1}
        isOpen={node.children === undefined ? undefined : expanded.has(line.id)}
        isCurrent={line.id === open}
        isChosen={chosen}
        joinsAbove={chosen && isChosen(place - 1)}
        joinsBelow={chosen && isChosen(place + 1)}
        isLit={line.id === lit}
        takesDrop={drag.drag?.place?.parent === line.id}
        hasCheckbox={isWide && node.selectable !== false}
        isWide={isWide}
        isRenaming={line.id === desk.renaming}
        menu={props.menu}
        acts={desk.acts}
        howId={desk.howId}
      />
    );
  };

  return (
    <S.Rows role="presentation" style={{ height: rows.size * rowHeight }}>
      {places.map((place) => {
        const line = rows.lineAt(place);
        if (line === undefined) return null;
        if (!drag.byKeys) return <Fragment key={line.id}>{drawn(line, place)}</Fragment>;
        return (
          <Fragment key={line.id}>
            {drawn(line, place)}
            {placesAt(rows, line).map((at) => (
              <DropPlace
                key={`${at.key}/${at.dropPosition}`}
                target={at}
                state={dropState}
                level={rows.lineAt(rows.placeOf(at.key) ?? 0)?.level ?? 1}
                top={heightOf(rows, at, rowHeight)}
                branch={
                  at.dropPosition === 'on' && line.node.children !== undefined
                    ? { rowId: rowId(line), isOpen: expanded.has(line.id) }
                    : null
                }
              />
            ))}
          </Fragment>
        );
      })}
      {!drag.byKeys && <PointerLine desk={desk} />}
    </S.Rows>
  );
}

/** Where a drag of a pointer would drop between rows. */
function PointerLine({ desk: { rows, rowHeight, target } }: { desk: TreeDesk }) {
  if (target === null || target.dropPosition === 'on') return null;
  return (
    <S.DropLine
      aria-hidden
      data-drop-target
      $level={rows.lineAt(rows.placeOf(target.key) ?? 0)?.level ?? 1}
      style={{ top: heightOf(rows, target, rowHeight) }}
    />
  );
}
