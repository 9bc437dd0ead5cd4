import { addDays } from '#lib/time/moments.ts';
import type { ListParams } from '../list.ts';

/**
 * The planner reads time by blocks, a calendar quarter each: a view within one that was read needs no call, and whatever is
 * shown needs two at most. A block is named by its first day, `YYYY-MM-DD`.
 */

/** Days past its end that a block reads as well: a week that begins in it, as home shows one, needs no other. */
const pastEnd = 6;

/** The block that a day is in. */
export function blockOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

/** The block after, or before by −1. */
export function stepBlock(block: string, count: 1 | -1): string {
  return blockOf(addDays(block, count === 1 ? 100 : -1));
}

/** The blocks that read some days, the earliest first. */
export function blocksOf(from: string, to: string): string[] {
  const blocks = [blockOf(from)];
  const end = blockOf(addDays(to, -pastEnd));
  for (let last = blocks[0] ?? to; last < end; blocks.push(last)) last = stepBlock(last, 1);
  return blocks;
}

/** The instants that a block reads, a day wider on both sides: its days begin and end elsewhere in other zones. */
export function spanOf(block: string): { from: string; to: string } {
  const at = (day: string) => new Date(`${day}T00:00:00Z`).toISOString();
  return { from: at(addDays(block, -1)), to: at(addDays(stepBlock(block, 1), pastEnd + 1)) };
}

/** How the webinars of a block are asked for, whoever shows them. */
export const webinarsIn = (block: string): ListParams => ({
  filter: spanOf(block),
  sort: 'startsAt',
  limit: 100,
});
