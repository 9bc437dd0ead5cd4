import type { Change } from '../changes.ts';

/** What has changed of components lately. Empty as it stands: the build of the workbench puts it in (`.storybook/facts.ts`). */
export const changes: Record<string, Change[]> = {};
