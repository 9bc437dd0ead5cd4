import { Suspense, useState } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useSavedViews } from './useSavedViews.ts';

const ViewDialog = preloadable(() => import('./ViewDialog.tsx'), { closes: ({ onClose }) => onClose }).Part;

/** «Сохранить вид», while what is shown is not saved already. */
export default function SaveViewButton<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const [naming, setNaming] = useState(false);
  const { views, current, save } = useSavedViews(screen);
  if (current !== null) return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setNaming(true)}>
        {t.saveView}
      </Button>
      {naming && (
        <Suspense fallback={null}>
          <ViewDialog
            name=""
            taken={views.map(({ name }) => name)}
            onSave={save}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  );
}
