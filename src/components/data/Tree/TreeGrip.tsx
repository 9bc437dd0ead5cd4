import { memo } from 'react';
import type { PressEvent } from 'react-aria-components';
import { Grip } from './TreeFace.styles.ts';

interface TreeGripProps {
  label: string;
  /** The id of what tells how to drag. */
  describedBy: string | undefined;
  /** A checkbox stands over it. */
  isUnder: boolean;
  onPress: (event: PressEvent) => void;
}

/** Six dots, by which keys and screen readers drag a row. Costs more than the rest of a row, so it is drawn for itself. */
export const TreeGrip = memo(function TreeGrip({ label, describedBy, isUnder, onPress }: TreeGripProps) {
  return (
    <Grip
      aria-label={label}
      aria-describedby={describedBy}
      data-under={isUnder || undefined}
      onPress={onPress}
    />
  );
});
