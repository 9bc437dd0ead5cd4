import type { LucideIcon } from 'lucide-react';

interface KnownIcon {
  Icon: LucideIcon;
  /** The modules that use it, by name. */
  by: string[];
}

/** The icons of the console, by name. Empty here; the build of the workbench fills it in (`.storybook/icons.ts`). */
export const icons: Record<string, KnownIcon> = {};
