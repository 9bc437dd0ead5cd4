import type { KeyRow } from '../keyboard/rowsOf.ts';

/** What components do on which key, by their story files. Empty as it stands: the build of the workbench puts it in (`.storybook/facts.ts`). */
export const keyboards: Record<string, KeyRow[]> = {};
