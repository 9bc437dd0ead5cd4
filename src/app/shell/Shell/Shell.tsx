import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { atom, useAtom, useAtomValue } from 'jotai';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { authorAtom } from '#atoms/session/session.ts';
import { authorZoneAtom } from '#atoms/session/zone.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import { sidebarShownAtom } from '#atoms/ui/sidebar.ts';
import { waitingCountsAtom } from '#atoms/ui/waitingCounts.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { hasWayBack } from '#components/layout/Breadcrumbs/Breadcrumbs.tsx';
import { FrameLayout } from '#components/layout/FrameLayout/FrameLayout.tsx';
import { Sidebar } from '#components/layout/Sidebar/Sidebar.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { profileRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { MissingContext, type MissingProps } from '#lib/loading/preloadable.tsx';
import { now } from '#lib/time/clock.ts';
import { formatOf } from '#lib/time/zones.ts';
import { useNarrow, usePhone } from '#lib/hook/useWidth.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { lazyScreen } from '../../lazyScreen.tsx';
import { MissingCode, preloadMissing } from '../../missing/MissingCode/MissingCode.tsx';
import { messages } from '../messages.ts';
import { CrashBlock } from '../../screens/CrashScreen/CrashBlock.tsx';
import { registerUploads } from '../../uploads.ts';
import { AuthorMenu } from '../AuthorMenu/AuthorMenu.tsx';
import { ContextMenuHost } from '../ContextMenuHost/ContextMenuHost.tsx';
import { CreateMenu } from '../CreateMenu/CreateMenu.tsx';
import { DropHost } from '../DropHost/DropHost.tsx';
import { ModalHost } from '../ModalHost/ModalHost.tsx';
import { navigation, sectionName, sectionOf, type SectionName } from '../navigation.tsx';
import { OfflineHost } from '../OfflineHost/OfflineHost.tsx';
import { PaletteHost } from '../PaletteHost/PaletteHost.tsx';
import { ToastHost } from '../ToastHost/ToastHost.tsx';
import { UpdateHost } from '../UpdateHost/UpdateHost.tsx';
import { UploadIndicator } from '../UploadIndicator/UploadIndicator.tsx';
import { UploadHost } from '../UploadHost/UploadHost.tsx';
import { useCodeAhead } from '../useCodeAhead.ts';
import { useLate } from '../useLate.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { useFocusOnArrival } from './useFocusOnArrival.ts';
import { useShortcutsKey } from './useShortcutsKey.ts';

const Sheet = lazyScreen(
  () => import('#components/feedback/Sheet/Sheet.tsx'),
  (module) => module.Sheet,
  { closes: ({ open, onClose }) => (open ? onClose : null) },
);

// Uploads exist only behind login, so login does not load their code.
registerUploads();

/** Makes no other requests while the first screen is loading. */
const noneAtom = atom({});

const missingCode = (missing: MissingProps) => <MissingCode {...missing} />;

/** Ctrl+\\ shows and hides the menu. */
function useMenuKey() {
  const [shown, setShown] = useAtom(sidebarShownAtom);
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code !== 'Backslash' || !event.ctrlKey || event.altKey || event.shiftKey) return;
      event.preventDefault();
      setShown(!shown);
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [shown, setShown]);
}

interface OpenMenuProps {
  narrow: boolean;
  onSheet: () => void;
  onShow: () => void;
}

/** The button that opens the menu: over the page in a narrow window, beside it in a wide one. */
function OpenMenu({ narrow, onSheet, onShow }: OpenMenuProps) {
  const t = useMessages(messages);
  return narrow ? (
    <IconButton
      label={t.menu}
      icon={<MenuIcon size={20} strokeWidth={1.5} aria-hidden />}
      onClick={onSheet}
    />
  ) : (
    <IconButton
      label={t.showMenu}
      icon={<PanelLeft size={16} strokeWidth={1.5} aria-hidden />}
      onClick={onShow}
    />
  );
}

