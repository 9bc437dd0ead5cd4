import type { KeyRow } from '../keyboard/rowsOf.ts';

/** The effect of each key on each component, by story file. Empty here; the build of the workbench fills it in (`.storybook/facts.ts`). */
export const keyboards: Record<string, KeyRow[]> = {};
