import { memo, useEffect, useImperativeHandle, useRef, type RefObject } from 'react';
import { useDraggableItem, type DraggableItemResult } from 'react-aria/useDraggableCollection';
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState';

interface TreeLiftProps {
  drag: DraggableCollectionState;
  /** Gets what lifts the row that `drag` was told of, and what goes on with it. */
  lift: RefObject<DraggableItemResult | null>;
  /** The id of what tells how to drag. */
  howId: string;
}

/**
 * Lifts whichever row is to be dragged, once for all of them. In each row react-aria would hear of every press and key, since the words on
 * how to drag depend on what was pressed last, and draw all rows anew where that changes, as it does at each drop.
 */
export const TreeLift = memo(function TreeLift({ drag, lift, howId }: TreeLiftProps) {
  const how = useRef<HTMLSpanElement>(null);
  const item = useDraggableItem({ key: '', hasDragButton: true }, drag);
  const wordsId = item.dragButtonProps['aria-describedby'];

  useImperativeHandle(lift, () => item);

  // The words come under another id each time, which all grips would have to be told.
  useEffect(() => {
    const words = wordsId === undefined ? null : document.getElementById(wordsId);
    if (how.current !== null) how.current.textContent = words?.textContent ?? '';
  }, [wordsId]);

  return <span id={howId} ref={how} hidden />;
});
