import { Bookmark, Download, Ellipsis, Plus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Entity } from '#atoms/pages.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { atEdge } from './ListKit.styles.ts';
import { messages } from './messages.ts';
import { useImportItems } from './ImportMenu.tsx';
import { SavedItems } from './SavedItems.tsx';
import { useExport } from './useExport.ts';
import type { ListScreenProps } from './types.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useViews } from './views.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The one thing to do, as an item of a menu: there is no room for its words beside the title. */
function useCreateItems(create: ListScreenProps<Entity>['create']): MenuItem[] {
  const navigate = useNavigate();
  if (create === undefined) return [];
  const { label, href, onPress } = create;
  const onSelect = href === undefined ? onPress : () => void navigate(href);
  return [{ id: 'create', label, icon: <Plus {...icon} />, ...(onSelect && { onSelect }) }];
}

/** What is new, the view of the list, the file and the saved views behind one «…». Loaded on a phone. */
export default function PhoneMenu<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const startExport = useExport(screen);
  const created = useCreateItems(screen.props.create);
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
        const items = [created, views, others]
          .filter((group) => group.length > 0)
          .flatMap((group, at): MenuItem[] => (at === 0 ? group : ['separator', ...group]));
        return (
          items.length > 0 && (
            <Menu
              label={t.listActions}
              align="end"
              items={items}
              renderTrigger={(trigger) => (
                <Opener {...trigger} size="large" label={t.listActions} icon={<Ellipsis {...icon} />} />
              )}
            />
          )
        );
      }}
    </SavedItems>
  );
}

/** A target of 44 px on the line of the title, which it makes no higher. */
const Opener = styled(IconButton)`
  margin-block: -4px;
  ${atEdge}
`;
