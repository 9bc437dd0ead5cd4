import { useAtomValue } from 'jotai';
import { Bookmark, ChevronDown, Download, Ellipsis, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { listExportAtom } from '#atoms/lists/exports.ts';
import type { SavedView } from '#atoms/lists/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import { ProgressRing } from '#components/feedback/ProgressRing/ProgressRing.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/numbers.ts';
import { usePhone } from '#lib/useWidth.ts';
import * as S from './ListKit.styles.ts';
import { messages } from './messages.ts';
import { useExport } from './useExport.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useSavedViews } from './useSavedViews.ts';
import { useViews } from './views.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

const ViewDialog = lazy(() => import('./ViewDialog.tsx'));

/** Saved views and the file: buttons at the title, on a phone one menu with the view of the list. */
export function ListActions<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const phone = usePhone();
  const [naming, setNaming] = useState<SavedView | null>(null);
  const views = useViews(screen);
  const { views: savedViews, current, initial, show, rename, remove, open } = useSavedViews(screen);
  const startExport = useExport(screen);
  const running = useAtomValue(listExportAtom(screen.props.id));
  const { read } = screen.props;

  const saved: MenuItem[] = [
    ...savedViews.map((view): MenuItem => ({
      id: view.id,
      label: view.name,
      choice: 'one',
      checked: view.id === current?.id,
      onSelect: () => show(view),
    })),
  ];
  if (current !== null) {
    saved.push(
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
  const inMenu: MenuItem[] = views.map(({ id, label, icon }): MenuItem => ({
    id,
    label,
    icon,
    choice: 'one',
    checked: id === screen.view,
    onSelect: () => screen.changeView(id),
  }));
  if (inMenu.length > 0 && (read || savedViews.length > 0)) inMenu.push('separator');
  if (read) {
    inMenu.push({ id: 'csv', label: t.exportCsv, icon: <Download {...icon} />, onSelect: startExport });
  }
  if (savedViews.length > 0) {
    inMenu.push({ id: 'saved', label: t.views, icon: <Bookmark {...icon} />, items: saved });
  }

  return (
    <>
      {running !== null && <Running {...running} />}
      {phone && inMenu.length > 0 && (
        <Menu
          label={t.listActions}
          align="end"
          items={inMenu}
          renderTrigger={(trigger) => (
            <IconButton {...trigger} label={t.listActions} icon={<Ellipsis {...icon} />} />
          )}
        />
      )}
      {!phone && savedViews.length > 0 && (
        <Menu
          label={t.views}
          heading={t.viewsHeading}
          align="end"
          items={saved}
          renderTrigger={(trigger) => (
            <Button {...trigger} variant="quiet" icon={<Bookmark {...icon} />}>
              {current?.name ?? t.views}
              <ChevronDown {...icon} />
            </Button>
          )}
        />
      )}
      {!phone && read && running === null && (
        <Button variant="quiet" icon={<Download {...icon} />} onClick={startExport}>
          {t.exportCsv}
        </Button>
      )}
      {naming !== null && (
        <Suspense fallback={null}>
          <ViewDialog
            name={naming.name}
            taken={savedViews.filter(({ id }) => id !== naming.id).map(({ name }) => name)}
            onSave={(name) => rename(naming, name)}
            onClose={() => setNaming(null)}
          />
        </Suspense>
      )}
    </>
  );
}

/** How far the file is, and what stops it. */
function Running({ done, total, stop }: { done: number; total: number; stop: () => void }) {
  const t = useMessages(messages);
  const value = total === 0 ? 0 : (done / total) * 100;
  return (
    <S.Running>
      <ProgressRing value={value} label={t.exporting} />
      <span>{t.exported(groupDigits(done), groupDigits(total))}</span>
      <IconButton size="small" label={t.stopExport} icon={<X {...icon} />} onClick={stop} />
    </S.Running>
  );
}
