import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { contentTypes } from '#domain/content/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Publication } from '#domain/publication/schema.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import { saveContent } from '#platform/records/saveContent.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { keepGround, readyContent } from '#platform/testing/contents.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { newKey } from '../editor/draft.ts';
import { readLectureRows } from '../lecture/rows.ts';
import { courseWeeks } from './courseWeeks.ts';
import { coursesOf } from './readCourses.ts';
import { readContentsToSell } from './contentsToSell.ts';
import { termsEditor } from './editor.ts';
import { soldContentAtom } from './readiness.ts';
import { readRowsWithSales, rowsWithSalesAtom } from './rowsWithSales.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A console whose author has a ready content of every kind, each for sale. */
async function open() {
  const page = await openPlatformConsole();
  const { at } = page;
  await at.store.of(demoAccount.id).change(async (rows) => {
    await keepGround(rows, at.clock.now);
    for (const kind of contentTypes)
      await saveContent(rows, kind, readyContent(kind, `${kind}-1`, at.clock.now));
  });
  const sell = (contentType: string) =>
    at.ask<Publication>(endpoints.publication.create, {
      body: { contentType, contentId: `${contentType}-1`, costKopecks: 69_000 },
    });
  return { ...page, sell };
}

describe('sales by week', () => {
  const end = Date.parse('2026-11-20T09:00:00.000Z');
  const bought = (daysAgo: number, more: Partial<Purchase> = {}): Purchase => ({
    id: `p-${daysAgo}`,
    createdAt: new Date(end - daysAgo * 24 * 60 * 60_000).toISOString(),
    number: '1',
    client: { id: 'c', name: 'Анна' },
    contentType: 'course',
    contentId: 'a',
    title: 'Тело',
    amountKopecks: 100,
    discountKopecks: 0,
    feeKopecks: 0,
    refundedKopecks: 0,
    netKopecks: 100,
    currency: 'RUB',
    status: 'paid',
    ...more,
  });

  test('counts what was paid, the last week last', () => {
    const purchases = [
      bought(0),
      bought(6.9),
      bought(7.1),
      bought(83.9),
      bought(1, { status: 'failed' }),
      bought(2, { status: 'refunded' }),
      bought(3, { contentId: 'nobody' }),
      bought(100),
    ];
    const { a, b } = coursesOf(purchases, ['a', 'b'], end);
    expect(a).toEqual([1, ...Array.from({ length: courseWeeks - 3 }, () => 0), 1, 3]);
    expect(b).toEqual(Array.from({ length: courseWeeks }, () => 0));
  });
});

test('rows of the list come with what their contents tell, and stay the same while they do', async () => {
  const { store, sell } = await open();
  for (const kind of contentTypes) await sell(kind);
  stops.push(store.sub(rowsWithSalesAtom({}), () => undefined));
  const rows = () => store.get(rowsWithSalesAtom({})).items;
  await vi.waitFor(() => expect(rows().filter(({ content }) => content !== undefined)).toHaveLength(6));
  const told = Object.fromEntries(
    rows().map(({ publication, content }) => [publication.contentType, content]),
  );
  expect(told).toMatchObject({
    lecture: { kind: 'media' },
    meditation: { kind: 'media' },
    course: { kind: 'program', modules: 1, lectures: 1 },
    marathon: { kind: 'event', taken: 0, seats: null },
    webinar: { kind: 'event' },
    consultation: { kind: 'meeting', format: 'video' },
  });
  expect(rows()[0]).toBe(rows()[0]);
  const page = await readRowsWithSales({}, new AbortController().signal);
  expect(page.list.map(({ id }) => id)).toEqual(rows().map(({ id }) => id));
});

test('rows read for a file or a selection are those that make sense, with how many do not', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { at, instead, sell } = await open();
  const { signal } = new AbortController();
  await sell('lecture');
  const garble = (call: string) => {
    instead.answer = async (_call, request) => {
      const answer = await at.platform.fetch(request);
      if (!request.url.endsWith(call)) return answer;
      const { list, count } = await answer.json();
      return Response.json({ list: [{}, ...list.slice(1)], count });
    };
  };
  garble('/publication/list');
  expect(await readRowsWithSales({}, signal)).toMatchObject({ list: [], count: 1, unread: 1 });
  // Without its publication a lecture is a row all the same.
  const page = await readLectureRows({}, signal);
  expect(page.list.find(({ id }) => id === 'lecture-1')).toMatchObject({ publication: undefined });
  garble('/lecture/list');
  const { length } = page.list;
  const left = await readLectureRows({}, signal);
  expect([left.list.length, left.count, left.unread]).toEqual([length - 1, length, 1]);
});

