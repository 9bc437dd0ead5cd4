import { memo, useRef } from 'react';
import { Grip } from './TreeFace.styles.ts';

interface TreeGripProps {
  label: string;
  /** The row that it lifts. */
  rowKey: string;
  /** The id of what tells how to drag. */
  describedBy: string;
  /** A checkbox stands over it. */
  isUnder: boolean;
  /** Gets the row, and its grip that was pressed. */
  onPress: (rowKey: string, grip: HTMLElement) => void;
}

const pressing = new Set(['Enter', ' ']);

/** Six dots, by which keys and screen readers drag a row. A plain button: react-aria's costs more than the rest of a row. */
export const TreeGrip = memo(function TreeGrip({
  label,
  rowKey,
  describedBy,
  isUnder,
  onPress,
}: TreeGripProps) {
  const isDown = useRef(false);
  return (
    <Grip
      type="button"
      aria-label={label}
      aria-describedby={describedBy}
      data-under={isUnder || undefined}
      onClick={(event) => onPress(rowKey, event.currentTarget)}
      // A key presses as it comes up: what is lifted is dropped by the next one that does. The click of a key would pass for a screen reader's.
      onKeyDown={(event) => {
        isDown.current = pressing.has(event.key);
        if (isDown.current) event.preventDefault();
      }}
      onKeyUp={(event) => {
        if (!isDown.current || !pressing.has(event.key)) return;
        isDown.current = false;
        event.preventDefault();
        onPress(rowKey, event.currentTarget);
      }}
    />
  );
});
