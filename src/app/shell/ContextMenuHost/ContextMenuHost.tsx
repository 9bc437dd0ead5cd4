import { useAtomValue, useSetAtom } from 'jotai';
import { closeContextMenuAtom, contextMenuAtom } from '#atoms/ui/context-menu.ts';
import { ContextMenu } from '#components/data/ContextMenu/ContextMenu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from '../messages.ts';

/** Shows the context menu at the place where it was opened. */
export function ContextMenuHost() {
  const t = useMessages(messages);
  const { open, x, y, actions } = useAtomValue(contextMenuAtom);
  const close = useSetAtom(closeContextMenuAtom);
  const items = actions.flatMap(({ separated, run, ...action }): MenuItem[] => {
    const item = { ...action, onSelect: run };
    return separated ? ['separator', item] : [item];
  });
  return <ContextMenu open={open} x={x} y={y} items={items} label={t.actions} onClose={close} />;
}
