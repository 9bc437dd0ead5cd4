import type { lecture } from '#api/lecture/endpoints.ts';
import type { Routes } from '../context.ts';
import { find } from '../records/kinds.ts';
import { checkSameId, contentRoutes } from '../records/contentRoutes.ts';
import type { ListRules } from '../records/lists.ts';
import { imageLinkOf } from './image.ts';

/** What lists of lectures and of meditations can be filtered and sorted by. */
export const mediaLists: ListRules = {
  filters: {
    id: 'oneOf',
    status: 'oneOf',
    tag: { kind: 'anyOf', facet: 'tags' },
    level: 'oneOf',
    hasCover: 'flag',
    isUsed: 'flag',
  },
  sorts: ['name', 'createdAt', 'updatedAt', 'durationSec'],
  defaultSort: '-createdAt',
};

const contents = contentRoutes({
  kind: 'lecture',
  list: mediaLists,
  defaults: { isPreview: false },
  own: ['durationSec', 'usedIn'],
  missing: (id) => `Лекция ${id} не найдена`,
  async check(rows, doc) {
    const stream = await find(rows, 'stream', doc.streamID);
    return { ...doc, durationSec: stream?.durationSec ?? null };
  },
});

export const lectureRoutes: Routes<typeof lecture> = {
  list: contents.list,
  create: contents.create,
  get: contents.get,
  async update(call) {
    checkSameId(call.params, call.body);
    return contents.update(call);
  },
  async imageLink({ rows, params }) {
    return imageLinkOf(await contents.read(rows, params.id), 'У лекции нет обложки');
  },
};
