import { CalendarArrowDown, Ellipsis, Keyboard, Plus, UsersRound } from 'lucide-react';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useCreateItems } from '#features/kits/actions/Create/useCreateActions.tsx';
import { shortcutsKey } from '#features/kits/actions/Shortcuts/keys.ts';
import { usePhone } from '#lib/hook/useWidth.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface MoreMenuProps {
  onExport: () => void;
  onAudience: () => void;
  onKeys: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** «Запланировать» as an item: a phone has one filled button, over the page, which offers the same. */
function usePlanItems(): MenuItem[] {
  const t = useMessages(messages);
  const items = useCreateItems('plan');
  return usePhone() ? [{ id: 'plan', label: t.plan, icon: <Plus {...icon} />, items }, 'separator'] : [];
}

/** What is wanted now and then: the audience's time, the calendar file, the keys. */
export function MoreMenu({ onExport, onAudience, onKeys }: MoreMenuProps) {
  const t = useMessages(messages);
  const phone = usePhone();
  const planned = usePlanItems();
  return (
    <Menu
      align="end"
      items={[
        ...planned,
        { id: 'audience', label: t.audience, icon: <UsersRound {...icon} />, onSelect: onAudience },
        { id: 'ics', label: t.exportIcs, icon: <CalendarArrowDown {...icon} />, onSelect: onExport },
        'separator',
        {
          id: 'keys',
          label: t.keys,
          keys: shortcutsKey,
          icon: <Keyboard {...icon} />,
          onSelect: onKeys,
        },
      ]}
      renderTrigger={(trigger) => (
        <IconButton
          {...trigger}
          size={phone ? 'large' : 'regular'}
          label={t.more}
          icon={<Ellipsis {...icon} />}
        />
      )}
    />
  );
}
