import { Suspense, useState, type ReactNode } from 'react';
import type { SavedView } from '#atoms/list/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useSavedViews } from './useSavedViews.ts';

const ViewDialog = preloadable(() => import('./ViewDialog.tsx'), { closes: ({ onClose }) => onClose }).Part;

interface SavedItemsProps<Row extends Entity> {
  screen: ListScreenState<Row>;
  /** Draws what opens the menu of these rows. */
  children: (items: MenuItem[], current: SavedView | null) => ReactNode;
}

/** The saved views as rows of a menu, with what is done with the one that is shown. */
export function SavedItems<Row extends Entity>({ screen, children }: SavedItemsProps<Row>) {
  const t = useMessages(messages);
  const [naming, setNaming] = useState<SavedView | null>(null);
  const { views, current, initial, show, rename, remove, open } = useSavedViews(screen);
  const items = views.map((view): MenuItem => ({
    id: view.id,
    label: view.name,
    choice: 'one',
    checked: view.id === current?.id,
    onSelect: () => show(view),
  }));
  if (current !== null) {
    items.push(
      'separator',
      {
        id: 'initial',
        label: t.openWithView(current.name),
        choice: 'many',
        checked: current.id === initial,
        onSelect: () => open(current.id === initial ? null : current),
      },
      { id: 'rename', label: t.renameView(current.name), onSelect: () => setNaming(current) },
      { id: 'remove', label: t.removeView(current.name), onSelect: () => remove(current) },
    );
  }
  return (
    <>
      {children(items, current)}
      {naming !== null && (
        <Suspense fallback={null}>
          <ViewDialog
            name={naming.name}
            taken={views.filter(({ id }) => id !== naming.id).map(({ name }) => name)}
            onSave={(name) => rename(naming, name)}
            onClose={() => setNaming(null)}
          />
        </Suspense>
      )}
    </>
  );
}
