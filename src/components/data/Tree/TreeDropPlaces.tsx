import { useRef } from 'react';
import { useDropIndicator, type DropTarget, type ItemDropTarget } from 'react-aria/useDroppableCollection';
import type { DroppableCollectionState } from 'react-stately/useDroppableCollectionState';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import * as S from './Tree.styles.ts';
import type { TreeCollection } from './treeCollection.ts';
import type { TreeLine } from './treeModel.ts';

/** The places of a drag that lie at a row: before it, on it, and after it and all that ends with it. */
export function placesAt(rows: TreeCollection, line: TreeLine): ItemDropTarget[] {
  const at = (key: string, dropPosition: ItemDropTarget['dropPosition']): ItemDropTarget => ({
    type: 'item',
    key,
    dropPosition,
  });
  const places = [at(line.id, 'before'), at(line.id, 'on')];
  const next = rows.lineAt((rows.placeOf(line.id) ?? 0) + 1);
  for (let ended: TreeLine | undefined = line; ended !== undefined;) {
    const below = next !== undefined && next.level > ended.level;
    if (below || ended.index < ended.size - 1) break;
    places.push(at(ended.id, 'after'));
    ended = ended.parent === null ? undefined : rows.lineAt(rows.placeOf(ended.parent) ?? -1);
  }
  return places;
}

/** Where a line lies, px from the top: after the last of what belongs to its row. */
export function heightOf(rows: TreeCollection, { key, dropPosition }: ItemDropTarget, rowHeight: number) {
  const place = rows.placeOf(key) ?? 0;
  if (dropPosition !== 'after') return Math.max(0, place * rowHeight - 1);
  const level = rows.lineAt(place)?.level ?? 1;
  let end = place + 1;
  while ((rows.lineAt(end)?.level ?? 0) > level) end += 1;
  return end * rowHeight - 1;
}

interface DropPlaceProps {
  target: DropTarget;
  state: DroppableCollectionState;
  level: number;
  top: number;
  /** The row on which it lies, where that holds others: a screen reader opens it meanwhile. */
  branch: { rowId: string; isOpen: boolean } | null;
}

/** A place that a drag with keys goes through: a button to screen readers, and a line while it is the one. */
export function DropPlace({ target, state, level, top, branch }: DropPlaceProps) {
  const t = useMessages(messages);
  const button = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLSpanElement>(null);
  const { dropIndicatorProps, isDropTarget, isHidden } = useDropIndicator(
    { target, activateButtonRef: opener },
    state,
    button,
  );
  if (isHidden) return null;
  const openerId = branch === null ? undefined : `${branch.rowId}-drop`;
  const isLine = target.type === 'item' && target.dropPosition !== 'on';
  return (
    <S.DropLine
      role="row"
      aria-level={level}
      aria-expanded={branch?.isOpen}
      aria-label={dropIndicatorProps['aria-label']}
      data-drop-target={(isLine && isDropTarget) || undefined}
      $level={level}
      style={{ top }}
    >
      <div role="gridcell">
        <VisuallyHidden {...dropIndicatorProps} role="button" ref={button} />
        {branch !== null && (
          <VisuallyHidden
            role="button"
            id={openerId}
            tabIndex={-1}
            aria-label={branch.isOpen ? t.fold : t.unfold}
            aria-labelledby={`${openerId} ${branch.rowId}`}
            ref={opener}
          />
        )}
      </div>
    </S.DropLine>
  );
}
