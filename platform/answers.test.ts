import { expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { answerCache, keptMs, room, type Asked } from './answers.ts';
import { demoAccount } from './scenarios/demo.ts';
import { memoryStore } from './store/memory.ts';
import type { Doc, Index } from './store/store.ts';
import { goodOwner } from './testing/modules.ts';
import { testPlatform, testTime, type Adapters } from './testing/platform.ts';

const at = new Date(testTime).toISOString();
const doc = (id: string): Doc => ({ id, createdAt: at, updatedAt: at });
const asked: Asked = { name: 'tag.list', authorId: 'marina', path: '/api/v1/author/tag/list', body: '{}' };

/** Answers from a cache over an empty store; each that is made tells how many were made before it. */
function cache() {
  const store = memoryStore();
  const clock = { now: testTime };
  const answerTo = answerCache({ now: () => clock.now, moderationDelayMs: 60_000 });
  let made = 0;
  const make = (size: number) => () => Promise.resolve(new Uint8Array(size).fill(made++));
  const ask = async (more: Partial<Asked> = {}, size = 1) => {
    const call = { ...asked, ...more };
    const [first] = await answerTo(call, store.of(call.authorId), make(size));
    // What was made is kept a little later than it is told.
    await new Promise((resolve) => setImmediate(resolve));
    return first;
  };
  const put = (kind: string, id: string, facets: Index['facets'] = {}, author = 'marina') =>
    store.of(author).change((tx) => tx.put(kind, doc(id), { facets }));
  return { store, clock, answerTo, ask, put };
}

it('an answer is made once, for its own author, call, path and body', async () => {
  const { ask } = cache();
  const others = [{}, { authorId: 'ivan' }, { name: 'tag.get' }, { path: '/other' }, { body: '' }];
  for (const [order, more] of others.entries()) {
    expect(await ask(more)).toBe(order);
    expect(await ask(more)).toBe(order);
  }
  expect(await ask()).toBe(0);
});

it('an answer is made anew once its author has written, and not where another has', async () => {
  const { ask, put, store } = cache();
  expect(await ask()).toBe(0);
  await put('tag', 'a', {}, 'ivan');
  expect(await ask()).toBe(0);
  await put('tag', 'a');
  expect(await ask()).toBe(1);
  await store.of('marina').setAside('tag', 'a');
  expect(await ask()).toBe(2);
  await store.of('marina').change((tx) => tx.remove('tag', 'a'));
  expect(await ask()).toBe(3);
  expect(await ask()).toBe(3);
});

it('who asks while an answer is made waits with the first, unless something was written meanwhile', async () => {
  const { answerTo, ask, put, store } = cache();
  const slow = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const first = answerTo(asked, store.of('marina'), () => slow.promise);
  const second = ask();
  await put('tag', 'a');
  expect(await ask()).toBe(0);
  slow.resolve(new Uint8Array([77]));
  expect([(await first)[0], await second]).toEqual([77, 77]);
  expect(await ask()).toBe(0);
});

it('what was made while something was written is not kept', async () => {
  const { answerTo, ask, put, store } = cache();
  await answerTo(asked, store.of('marina'), async () => {
    await put('tag', 'a');
    return new Uint8Array([77]);
  });
  expect(await ask()).toBe(0);
});

it('a refusal is not kept', async () => {
  const { answerTo, ask, store } = cache();
  const refuse = () => Promise.reject(new Error('refused'));
  const both = [1, 2].map(() => answerTo(asked, store.of('marina'), refuse));
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask()).toBe(0);
});

it.each([
  ['the clock changes', 'webinar', { nextChangeAt: new Date(testTime + keptMs).toISOString() }],
  [
    'the moderator decides on',
    'publication',
    { status: 'pending', submittedAt: new Date(testTime - 60_000 + keptMs).toISOString() },
  ],
])('nothing is kept that %s before the answer would end', async (_, kind, facets) => {
  const { ask, put, clock } = cache();
  await put(kind, 'a', facets);
  expect([await ask(), await ask()]).toEqual([0, 1]);
  clock.now -= 1;
  expect([await ask(), await ask()]).toEqual([2, 2]);
  clock.now += keptMs - 1;
  expect(await ask()).toBe(2);
  clock.now += 1;
  expect(await ask()).toBe(3);
});

it('there is room for so much, and what was asked for longest ago makes it', async () => {
  const { ask } = cache();
  const size = Math.floor(room / 3);
  for (const [order, body] of ['a', 'b', 'a', 'c'].entries())
    expect(await ask({ body }, size)).toBe([0, 1, 0, 2][order]);
  expect(await ask({ body: 'a' }, size)).toBe(0);
  expect(await ask({ body: 'b' }, size)).toBe(3);
  expect(await ask({ body: 'd' }, room)).toBe(4);
  expect(await ask({ body: 'd' }, room)).toBe(5);
});

const { webinar, publication, tag } = endpoints;

it.each<Adapters>(['memory', 'sqlite and disk'])(
  'readings on %s tell each write at once, and to its author alone',
  async (adapters) => {
    const on = await testPlatform({ adapters });
    const tags = async () => (await on.ask<{ count: number }>(tag.list, { body: {} })).count;
    const before = await tags();
    await on.ask(tag.create, { body: { name: 'Совсем новый' } });
    expect(await tags()).toBe(before + 1);
    on.sessions.hold('nobody');
    expect(await tags()).toBe(0);
    on.sessions.hold(null);
    expect((await on.call(tag.list, { body: {} })).status).toBe(401);
    on.sessions.hold(demoAccount.id);
    expect(await tags()).toBe(before + 1);
  },
);

it.each<Adapters>(['memory', 'sqlite and disk'])(
  'readings on %s tell what the clock and the moderator change, at its very moment',
  async (adapters) => {
    const on = await testPlatform({ adapters, delayMs: 15_000 });
    const day = 24 * 60 * 60_000;
    const startsAt = new Date(on.clock.now + 3 * day).toISOString();
    const { id, publicationId } = await on.ask<{ id: string; publicationId: string }>(webinar.create, {
      body: { ...goodOwner, startsAt, durationMin: 60 },
    });
    on.clock.now += 3 * day + 60 * 60_000 - 30_000;
    await on.ask(publication.requestApproval, { params: { id: publicationId } });
    const seen: Record<string, number> = {};
    for (let second = 0; second <= 45; second += 1) {
      const sold = await on.ask<{ status: string }>(publication.get, { params: { id: publicationId } });
      const held = await on.ask<{ status: string }>(webinar.get, { params: { id } });
      for (const { status } of [sold, held]) seen[status] ??= second;
      on.clock.now += 1000;
    }
    expect(seen).toEqual({ pending: 0, scheduled: 0, rejected: 15, expired: 30 });
  },
);
