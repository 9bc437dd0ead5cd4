import type { Part } from '../anatomy/anatomyOf.ts';

/** The parts of each library component. Empty here; the build of the workbench fills it in (`.storybook/facts.ts`). */
export const anatomies: Record<string, Part[]> = {};
