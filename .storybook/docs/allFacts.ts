import type { Facts } from '../facts.ts';

/** What pages tell of each component. Empty as it stands: the build of the workbench puts it in (`.storybook/facts.ts`). */
export const facts: Facts = {};
