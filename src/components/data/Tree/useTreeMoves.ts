import { useEffect, useMemo, useState } from 'react';
import { afterPaint } from '#lib/loading/afterPaint.ts';
import { movedRows, moveRows, placeBeside, type TreeIndex, type TreePlace } from './treeModel.ts';
import type { TreeProps } from './treeProps.ts';
import { useSame } from './useOwn.ts';

interface Options extends Pick<TreeProps, 'items' | 'onMove' | 'placeBeside'> {
  index: TreeIndex;
  selected: ReadonlySet<string>;
  expanded: ReadonlySet<string>;
  canDrop: NonNullable<TreeProps['canDrop']>;
  setExpanded: (expanded: ReadonlySet<string>) => void;
}

/**
 * The rows as a drop has left them, before its owner knows: what it brings, from sums to the list of changes, takes longer than a
 * frame, and is done right after the frame that shows the rows in their new place.
 */
export function useTreeDrop({ items, onMove }: Pick<TreeProps, 'items' | 'onMove'>) {
  const [dropped, setDropped] = useState<{ ids: readonly string[]; place: TreePlace } | null>(null);
  const shown = useMemo(
    () => (dropped === null ? items : moveRows(items, dropped.ids, dropped.place)),
    [items, dropped],
  );
  const tell = useSame((ids: readonly string[], place: TreePlace) => {
    onMove?.(ids, place);
    setDropped(null);
  });
  // Not before the rows stand in the page: moving them takes the focus, at which all that waits is done.
  useEffect(() => {
    if (dropped !== null) afterPaint(() => tell(dropped.ids, dropped.place));
  }, [dropped, tell]);
  const drop = (ids: readonly string[], place: TreePlace) => setDropped({ ids, place });
  return { shown, drop: onMove === undefined ? undefined : drop };
}

/** Moves of rows with Alt and an arrow. */
export function useTreeMoves(options: Options) {
  const { items, index, selected, expanded, onMove, placeBeside: given, canDrop, setExpanded } = options;
  const [said, setSaid] = useState<TreePlace | null>(null);
  /** The row that the focus goes along with. */
  const [followed, setFollowed] = useState<string | null>(null);

  const moveBeside = (id: string, step: -1 | 1) => {
    const ids = selected.has(id) ? movedRows(index, selected) : [id];
    const place = given ? given(ids, step) : placeBeside(items, index, ids, step);
    if (place === null || !canDrop(ids, place)) return;
    const now = onMove?.(ids, place) ?? ids;
    if (now.length === 0) return;
    if (place.parent !== null && !expanded.has(place.parent))
      setExpanded(new Set(expanded).add(place.parent));
    setFollowed(now[ids.indexOf(id)] ?? null);
    setSaid(place);
  };

  return { moveBeside, said, followed, setFollowed };
}
