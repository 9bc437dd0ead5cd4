import type { Platform } from '../context.ts';
import { listOf, unlessDamaged, type Of } from '../records/kinds.ts';
import { savePublication } from '../records/saveContent.ts';
import { passFull } from '../refusal.ts';
import { touched } from '../stamps.ts';
import type { Rows, RowsWriter } from '../store/store.ts';
import { verdict } from './verdict.ts';

/**
 * Plays the moderator for one author: decides on what has waited long enough. It is called before publications are read,
 * so that no timer is needed and a restart loses nothing.
 */
export async function settleModeration(
  platform: Pick<Platform, 'now' | 'moderationDelayMs'>,
  rows: Rows,
): Promise<void> {
  const now = platform.now();
  const ripe = new Date(now - platform.moderationDelayMs + 1).toISOString();
  const query = {
    where: [
      { field: 'status', in: ['pending'] },
      { field: 'submittedAt', to: ripe },
    ],
  };
  if ((await rows.list('publication', { ...query, limit: 1 })).count === 0) return;
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
    for (const publication of (await listOf(tx, 'publication', query)).list)
      await unlessDamaged(() => decide(publication));
  };
  // What finds no room on the disk now is decided at the next reading.
  await rows.change(settle).catch(passFull);
}
