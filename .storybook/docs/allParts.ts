import type { Part } from '../anatomy/anatomyOf.ts';

/** What components of the library are made of. Empty as it stands: the build of the workbench puts it in (`.storybook/facts.ts`). */
export const anatomies: Record<string, Part[]> = {};
