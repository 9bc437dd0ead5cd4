import type { ItemDropTarget } from 'react-aria-components';
import { ListLayout, type LayoutInfo } from 'react-aria-components';

/** Rows under each other. The ring of the drop line reaches out of the two pixels that the line is given. */
export class TreeLayout<T extends object> extends ListLayout<T> {
  override getDropTargetLayoutInfo(target: ItemDropTarget): LayoutInfo {
    const info = super.getDropTargetLayoutInfo(target);
    info.allowOverflow = true;
    info.zIndex = 1;
    return info;
  }
}
