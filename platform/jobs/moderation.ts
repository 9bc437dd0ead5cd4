import type { Platform } from '../context.ts';
import { listOf, unlessDamaged, type Of } from '../records/kinds.ts';
import { savePublication } from '../records/saveContent.ts';
import { passFull } from '../refusal.ts';
import { touched } from '../stamps.ts';
import type { Rows, RowsWriter } from '../store/store.ts';
import { verdict } from './verdict.ts';

type Moderator = Pick<Platform, 'moderationDelayMs'>;

/** Publications that have waited long enough at `now`, ms. */
const ripeAt = ({ moderationDelayMs }: Moderator, now: number) => ({
  where: [
    { field: 'status', in: ['pending'] },
    { field: 'submittedAt', to: new Date(now - moderationDelayMs + 1).toISOString() },
  ],
});

/** Whether the moderator has something to decide on by `now`, ms. */
export const isRipe = async (moderator: Moderator, rows: Rows, now: number): Promise<boolean> =>
  (await rows.list('publication', { ...ripeAt(moderator, now), limit: 0 })).count > 0;

/**
 * Acts as the moderator of one author: decides on what has waited long enough. It is called before publications are read, so no timer is needed and a
 * restart loses nothing.
 */
export async function settleModeration(
  platform: Moderator & Pick<Platform, 'now'>,
  rows: Rows,
): Promise<void> {
  const now = platform.now();
  if (!(await isRipe(platform, rows, now))) return;
  const settle = async (tx: RowsWriter) => {
    const decide = async (publication: Of<'publication'>) => {
      const decision = await verdict(tx, publication, now);
      if (decision === 'wait') return;
      await savePublication(tx, {
        ...publication,
        status: decision === null ? 'approved' : 'rejected',
        moderatorComment: decision,
        ...touched(publication, now),
      });
    };
    for (const publication of (await listOf(tx, 'publication', ripeAt(platform, now))).list)
      await unlessDamaged(() => decide(publication));
  };
  // If the disk is full now, the next read does it.
  await rows.change(settle).catch(passFull);
}
