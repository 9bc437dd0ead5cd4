import { preloadable } from '#lib/loading/preloadable.tsx';

/** The menu itself, which is heavy: its code is fetched when a menu is about to open. */
export const { Part: MenuPopover, preload: preloadMenu } = preloadable(
  async () => ({ default: (await import('./MenuPopover.tsx')).MenuPopover }),
  { closes: ({ onClose }) => onClose },
);
