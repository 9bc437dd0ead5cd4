import { CalendarArrowDown, Ellipsis, Keyboard, UsersRound } from 'lucide-react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { shortcutsKey } from '#features/kits/actions/Shortcuts/keys.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface MoreMenuProps {
  onExport: () => void;
  onAudience: () => void;
  onKeys: () => void;
}

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** What is wanted now and then: the audience's time, the calendar file, the keys. */
export function MoreMenu({ onExport, onAudience, onKeys }: MoreMenuProps) {
  const t = useMessages(messages);
  return (
    <Menu
      align="end"
      items={[
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
      renderTrigger={(trigger) => <IconButton {...trigger} label={t.more} icon={<Ellipsis {...icon} />} />}
    />
  );
}
