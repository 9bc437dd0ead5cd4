import type { Facts } from '../facts.ts';
import type { ComponentStatus } from '../status/statusOf.ts';

/** The facts of each component. Empty here; the build of the workbench fills it in (`.storybook/facts.ts`). */
export const facts: Facts = {};

/** The status of each component, by its story file. Empty here too; filled in with the facts. */
export const statuses: Record<string, ComponentStatus> = {};
