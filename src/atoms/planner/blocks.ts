import { addDays } from '#lib/time/moments.ts';
import type { ListParams } from '../list.ts';

/**
 * The planner loads time in blocks, each a calendar quarter: a view within a loaded block needs no call, and any view needs at most two blocks. A
 * block is named by its first day, `YYYY-MM-DD`.
 */

/** Extra days after its end that a block includes, so that a week that begins in it, as on home, needs no other block. */
const pastEnd = 6;

/** The block of a day. */
export function blockOf(day: string): string {
  const month = Number(day.slice(5, 7));
  return `${day.slice(0, 4)}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
}

/** The next block, or with −1 the previous one. */
export function stepBlock(block: string, count: 1 | -1): string {
  return blockOf(addDays(block, count === 1 ? 100 : -1));
}

/** The blocks for some days, the earliest first. */
export function blocksOf(from: string, to: string): string[] {
  const blocks = [blockOf(from)];
  const end = blockOf(addDays(to, -pastEnd));
  for (let last = blocks[0] ?? to; last < end; blocks.push(last)) last = stepBlock(last, 1);
  return blocks;
}

/** The moments that a block loads, a day wider on both sides, because days begin at other moments in other zones. */
export function spanOf(block: string): { from: string; to: string } {
  const at = (day: string) => new Date(`${day}T00:00:00Z`).toISOString();
  return { from: at(addDays(block, -1)), to: at(addDays(stepBlock(block, 1), pastEnd + 1)) };
}

/** The request for the webinars of a block, the same for all screens. Each of them says so if some make no sense. */
export const webinarsIn = (block: string): ListParams => ({
  filter: spanOf(block),
  sort: 'startsAt',
  limit: 100,
  partly: true,
});
