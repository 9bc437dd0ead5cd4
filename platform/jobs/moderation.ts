import type { Platform } from '../context.ts';
import { as } from '../records/kinds.ts';
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
  const decide = async (tx: RowsWriter) => {
    for (const doc of (await tx.list('publication', query)).list) {
      const publication = as('publication', doc);
      const decision = await verdict(tx, publication, now);
      if (decision === 'wait') continue;
      await savePublication(tx, {
        ...publication,
        status: decision === null ? 'approved' : 'rejected',
        moderatorComment: decision,
        ...touched(publication, now),
      });
    }
  };
  // What finds no room on the disk now is decided at the next reading.
  await rows.change(decide).catch(passFull);
}