test.each(contentTypes)('a ready %s lacks nothing that the moderator asks for', async (contentType) => {
  const { store, sell } = await open();
  const { contentId } = await sell(contentType);
  const content = soldContentAtom({ contentType, contentId, costKopecks: 69_000 });
  stops.push(store.sub(content, () => undefined));
  await vi.waitFor(() => {
    const { status, checks } = store.get(content);
    const lacking = checks.filter(({ required, done }) => required && !done).map(({ id }) => id);
    // Pictures are measured by a browser alone.
    expect({ status, lacking }).toEqual({ status: 'ready', lacking: ['cover'] });
  });
});

test('a content that is gone, and a kind that is not known, have no checklist', async () => {
  const { store } = await open();
  const gone = soldContentAtom({ contentType: 'course', contentId: 'nobody', costKopecks: 0 });
  stops.push(store.sub(gone, () => undefined));
  await vi.waitFor(() => expect(store.get(gone).status).toBe('notFound'));
  const odd = soldContentAtom({ contentType: 'podcast', contentId: 'p', costKopecks: 0 });
  expect(store.get(odd)).toEqual({ status: 'notFound', name: null, checks: [] });
});

test('only what has no publication yet is offered for sale', async () => {
  const { sell } = await open();
  const { signal } = new AbortController();
  const ids = async (text = '') =>
    (await readContentsToSell('lecture', text, signal)).map(({ id }) => id).toSorted();
  expect(await ids()).toEqual(['lecture-1', 'lecture-ready']);
  await sell('lecture');
  expect(await ids()).toEqual(['lecture-ready']);
  expect(await ids('гонки')).toEqual([]);
});

/** An editor that has been read. */
async function edit(page: Awaited<ReturnType<typeof open>>, key: string) {
  const { store } = page;
  stops.push(store.sub(termsEditor.editorAtom(key), () => undefined));
  const editor = () => store.get(termsEditor.editorAtom(key));
  await vi.waitFor(() => expect(editor().status).toBe('ready'));
  return { editor, put: (patch: object) => store.set(termsEditor.editAtom, { key, patch }) };
}

test('a new publication needs a content and a price, and is made with them', async () => {
  const page = await open();
  const { put } = await edit(page, newKey);
  const save = () => page.store.set(termsEditor.saveAtom, { key: newKey });
  const empty = await save();
  expect(empty.status).toBe('invalid');
  expect(Object.keys('problems' in empty ? empty.problems : {}).toSorted()).toEqual([
    'contentId',
    'contentType',
    'costKopecks',
  ]);
  put({ contentType: 'course', contentId: 'course-1', costKopecks: 0, visibility: 'link' });
  const made = await save();
  const id = 'id' in made ? made.id : '';
  const read = await page.at.ask<Publication>(endpoints.publication.get, { params: { id } });
  expect(read).toMatchObject({
    contentId: 'course-1',
    costKopecks: 0,
    visibility: 'link',
    status: 'draft',
  });
});

test('a price is saved alone, a wrong one is told, and one that was changed elsewhere is asked about', async () => {
  const page = await open();
  const { store, sell, at, calls, instead } = page;
  const { id } = await sell('course');
  const { editor, put } = await edit(page, id);
  const save = () => store.set(termsEditor.saveAtom, { key: id });

  put({ costKopecks: 49_000, oldCostKopecks: 40_000 });
  expect(await save()).toMatchObject({ status: 'invalid' });
  expect(editor().problems).toHaveProperty('oldCostKopecks');

  put({ oldCostKopecks: 69_000 });
  calls.length = 0;
  expect(await save()).toMatchObject({ status: 'saved' });
  expect(calls.find(({ method, path }) => method === 'POST' && path === `publication/${id}`)?.body).toEqual({
    publicationId: id,
    costKopecks: 49_000,
    oldCostKopecks: 69_000,
  });
  expect(editor().dirty).toBe(false);

  put({ costKopecks: 39_000 });
  await at.call(endpoints.publication.edit, {
    params: { id },
    body: { publicationId: id, costKopecks: 44_000 },
  });
  expect(await save()).toMatchObject({ status: 'conflict', conflicts: [{ field: 'costKopecks' }] });
  expect(editor().fields.costKopecks).toBe(39_000);

  instead.answer = ({ method }) => (method === 'POST' ? refuse(500) : null);
  const resolved = { costKopecks: 39_000 };
  await expect(store.set(termsEditor.saveAtom, { key: id, resolved })).rejects.toMatchObject({
    status: 500,
  });
  expect(editor().fields.costKopecks).toBe(39_000);
});
