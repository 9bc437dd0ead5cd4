import type { LucideIcon } from 'lucide-react';

interface KnownIcon {
  Icon: LucideIcon;
  /** The modules that draw it, by name. */
  by: string[];
}

/** Icons that the console draws, by name. Empty as it stands: the build of the workbench puts them in (`.storybook/icons.ts`). */
export const icons: Record<string, KnownIcon> = {};
