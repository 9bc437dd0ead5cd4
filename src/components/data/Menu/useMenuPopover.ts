import { useState } from 'react';
import { logFailure } from '#lib/log.ts';
import type { MenuPopover } from './MenuPopover.tsx';

const load = () => import('./MenuPopover.tsx');

/**
 * The menu's own code, fetched when it is first needed. `preload` begins early, on a hover or focus, and may be called often;
 * `ready` resolves to whether the code has arrived. Without it nothing opens, and the next press tries again.
 */
export function useMenuPopover() {
  const [Popover, setPopover] = useState<typeof MenuPopover | null>(null);

  const ready = async (): Promise<boolean> => {
    try {
      const module = await load();
      setPopover(() => module.MenuPopover);
      return true;
    } catch (error) {
      logFailure('The menu could not be loaded', error);
      return false;
    }
  };

  return { Popover, ready, preload: () => void ready() };
}
