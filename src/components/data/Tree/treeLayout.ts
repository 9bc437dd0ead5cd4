import type { ItemDropTarget } from 'react-aria-components';
import { ListLayout, type LayoutInfo, type Rect } from 'react-aria-components';

/** Rows drawn beyond those in sight, so that a wheel does not meet a gap. */
const rowsAhead = 4;

/** Rows under each other. The ring of the drop line reaches out of the two pixels that the line is given. */
export class TreeLayout<T extends object> extends ListLayout<T> {
  override getDropTargetLayoutInfo(target: ItemDropTarget): LayoutInfo {
    const info = super.getDropTargetLayoutInfo(target);
    info.allowOverflow = true;
    info.zIndex = 1;
    return info;
  }

  /** The collection would draw a third of the height more than is in sight, and draws every row anew with every key. */
  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const seen = this.virtualizer?.visibleRect;
    if (seen === undefined || rect.height <= seen.height) return super.getVisibleLayoutInfos(rect);
    const near = rect.copy();
    const ahead = rowsAhead * (this.rowSize ?? 0);
    near.y = Math.max(rect.y, seen.y - ahead);
    near.height = Math.min(rect.maxY, seen.maxY + ahead) - near.y;
    return super.getVisibleLayoutInfos(near);
  }
}
