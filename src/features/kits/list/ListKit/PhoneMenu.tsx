import { Bookmark, Download, Ellipsis } from 'lucide-react';
import type { Entity } from '#atoms/pages.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { useImportItems } from './ImportMenu.tsx';
import { SavedItems } from './SavedItems.tsx';
import { useExport } from './useExport.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useViews } from './views.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The view of the list, the file and the saved views behind one «…». Loaded on a phone. */
export default function PhoneMenu<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const startExport = useExport(screen);
  const imported = useImportItems(screen.props.imports);
  const views = useViews(screen).map(({ id, label, icon }): MenuItem => ({
    id,
    label,
    icon,
    choice: 'one',
    checked: id === screen.view,
    onSelect: () => screen.changeView(id),
  }));
  return (
    <SavedItems screen={screen}>
      {(saved) => {
        const others: MenuItem[] = [];
        if (screen.props.read) {
          others.push({ id: 'csv', label: t.exportCsv, icon: <Download {...icon} />, onSelect: startExport });
        }
        others.push(...imported);
        if (saved.length > 0) {
          others.push({ id: 'saved', label: t.views, icon: <Bookmark {...icon} />, items: saved });
        }
        const between: MenuItem[] = views.length > 0 && others.length > 0 ? ['separator'] : [];
        const items = [...views, ...between, ...others];
        return (
          items.length > 0 && (
            <Menu
              label={t.listActions}
              align="end"
              items={items}
              renderTrigger={(trigger) => (
                <IconButton {...trigger} label={t.listActions} icon={<Ellipsis {...icon} />} />
              )}
            />
          )
        );
      }}
    </SavedItems>
  );
}
