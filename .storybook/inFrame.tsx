import type { ReactNode } from 'react';
import { ToastHost } from '#app/shell/ToastHost/ToastHost.tsx';
import { FrameLayout } from '#components/layout/FrameLayout/FrameLayout.tsx';
import { sampleAuthor, sampleGroups, sampleMenu } from '#components/layout/Sidebar/samples.tsx';
import { Sidebar } from '#components/layout/Sidebar/Sidebar.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { isEmbedded } from './isEmbedded.ts';

/** The menu of the console, in one of its sections. */
function Menu({ section }: { section: string }) {
  const groups = sampleGroups.map((group) => ({
    ...group,
    items: group.items.map((item) => ({ ...item, current: item.href === section })),
  }));
  return (
    <Sidebar
      groups={groups}
      author={sampleAuthor}
      authorMenu={sampleMenu}
      onHide={() => undefined}
      hideLabel="Скрыть меню"
    />
  );
}

/**
 * The frame of the console around an editor, without the shell. It has toasts and breadcrumbs of its own. A documentation page shows the menu too,
 * because its space would otherwise be empty; a play does not need it.
 */
export const inFrame = (section: { label: string; href: string }) =>
  function InFrame(Story: () => ReactNode) {
    return (
      <FrameLayout
        sidebarShown
        sidebar={isEmbedded ? <Menu section={section.href} /> : <nav aria-label="Меню" />}
        topBar={<TopBar crumbs={[{ label: 'Контент' }, section]} news={<ToastHost />} />}
      >
        <Story />
      </FrameLayout>
    );
  };
