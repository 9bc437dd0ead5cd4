import { imageLinkOf } from '../routes/image.ts';
import type { Rows } from '../store/store.ts';
import { invalid } from '../refusal.ts';
import { contentRoutes, type ContentRules } from './contentRoutes.ts';
import type { MediaKind } from './contents.ts';
import { as, find, type Of } from './kinds.ts';
import type { ListRules } from './lists.ts';

/** The filters and sorts of lists of lectures and meditations. */
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

/** The kind-specific part. */
interface MediaRules<K extends MediaKind> extends Pick<ContentRules<K>, 'kind' | 'list' | 'defaults'> {
  /** Checks a whole document before it is stored. Throws 400. */
  check?: (doc: Of<K>) => void;
}

/** The calls of lectures and of meditations. If there is none, both are called a lecture. */
export function mediaRoutes<K extends MediaKind>({ kind, list, defaults, check }: MediaRules<K>) {
  const contents = contentRoutes<K>({
    kind,
    list,
    defaults: { isPreview: false, ...defaults },
    own: ['durationSec', 'usedIn'],
    missing: (id) => `Лекция ${id} не найдена`,
    async check(rows, doc) {
      check?.(doc);
      if (doc.captions && !doc.captions.startsWith('WEBVTT'))
        throw invalid({ captions: 'Нужны субтитры в\u00A0формате WebVTT' });
      const stream = await find(rows, 'stream', doc.streamID);
      return as(kind, { ...doc, durationSec: stream?.durationSec ?? null });
    },
  });
  return {
    list: contents.list,
    create: contents.create,
    get: contents.get,
    update: contents.update,
    async imageLink({ rows, params }: { rows: Rows; params: { id: string } }) {
      return imageLinkOf(await contents.read(rows, params.id), 'Обложки нет');
    },
  };
}
