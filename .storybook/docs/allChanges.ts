import type { Change } from '../changes.ts';

/** The latest changes of components. Empty here; the build of the workbench fills it in (`.storybook/facts.ts`). */
export const changes: Record<string, Change[]> = {};
