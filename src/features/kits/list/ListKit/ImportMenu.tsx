import { useStore } from 'jotai';
import { Ellipsis, FileArchive } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '#atoms/pages.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { logFailure } from '#lib/log.ts';
import { messages } from './messages.ts';
import type { ListScreenProps } from './types.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

type Imports = NonNullable<ListScreenProps<Entity>['imports']>;

/** The way to bring a file, as an item of a menu; none where the list takes none. */
export function useImportItems(imports: Imports | undefined): MenuItem[] {
  const store = useStore();
  const navigate = useNavigate();
  if (imports === undefined) return [];
  const { label, code } = imports;
  const ask = async () => {
    const { askForCourse } = await code.load();
    await askForCourse({ store, open: (route) => void navigate(route) });
  };
  const onSelect = () =>
    void ask().catch((error: unknown) => logFailure('The way to a file of a course did not load', error));
  return [{ id: 'import', label, icon: <FileArchive {...icon} />, onSelect }];
}

/** What can be done with the list besides its buttons. */
export default function ImportMenu({ imports }: { imports: Imports }) {
  const t = useMessages(messages);
  return (
    <Menu
      label={t.listActions}
      align="end"
      items={useImportItems(imports)}
      renderTrigger={(trigger) => (
        <IconButton {...trigger} label={t.listActions} icon={<Ellipsis {...icon} />} />
      )}
    />
  );
}
