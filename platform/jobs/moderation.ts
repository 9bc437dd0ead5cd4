import {
  approvalBlockers,
  enoughDescription,
  lectureReadiness,
  minCover,
  type ReadinessId,
} from '#api/lecture/rules.ts';
import type { Platform } from '../context.ts';
import { as, find, type Of } from '../records/kinds.ts';
import { savePublication } from '../records/saveContent.ts';
import { touched } from '../stamps.ts';
import type { Rows, RowsReader } from '../store/store.ts';

const wanting: Record<ReadinessId, string> = {
  media: 'добавьте видео, которое удалось обработать',
  cover: `поставьте обложку не\u00A0меньше ${minCover.width}×${minCover.height}`,
  description: `расскажите о\u00A0лекции подробнее: нужно от\u00A0${enoughDescription} знаков`,
  tags: 'выберите теги',
  price: 'укажите цену',
  language: 'выберите язык',
};

/** What the moderator decides: null to let it through, a comment to send it back, «wait» while the media is not looked at. */
async function verdict(rows: RowsReader, publication: Of<'publication'>): Promise<string | null | 'wait'> {
  // Content of other kinds is let through as it is.
  if (publication.contentType !== 'lecture') return null;
  const lecture = await find(rows, 'lecture', publication.contentId);
  if (lecture === null) return 'Не нашли лекцию этой публикации. Создайте публикацию заново.';
  const stream = await find(rows, 'stream', lecture.streamID);
  if (stream?.status === 'uploaded') return 'wait';
  const cover = await find(rows, 'image', lecture.imageId);
  const checks = lectureReadiness(lecture, { stream, cover, costKopecks: publication.costKopecks });
  const missing = approvalBlockers(checks).map((id) => wanting[id]);
  return missing.length === 0 ? null : `Чтобы выпустить лекцию, ${missing.join('; ')}.`;
}

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
  await rows.change(async (tx) => {
    for (const doc of (await tx.list('publication', query)).list) {
      const publication = as('publication', doc);
      const decision = await verdict(tx, publication);
      if (decision === 'wait') continue;
      await savePublication(tx, {
        ...publication,
        status: decision === null ? 'approved' : 'rejected',
        moderatorComment: decision,
        ...touched(publication, now),
      });
    }
  });
}
