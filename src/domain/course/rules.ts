import type { ModuleOwner } from './schema.ts';

/**
 * The day on which a module opens, counted from 0: from the start of a marathon, from the purchase of a course that opens
 * by days. null where days do not decide: the modules open at once, one after another, or on dates.
 */
export function openingDay(
  type: ModuleOwner,
  { unlockMode }: { unlockMode: string },
  { dayOffset }: { dayOffset?: number | null | undefined },
): number | null {
  return type === 'marathon' || unlockMode === 'days' ? (dayOffset ?? 0) : null;
}