/** The frame around every screen behind login: the menu, the bar, overlays, and the screen itself. */
export function Shell() {
  const t = useMessages(messages);
  const { pathname } = useLocation();
  const [shown, setShown] = useAtom(sidebarShownAtom);
  const narrow = useNarrow();
  const late = useLate();
  const phone = usePhone();
  const crumbs = useCrumbs(pathname);
  // On a phone the one filled button of an editor is at the bottom.
  const focused = phone && hasWayBack(crumbs);
  const [sheetOpenAt, setSheetOpenAt] = useState<string | null>(null);
  // Navigation closes the sheet: it is open only for the route where it was opened.
  const sheetOpen = narrow && sheetOpenAt === pathname;
  // Read after the first screen, so that editors find the tags ready.
  useAtomValue<unknown>(late ? tagsAtom : noneAtom);
  useCodeAhead();
  useFocusOnArrival(pathname);
  useShortcutsKey();
  useMenuKey();

  useEffect(() => {
    if (late) void preloadMissing();
  }, [late]);

  // A wide window never needs the sheet; a narrow one loads it after the first screen, before it is opened.
  useEffect(() => {
    if (narrow && late) void Sheet.preload();
  }, [narrow, late]);

  return (
    <MissingContext value={missingCode}>
      <FrameLayout
        sidebarShown={shown && !narrow}
        sidebar={<AppSidebar hideLabel={t.hideMenu} onHide={() => setShown(false)} />}
        topBar={
          <TopBar
            crumbs={crumbs}
            start={
              (narrow || !shown) && (
                <OpenMenu
                  narrow={narrow}
                  onSheet={() => setSheetOpenAt(pathname)}
                  onShow={() => setShown(true)}
                />
              )
            }
            news={<ToastHost />}
            end={
              <>
                {!focused && <PaletteHost />}
                <UploadIndicator />
                {!focused && <CreateMenu />}
              </>
            }
          />
        }
        panel={<UploadHost />}
      >
        <OfflineHost />
        <UpdateHost />
        <ErrorBoundary resetKey={pathname} fallback={(_, retry) => <CrashBlock onRetry={retry} />}>
          <Suspense fallback={<ScreenSkeleton label={t.loadingScreen} />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </FrameLayout>
      {narrow && (late || sheetOpen) && (
        <Suspense>
          <Sheet open={sheetOpen} onClose={() => setSheetOpenAt(null)} side="left" label={t.menu}>
            <AppSidebar hideLabel={t.closeMenu} onHide={() => setSheetOpenAt(null)} />
          </Sheet>
        </Suspense>
      )}
      <ContextMenuHost />
      <DropHost />
      <ModalHost />
    </MissingContext>
  );
}

/** The menu with the author's name and the badges. */
function AppSidebar({ hideLabel, onHide }: { hideLabel: string; onHide: () => void }) {
  const t = useMessages(messages);
  const language = useLanguage();
  const { pathname } = useLocation();
  const author = useAtomValue(authorAtom);
  const { active } = useAtomValue(uploadsSummaryAtom);
  const waiting: Partial<Record<SectionName, number>> = useAtomValue(
    useLate() ? waitingCountsAtom : noneAtom,
  );
  const current = sectionOf(pathname)?.section.id;
  return (
    <Sidebar
      groups={navigation.map(({ title, sections }) => ({
        title: title && sectionName(title, language),
        items: sections.map(({ id, route, icon: Icon }) => ({
          id,
          label: sectionName(id, language),
          href: `#${route}`,
          icon: <Icon size={16} strokeWidth={1.5} />,
          current: id === current,
          count: id === 'uploads' ? active : waiting[id],
          // Only urgent items are counted: a client who asks for a consultation, and a publication that was sent back. Questions can wait.
          attention: id === 'fulfillment' || id === 'publications',
        })),
      }))}
      author={{
        name: author ? `${author.firstName} ${author.lastName}` : '',
        note: author?.headline || t.roleNote,
        avatar: author?.avatarId ? imageUrl(author.avatarId) : undefined,
      }}
      authorMenu={<AuthorMenu />}
      hideLabel={hideLabel}
      onHide={onHide}
    />
  );
}

/** Calls back each minute, and when the page is looked at again: its timers may have slept with the device. */
function eachMinute(tell: () => void): () => void {
  const timer = setInterval(tell, 60_000);
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** The path to the parent of a route. At home the place is taken by the author's day: «Пятница, 20 ноября». */
function useCrumbs(pathname: string) {
  const language = useLanguage();
  const name = (id: SectionName) => sectionName(id, language);
  const zone = useAtomValue(authorZoneAtom);
  const found = sectionOf(pathname);
  const dayNow = () =>
    formatOf(language, zone, { weekday: 'long', day: 'numeric', month: 'long' }).format(now());
  // Drawn anew when the day changes, and not each minute.
  const day = useSyncExternalStore(eachMinute, dayNow);
  if (pathname === profileRoute) return [{ label: name('home'), href: '#/' }];
  if (found === null || found.section.route === '/')
    return [{ label: day.charAt(0).toUpperCase() + day.slice(1) }];
  // The planner's title is a month, so its name is shown here.
  const group = [{ label: found.group ? name(found.group) : name(found.section.id) }];
  const below = pathname !== found.section.route;
  return below ? [...group, { label: name(found.section.id), href: `#${found.section.route}` }] : group;
}
