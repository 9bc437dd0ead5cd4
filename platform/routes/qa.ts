import type { qa } from '#api/qa/endpoints.ts';
import { isContentType } from '#domain/content/schema.ts';
import { qaProblems, qaStatus } from '#domain/qa/rules.ts';
import { placed, without } from '#lib/ordered.ts';
import type { Routes } from '../context.ts';
import { checkSameId } from '../records/contentRoutes.ts';
import { stampFields, withoutOwn } from '../records/fields.ts';
import { as, find, listOf, type Of } from '../records/kinds.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';
import { saveQa } from '../records/questions.ts';
import { checkNone, invalid, notFound } from '../refusal.ts';
import { created, newId, touched } from '../stamps.ts';
import type { RowsReader, RowsWriter } from '../store/store.ts';

/** By default unanswered ones first, then the author's own order. */
const rules: ListRules = {
  filters: { id: 'oneOf', status: 'oneOf', contentType: 'oneOf', contentId: 'oneOf' },
  sorts: ['queue', 'orderNumber', 'question', 'status', 'createdAt', 'updatedAt'],
  defaultSort: 'queue',
};

type Entry = Of<'qa'>;

const missing = (id: string) => notFound(`Вопрос ${id} не\u00A0найден`);

async function read(rows: RowsReader, id: string): Promise<Entry> {
  const entry = await find(rows, 'qa', id);
  if (entry === null) throw missing(id);
  return entry;
}

/** Refuses with 400 an invalid entry, and a content that is not the author's. */
async function check(rows: RowsReader, entry: Entry): Promise<void> {
  checkNone(qaProblems(entry));
  const { contentType, contentId } = entry;
  if (!contentType || !contentId) return;
  if (!isContentType(contentType)) throw invalid({ contentType: 'Такого материала не\u00A0бывает' });
  if ((await find(rows, contentType, contentId)) === null)
    throw invalid({ contentId: 'Не\u00A0нашли этот материал' });
}

/** Reorders all entries, and writes those whose place or content has changed. */
async function reorder(rows: RowsWriter, change: (entries: Entry[]) => Entry[]): Promise<void> {
  const { list: before } = await listOf(rows, 'qa', { sort: { field: 'orderNumber' } });
  const known = new Set(before);
  for (const entry of change(before)) if (!known.has(entry)) await saveQa(rows, entry);
}

export const qaRoutes: Routes<typeof qa> = {
  async list({ rows, body }) {
    return listOfKind(rows, 'qa', rules, body);
  },
  async create({ rows, body, platform }) {
    const entry = as('qa', {
      orderNumber: Infinity,
      ...withoutOwn(body, stampFields),
      status: qaStatus({ told: body.status, answer: body.answer }),
      id: newId(),
      ...created(platform.now()),
    });
    return rows.change(async (tx) => {
      await check(tx, entry);
      await reorder(tx, (entries) => placed(entries, entry));
      return read(tx, entry.id);
    });
  },
  async get({ rows, params }) {
    return read(rows, params.id);
  },
  async update({ rows, params, body, platform }) {
    checkSameId(params, body);
    return rows.change(async (tx) => {
      const before = await read(tx, params.id);
      const entry = as('qa', {
        ...before,
        ...withoutOwn(body, stampFields),
        ...touched(before, platform.now()),
      });
      entry.status = qaStatus({ told: body.status, before: before.status, answer: entry.answer });
      await check(tx, entry);
      await reorder(tx, (entries) => placed(entries, entry));
      return read(tx, entry.id);
    });
  },
  async remove({ rows, params }) {
    return rows.change(async (tx) => {
      if (!(await tx.remove('qa', params.id))) throw missing(params.id);
      await reorder(tx, (entries) => without(entries, params.id));
      return undefined;
    });
  },
};
