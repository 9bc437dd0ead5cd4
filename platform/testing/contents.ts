import type { ContentType } from '#domain/content/schema.ts';
import { as, type Of } from '../records/kinds.ts';
import { saveById, saveStream } from '../records/save.ts';
import { saveContent } from '../records/saveContent.ts';
import type { RowsWriter } from '../store/store.ts';

const dayMs = 24 * 60 * 60 * 1000;
const iso = (ms: number) => new Date(ms).toISOString();
const stampsAt = (now: number) => ({ createdAt: iso(now), updatedAt: iso(now) });

/** A stream of half a minute under this id. */
export const streamOf = (id: string, now: number, more: Partial<Of<'stream'>> = {}): Of<'stream'> => ({
  ...stampsAt(now),
  id,
  name: `${id}.mp4`,
  kind: 'video',
  size: 4,
  mime: 'video/mp4',
  durationSec: 30,
  status: 'processed',
  fileId: id,
  ...more,
});

/** What ready contents stand on: a cover, a processed stream and a lecture with it. */
export async function keepGround(rows: RowsWriter, now: number): Promise<void> {
  const image = { mime: 'image/webp', width: 1600, height: 900, size: 4, fileId: 'image-ready' };
  await saveById(rows, 'image', { ...image, id: 'image-ready', ...stampsAt(now) });
  await saveStream(rows, streamOf('stream-ready', now));
  await saveContent(rows, 'lecture', readyContent('lecture', 'lecture-ready', now));
}

const common = {
  name: 'Дыхание под\u00A0нагрузкой',
  description: 'О\u00A0дыхании. '.repeat(30),
  imageId: 'image-ready',
  tags: [],
};
const program = {
  modules: [{ id: 'module-1', name: 'Начало', lectures: ['lecture-ready'], attachments: [] }],
};

const fields: Record<ContentType, (now: number) => Record<string, unknown>> = {
  lecture: () => ({ streamID: 'stream-ready' }),
  meditation: () => ({ streamID: 'stream-ready', goal: 'sleep' }),
  course: () => program,
  marathon: (now) => ({
    ...program,
    status: 'draft',
    timezone: 'Europe/Moscow',
    startsAt: iso(now + 400 * dayMs),
    endsAt: iso(now + 421 * dayMs),
  }),
  webinar: (now) => ({
    status: 'scheduled',
    timezone: 'Europe/Moscow',
    startsAt: iso(now + 400 * dayMs),
    durationMin: 60,
  }),
  consultation: () => ({
    format: 'video',
    link: 'https://meet.example.com/razbor',
    timezone: 'Europe/Moscow',
    weeklySchedule: [{ weekday: 1, from: '10:00', to: '14:00' }],
    isActive: true,
  }),
};

/** A content that the moderator lets through, on the ground of `keepGround`. Its dates are 400 days ahead. */
export const readyContent = <K extends ContentType>(
  kind: K,
  id: string,
  now: number,
  more: Record<string, unknown> = {},
): Of<K> => as(kind, { ...common, ...fields[kind](now), ...stampsAt(now), id, ...more });
