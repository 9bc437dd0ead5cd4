import type { ContentType } from '#domain/content/schema.ts';
import type { Platform } from '../context.ts';
import { settleClock } from '../jobs/clock.ts';
import { settleModeration } from '../jobs/moderation.ts';
import { invalid, notFound, type Refusal } from '../refusal.ts';
import { created, newId, touched } from '../stamps.ts';
import type { Rows, RowsReader, RowsWriter } from '../store/store.ts';
import { contentKinds } from './contents.ts';
import { stampFields, withoutOwn } from './fields.ts';
import { as, find, type Of } from './kinds.ts';
import { checkImage } from './links.ts';
import { listOfKind, type ListRules } from './lists.ts';
import { saveContent } from './saveContent.ts';
import type { ListRequest } from '#domain/lists.ts';

/** The kind-specific part of the routes of a content. */
export interface ContentRules<K extends ContentType> {
  kind: K;
  list: ListRules;
  /** Defaults for fields that a creation may omit. */
  defaults: Record<string, unknown>;
  /** Fields that only the platform sets, beside the stamps and the publication. */
  own: string[];
  /** The refusal if there is none with this id. */
  missing: (id: string) => string;
  /** Checks and completes a whole document before it is stored. Throws 400, 409 or 422. */
  check?: (rows: RowsReader, doc: Of<K>, more: CheckFacts<K>) => Promise<Of<K>>;
  /** Writes what is created together with a new document, and completes it. */
  begin?: (rows: RowsWriter, doc: Of<K>) => Promise<Of<K>>;
}

/** Facts for a check beside the document. `before` is null for a new one. */
export interface CheckFacts<K extends ContentType> {
  before: Of<K> | null;
  /** Ms since the epoch. */
  now: number;
}

interface ById {
  rows: Rows;
  params: { id: string };
  platform: Platform;
}

const stamped = [...stampFields, 'publicationId'];

/** Checks that everything a content refers to is the author's own. Throws 400. */
async function checkLinks<K extends ContentType>(rows: RowsReader, kind: K, doc: Of<K>): Promise<void> {
  const { streams, streamField = 'streamID' } = contentKinds[kind];
  for (const id of streams?.(doc) ?? []) {
    if (id && (await find(rows, 'stream', id)) === null)
      throw invalid({ [streamField]: 'Не нашли это видео' });
  }
  await checkImage(rows, doc.imageId);
  for (const id of doc.tags) {
    if ((await find(rows, 'tag', id)) === null) throw invalid({ tags: 'Одного из тегов больше нет' });
  }
}

/** The calls of every kind of content: list, create, read and update. */
export function contentRoutes<K extends ContentType>(rules: ContentRules<K>) {
  const { kind } = rules;
  const own = [...stamped, ...rules.own];
  const missing = (id: string): Refusal => notFound(rules.missing(id));

  async function checked(rows: RowsReader, doc: Of<K>, facts: CheckFacts<K>): Promise<Of<K>> {
    await checkLinks(rows, kind, doc);
    return rules.check === undefined ? doc : rules.check(rows, doc, facts);
  }

  /** Reads one; 404 where there is none. */
  async function read(rows: RowsReader, id: string): Promise<Of<K>> {
    const doc = await find(rows, kind, id);
    if (doc === null) throw missing(id);
    return doc;
  }

  return {
    read,

    async list({ rows, body, platform }: { rows: Rows; body: ListRequest; platform: Platform }) {
      await settleModeration(platform, rows);
      await settleClock(rows, kind, platform.now());
      return listOfKind(rows, kind, rules.list, body);
    },

    async create({ rows, body, platform }: Omit<ById, 'params'> & { body: Record<string, unknown> }) {
      const now = platform.now();
      const doc = as(kind, { ...rules.defaults, ...withoutOwn(body, own), id: newId(), ...created(now) });
      return rows.change(async (tx) => {
        const sound = await checked(tx, doc, { before: null, now });
        const whole = rules.begin === undefined ? sound : await rules.begin(tx, sound);
        await saveContent(tx, kind, whole);
        return whole;
      });
    },

    async get({ rows, params, platform }: ById) {
      await settleClock(rows, kind, platform.now());
      return read(rows, params.id);
    },

    /** Changes the given fields. */
    async update({ rows, params, body, platform }: ById & { body: Record<string, unknown> }) {
      checkSameId(params, body);
      const now = platform.now();
      await settleClock(rows, kind, now);
      return rows.change(async (tx) => {
        const before = await read(tx, params.id);
        const doc = as(kind, { ...before, ...withoutOwn(body, own), ...touched(before, now) });
        const whole = await checked(tx, doc, { before, now });
        await saveContent(tx, kind, whole);
        return whole;
      });
    },
  };
}

/** Refuses a body that names another record than the path; it may name none. */
export function checkSameId({ id }: { id: string }, body: { id?: unknown }): void {
  if (body.id !== undefined && body.id !== id) throw invalid({ id: 'В адресе и в теле разные записи' });
}
