import { Ellipsis } from 'lucide-react';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { asMenu } from './asMenu.ts';
import { menuMessages } from './menuMessages.ts';
import { useRowName } from './useRowName.ts';
import { useRowItems } from './useRowItems.tsx';

/** The «…» of a row. */
export function RowMenu({ row }: { row: string }) {
  const t = useMessages(menuMessages);
  const name = useRowName(row);
  const itemsOf = useRowItems();
  return (
    <Menu
      label={t.actions(name)}
      align="end"
      items={asMenu(itemsOf(row))}
      renderTrigger={(props) => (
        <IconButton
          {...props}
          size="small"
          label={t.actions(name)}
          icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
        />
      )}
    />
  );
}
