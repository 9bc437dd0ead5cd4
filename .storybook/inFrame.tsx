import type { ReactNode } from 'react';
import { ToastHost } from '#app/shell/ToastHost/ToastHost.tsx';
import { FrameLayout } from '#components/layout/FrameLayout/FrameLayout.tsx';
import { sampleAuthor, sampleGroups, sampleMenu } from '#components/layout/Sidebar/samples.tsx';
import { Sidebar } from '#components/layout/Sidebar/Sidebar.tsx';
import { TopBar } from '#components/layout/TopBar/TopBar.tsx';
import { isEmbedded } from './isEmbedded.ts';

/** The menu of the console with the author in a section of it. */
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
 * The frame of the console around an editor, without what the shell does: its toasts and its path. A page of documentation shows the menu too, for the
 * room that it takes would be a hole; a play has no need of it.
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
