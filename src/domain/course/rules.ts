import type { ModuleOwner } from './schema.ts';

/**
 * The day on which a module opens, from 0: counted from the start of a marathon, or from the purchase of a course that unlocks by days. null if days
 * do not decide: modules open at once, one after another, or on dates.
 */
export function openingDay(
  type: ModuleOwner,
  { unlockMode }: { unlockMode: string },
  { dayOffset }: { dayOffset?: number | null | undefined },
): number | null {
  return type === 'marathon' || unlockMode === 'days' ? (dayOffset ?? 0) : null;
}
