import type { ContextAction } from '#atoms/ui/context-menu.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';

/** The lines of a context menu as the rows of a menu. */
export const asMenu = (actions: readonly ContextAction[]): MenuItem[] =>
  actions.flatMap(({ separated, run, ...action }, at): MenuItem[] => {
    const item = { ...action, onSelect: run };
    return separated && at > 0 ? ['separator', item] : [item];
  });
