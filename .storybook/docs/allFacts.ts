import type { Facts } from '../facts.ts';
import type { ComponentStatus } from '../status/statusOf.ts';

/** What pages tell of each component. Empty as it stands: the build of the workbench puts it in (`.storybook/facts.ts`). */
export const facts: Facts = {};

/** How far each component of the library is, by its story file. Empty as it stands, as the facts are. */
export const statuses: Record<string, ComponentStatus> = {};
