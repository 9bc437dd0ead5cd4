import { Bookmark, ChevronDown } from 'lucide-react';
import type { Entity } from '#atoms/pages.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import { SavedItems } from './SavedItems.tsx';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** «Виды»: the saved views behind a button. Loaded where there are any. */
export default function SavedViewsMenu<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  return (
    <SavedItems screen={screen}>
      {(items, current) => (
        <Menu
          label={t.views}
          heading={t.viewsHeading}
          align="end"
          items={items}
          renderTrigger={(trigger) => (
            <Button {...trigger} variant="quiet" icon={<Bookmark {...icon} />}>
              {current?.name ?? t.views}
              <ChevronDown {...icon} />
            </Button>
          )}
        />
      )}
    </SavedItems>
  );
}
