import {
  ArrowDown,
  ArrowUp,
  Ellipsis,
  FolderPlus,
  ListPlus,
  Merge,
  Minus,
  Paperclip,
  PencilLine,
  Plus,
} from 'lucide-react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { canJoin, itemName, otherKind, shownName } from '#domain/outline/edits.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { itemOfRow, moduleOfRow, placeBeside } from './outlineRows.tsx';
import type { OutlineDesk } from './useOutline.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What can be done with a row of the preview. */
function useItems(desk: OutlineDesk, row: string): MenuItem[] {
  const t = useMessages(messages);
  const { outline } = desk;
  const module = outline.modules.find(({ id }) => id === moduleOfRow(row));
  const item = outline.modules.flatMap(({ items }) => items).find(({ id }) => id === itemOfRow(row));
  const other = item === undefined ? null : otherKind(item);
  const isOut = desk.isOut([row]);
  const step = (by: -1 | 1): MenuItem => {
    const place = placeBeside(outline, [row], by);
    return {
      id: by < 0 ? 'up' : 'down',
      label: by < 0 ? t.up : t.down,
      icon: by < 0 ? <ArrowUp {...icon} /> : <ArrowDown {...icon} />,
      keys: by < 0 ? 'Alt ↑' : 'Alt ↓',
      disabled: place === null,
      onSelect: () => place !== null && desk.move([row], place),
    };
  };
  const items: MenuItem[] = [
    {
      id: 'rename',
      label: t.rename,
      icon: <PencilLine {...icon} />,
      keys: 'F2',
      onSelect: () => desk.setRenaming(row),
    },
    step(-1),
    step(1),
  ];
  if (other !== null)
    items.push({
      id: 'kind',
      label: other === 'attachment' ? t.toAttachment : t.toLecture,
      icon: other === 'attachment' ? <Paperclip {...icon} /> : <ListPlus {...icon} />,
      onSelect: () => desk.changeKind(row),
    });
  if (item?.kind === 'lecture')
    items.push({
      id: 'split',
      label: t.split,
      icon: <FolderPlus {...icon} />,
      onSelect: () => desk.split(row, t.newModule),
    });
  if (module !== undefined && outline.modules[0] !== module)
    items.push({
      id: 'join',
      label: t.join,
      icon: <Merge {...icon} />,
      disabled: !canJoin(outline, module.id),
      onSelect: () => desk.join(row),
    });
  items.push('separator', {
    id: 'out',
    label: isOut ? t.takeIn : t.leaveOut,
    icon: isOut ? <Plus {...icon} /> : <Minus {...icon} />,
    keys: 'Delete',
    onSelect: () => desk.toggleOut([row]),
  });
  return items;
}

/** The «…» of a row. */
export function OutlineMenu({ desk, row }: { desk: OutlineDesk; row: string }) {
  const t = useMessages(messages);
  const { outline, cyrillic } = desk;
  const module = outline.modules.find(({ id }) => id === moduleOfRow(row));
  const item = outline.modules.flatMap(({ items }) => items).find(({ id }) => id === itemOfRow(row));
  const name =
    module !== undefined ? shownName(module, cyrillic) : item === undefined ? '' : itemName(item, cyrillic);
  return (
    <Menu
      label={t.actions(name)}
      align="end"
      items={useItems(desk, row)}
      renderTrigger={(props) => (
        <IconButton {...props} size="small" label={t.actions(name)} icon={<Ellipsis {...icon} />} />
      )}
    />
  );
}
