import type { lecture } from '#api/lecture/endpoints.ts';
import type { Routes } from '../context.ts';
import { settleModeration } from '../jobs/moderation.ts';
import { as, find, type Of } from '../records/kinds.ts';
import { listQuery, type ListRules } from '../records/lists.ts';
import { saveLecture } from '../records/save.ts';
import { invalid, notFound } from '../refusal.ts';
import { created, newId, touched } from '../stamps.ts';
import type { RowsReader } from '../store/store.ts';
import { imagePath } from './image.ts';

const rules: ListRules = {
  filters: {
    status: 'oneOf',
    tag: { kind: 'anyOf', facet: 'tags' },
    hasCover: 'flag',
    isUsed: 'flag',
  },
  sorts: ['name', 'createdAt', 'updatedAt', 'durationSec'],
  defaultSort: '-createdAt',
};

/** What only the platform sets. */
const own = ['id', 'createdAt', 'updatedAt', 'durationSec', 'publicationId', 'usedIn'];

const withoutOwn = (body: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !own.includes(field)));

const missing = (id: string) => notFound(`Лекция ${id} не найдена`);

type Links = Pick<Of<'lecture'>, 'streamID' | 'imageId' | 'tags'>;

/** Checks that what a lecture points at is the author's own, and answers the length of its media. */
async function checkLinks(
  rows: RowsReader,
  { streamID, imageId, tags }: Links,
): Promise<{ durationSec: number | null }> {
  const stream = await find(rows, 'stream', streamID);
  if (streamID && stream === null) throw invalid({ streamID: 'Не нашли это видео' });
  if (imageId && (await find(rows, 'image', imageId)) === null)
    throw invalid({ imageId: 'Не нашли эту обложку' });
  for (const id of tags) {
    if ((await find(rows, 'tag', id)) === null) throw invalid({ tags: 'Одного из тегов больше нет' });
  }
  return { durationSec: stream?.durationSec ?? null };
}

export const lectureRoutes: Routes<typeof lecture> = {
  async list({ rows, body, platform }) {
    await settleModeration(platform, rows);
    const { list, count } = await rows.list('lecture', listQuery(rules, body));
    return { list: list.map((doc) => as('lecture', doc)), count };
  },
  async create({ rows, body, platform }) {
    const { name, ...fields } = body;
    const draft = {
      tags: [],
      isPreview: false,
      ...withoutOwn(fields),
      name,
      id: newId(),
      ...created(platform.now()),
    };
    const lecture = as('lecture', draft);
    return rows.change(async (tx) => {
      const whole = { ...lecture, ...(await checkLinks(tx, lecture)) };
      await saveLecture(tx, whole);
      return whole;
    });
  },
  async get({ rows, params }) {
    const lecture = await find(rows, 'lecture', params.id);
    if (lecture === null) throw missing(params.id);
    return lecture;
  },
  async update({ rows, params, body, platform }) {
    if (body.id !== params.id) throw invalid({ id: 'В адресе и в теле разные лекции' });
    return rows.change(async (tx) => {
      const before = await find(tx, 'lecture', params.id);
      if (before === null) throw missing(params.id);
      const edited = as('lecture', { ...before, ...withoutOwn(body), ...touched(before, platform.now()) });
      const lecture = { ...edited, ...(await checkLinks(tx, edited)) };
      await saveLecture(tx, lecture);
      return lecture;
    });
  },
  async imageLink({ rows, params }) {
    const lecture = await find(rows, 'lecture', params.id);
    if (lecture === null) throw missing(params.id);
    if (!lecture.imageId) throw notFound('У лекции нет обложки');
    return { link: imagePath(lecture.imageId) };
  },
};
