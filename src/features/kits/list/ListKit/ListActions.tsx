import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { Suspense } from 'react';
import { listExportAtom } from '#atoms/list/exports.ts';
import { listMemoryAtom } from '#atoms/list/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { usePhone } from '#lib/hook/useWidth.ts';
import { messages } from './messages.ts';
import { useExport } from './useExport.ts';
import type { ListScreenState } from './useListScreen.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const ExportProgress = preloadable(() => import('./ExportProgress.tsx'), { without: () => null }).Part;
const PhoneMenu = preloadable(() => import('./PhoneMenu.tsx'), { without: () => null }).Part;
const SavedViewsMenu = preloadable(() => import('./SavedViewsMenu.tsx'), { without: () => null }).Part;

/** Saved views and the file: buttons at the title, on a phone one menu with the view of the list. */
export function ListActions<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const phone = usePhone();
  const startExport = useExport(screen);
  const { id, read, besides } = screen.props;
  const running = useAtomValue(listExportAtom(id));
  const { views } = useAtomValue(listMemoryAtom(id));
  return (
    <>
      <Suspense fallback={null}>
        {running !== null && <ExportProgress {...running} />}
        {phone && <PhoneMenu screen={screen} />}
        {!phone && views.length > 0 && <SavedViewsMenu screen={screen} />}
      </Suspense>
      {!phone && read && running === null && (
        <Button variant="quiet" icon={<Download {...icon} />} onClick={startExport}>
          {t.exportCsv}
        </Button>
      )}
      {!phone && besides?.(screen.total)}
    </>
  );
}
