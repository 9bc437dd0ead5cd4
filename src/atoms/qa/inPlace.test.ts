import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test, vi } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { makeOwner } from '#platform/testing/modules.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { createVisits } from '#tests/support/visits.ts';
import { deviceAtom } from '../device.ts';
import { authAtom, authorAtom } from '../session/session.ts';
import { bringBackQaAtom } from './bringBack.ts';
import { newQaKey, qaDraftAtom, saveQaTextsAtom, writeQaAtom } from './inPlace.ts';
import { removeQaAtom } from './removing.ts';

const allWell = { problems: {}, conflict: null };

/** A console whose author writes questions of a course where they stand. */
async function open() {
  const opened = await openPlatformConsole([authAtom]);
  const { at, store, instead } = opened;
  const content = { contentType: 'course', contentId: await makeOwner(at, 'course') };
  const key = newQaKey(content);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const make = (body: Partial<QaEntry>) =>
    at.ask<QaEntry>(endpoints.qa.create, { body: { question: 'Нужен ли коврик?', ...content, ...body } });
  const kept = async () => (await at.ask<{ list: QaEntry[] }>(endpoints.qa.list, { body: {} })).list;
  const write = (patch: { question?: string; answer?: string }, entry: QaEntry | null = null) =>
    store.set(writeQaAtom, { key: entry?.id ?? key, patch, entry });
  const save = (entry: QaEntry | null) => store.set(saveQaTextsAtom, { content, entry });
  /** Holds the answers to these calls until it is let go. */
  const holdBack = (method: string, path: RegExp) => {
    const held = Promise.withResolvers<void>();
    instead.answer = (call, request) =>
      call.method === method && path.test(call.path)
        ? held.promise.then(() => at.platform.fetch(request))
        : null;
    return held.resolve;
  };
  const others = (entry: QaEntry, answer: string) =>
    at.ask(endpoints.qa.update, { params: { id: entry.id }, body: { id: entry.id, answer } });
  /** Saves an entry, while the platform's answer is lost. */
  const lose = async (entry: QaEntry) => {
    instead.answer = async (call, request) => {
      const answer = await at.platform.fetch(request);
      return call.path === `qa/${entry.id}` && call.method === 'POST' ? refuse(502) : answer;
    };
    await expect(save(entry)).rejects.toMatchObject({ status: 502 });
    instead.answer = null;
  };
  return { ...opened, content, key, make, kept, write, save, holdBack, others, lose };
}

/** An entry of a course, and visits of its author in which calls to this path get no answer while the line is silent. */
async function openSilent(pathOf: (entry: QaEntry) => string, { isDone }: { isDone: boolean }) {
  const at = await testPlatform({ scenario: empty });
  const content = { contentType: 'course', contentId: await makeOwner(at, 'course') };
  const entry = await at.ask<QaEntry>(endpoints.qa.create, {
    body: { question: 'Нужен ли коврик?', answer: 'Да', ...content },
  });
  const line = { isSilent: true };
  const sent = Promise.withResolvers<void>();
  const begin = createVisits({
    async fetch(request) {
      const isHeld = line.isSilent && request.method === 'POST' && request.url.endsWith(pathOf(entry));
      if (!isHeld) return at.platform.fetch(request);
      if (isDone) await at.platform.fetch(request);
      sent.resolve();
      return new Promise<never>(() => undefined);
    },
  });
  /** Begins a visit, and waits for its author. */
  const visit = async (...watched: Parameters<typeof begin>[0]) => {
    const begun = begin([authAtom, ...watched]);
    await vi.waitFor(() => expect(begun.store.get(authAtom).status).toBe('author'));
    return begun;
  };
  const kept = async () => (await at.ask<{ list: QaEntry[] }>(endpoints.qa.list, { body: {} })).list;
  return { content, entry, line, sent: sent.promise, visit, kept };
}

test('what is written on while an entry is being saved stays', async () => {
  const { store, make, kept, write, save, holdBack } = await open();
  const entry = await make({});
  const goOn = holdBack('POST', /^qa\/(?!list)/);
  write({ answer: 'Да' }, entry);
  const saving = save(entry);
  write({ answer: 'Да, тонкий' }, entry);
  goOn();
  expect(await saving).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ answer: 'Да' }]);
  expect(store.get(qaDraftAtom(entry.id))).toEqual({ answer: 'Да, тонкий' });
});

test('what is written on while a new entry is being saved goes on as an edit of it', async () => {
  const { store, key, kept, write, save, holdBack } = await open();
  const goOn = holdBack('POST', /^qa\/create/);
  write({ question: 'Можно ли лёжа?' });
  const saving = save(null);
  write({ answer: 'Можно' });
  goOn();
  expect(await saving).toMatchObject(allWell);
  const [made] = await kept();
  expect(store.get(qaDraftAtom(key))).toBeNull();
  expect(store.get(qaDraftAtom(made?.id ?? ''))).toEqual({ answer: 'Можно' });
});

test('pressed twice it is saved once', async () => {
  const { kept, write, save } = await open();
  write({ question: 'Можно ли лёжа?' });
  await Promise.all([save(null), save(null)]);
  expect(await kept()).toHaveLength(1);
});

test('a new entry whose answer was lost is not made twice, and has what was written since', async () => {
  const { at, store, key, instead, kept, write, save } = await open();
  write({ question: 'Можно ли лёжа? ' });
  instead.answer = async (call, request) => {
    if (call.path !== 'qa/create') return at.platform.fetch(request);
    await at.platform.fetch(request);
    return refuse(502);
  };
  await expect(save(null)).rejects.toMatchObject({ status: 502 });
  instead.answer = null;
  write({ answer: 'Можно' });
  expect(await save(null)).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ question: 'Можно ли лёжа?', answer: 'Можно' }]);
  expect(store.get(qaDraftAtom(key))).toBeNull();
});

test('one that the platform has refused is sent as it is by then', async () => {
  const { instead, kept, write, save, make } = await open();
  await make({ question: 'Можно ли лёжа?' });
  write({ question: 'Можно ли лёжа?' });
  instead.answer = (call) => (call.path === 'qa/create' ? refuse(422) : null);
  await expect(save(null)).rejects.toMatchObject({ status: 422 });
  instead.answer = null;
  await save(null);
  expect(await kept()).toHaveLength(2);
});

test('what was not written keeps what others have made of it meanwhile', async () => {
  const { make, kept, write, save, others } = await open();
  const entry = await make({});
  await others(entry, 'Да');
  write({ question: 'Нужен ли мне коврик?' }, entry);
  await save(entry);
  expect(await kept()).toMatchObject([{ question: 'Нужен ли мне коврик?', answer: 'Да' }]);
});

test('what others have written in the same place is told, and nothing is saved until the author has chosen', async () => {
  const { store, content, make, kept, write, save, others } = await open();
  const entry = await make({ answer: 'Да' });
  write({ answer: 'Да, тонкий' }, entry);
  await others(entry, 'Нет');
  const told = [{ field: 'answer', mine: 'Да, тонкий', theirs: 'Нет' }];
  expect(await save(entry)).toMatchObject({ problems: {}, conflict: { differences: told } });
  const { conflict } = await save(entry);
  expect(conflict?.differences).toMatchObject(told);
  expect(await kept()).toMatchObject([{ answer: 'Нет' }]);
  expect(store.get(qaDraftAtom(entry.id))).toEqual({ answer: 'Да, тонкий' });
  const choose = (fields: { answer: string }) =>
    store.set(saveQaTextsAtom, {
      content,
      entry,
      resolved: { fields, differences: conflict?.differences ?? [] },
    });
  // What came after the choice was shown is another conflict.
  await others(entry, 'Не нужен');
  expect(await choose({ answer: 'Да, тонкий' })).toMatchObject({
    conflict: { differences: [{ theirs: 'Не нужен' }] },
  });
  await others(entry, 'Нет');
  expect(await choose({ answer: 'Да, тонкий' })).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ answer: 'Да, тонкий' }]);
});

test('what the platform has kept without its spare spaces, though its answer was lost, is no text of others', async () => {
  const { make, kept, write, save, lose } = await open();
  const entry = await make({ answer: 'Да' });
  write({ answer: 'Да, тонкий\n' }, entry);
  await lose(entry);
  expect(await kept()).toMatchObject([{ answer: 'Да, тонкий' }]);
  expect(await save(entry)).toMatchObject(allWell);
});

test('what was written on after an answer was lost is saved, and the text of others since is told', async () => {
  const { store, make, kept, write, save, others, lose } = await open();
  const entry = await make({ answer: 'Да' });
  write({ answer: 'Да, тонкий ' }, entry);
  await lose(entry);
  write({ answer: 'Да, тонкий и\u00A0мягкий' }, entry);
  await lose(entry);
  write({ answer: 'Любой' }, entry);
  expect(await save(entry)).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ answer: 'Любой' }]);
  expect(store.get(qaDraftAtom(entry.id))).toBeNull();

  const [saved = entry] = await kept();
  write({ answer: 'Любой, но\u00A0свой' }, saved);
  await lose(saved);
  await others(saved, 'Нет');
  write({ answer: 'Свой' }, saved);
  expect(await save(saved)).toMatchObject({ conflict: { differences: [{ mine: 'Свой', theirs: 'Нет' }] } });
  expect(await kept()).toMatchObject([{ answer: 'Нет' }]);
});

test('what others have put back after an answer was lost twice is told too', async () => {
  const { make, write, save, others, lose } = await open();
  const entry = await make({ answer: 'Да' });
  write({ answer: 'Да, тонкий' }, entry);
  await lose(entry);
  write({ answer: 'Любой' }, entry);
  await lose(entry);
  await others(entry, 'Да');
  write({ answer: 'Свой' }, entry);
  expect(await save(entry)).toMatchObject({ conflict: { differences: [{ theirs: 'Да' }] } });
});

test('an answer that was taken away, and the platform did not say so, may be written anew', async () => {
  const { make, kept, write, save, lose } = await open();
  const entry = await make({ answer: 'Да' });
  write({ answer: '' }, entry);
  await lose(entry);
  expect((await kept())[0]?.answer ?? null).toBeNull();
  write({ answer: 'Нет' }, entry);
  expect(await save(entry)).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ answer: 'Нет' }]);
});

test('what was sent without an answer is known on the next page too', async () => {
  const { content, entry, line, sent, visit, kept } = await openSilent(({ id }) => `/qa/${id}`, {
    isDone: true,
  });
  const before = await visit();
  before.store.set(writeQaAtom, { key: entry.id, patch: { answer: 'Да, тонкий' }, entry });
  void before.store.set(saveQaTextsAtom, { content, entry });
  await sent;
  before.end();
  line.isSilent = false;
  const after = await visit(qaDraftAtom(entry.id));
  await vi.waitFor(() => expect(after.store.get(qaDraftAtom(entry.id))).toEqual({ answer: 'Да, тонкий' }));
  after.store.set(writeQaAtom, { key: entry.id, patch: { answer: 'Любой' }, entry });
  expect(await after.store.set(saveQaTextsAtom, { content, entry })).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ answer: 'Любой' }]);
});

test('what the platform has refused is, when others say it, a text of others', async () => {
  const { make, write, save, others, lose, instead } = await open();
  const entry = await make({ question: 'Нужен ли коврик?', answer: 'Да' });
  write({ question: 'Нужен ли мне коврик?' }, entry);
  await lose(entry);
  write({ answer: 'Да, тонкий' }, entry);
  instead.answer = (call) => (call.path === `qa/${entry.id}` && call.method === 'POST' ? refuse(422) : null);
  await expect(save(entry)).rejects.toMatchObject({ status: 422 });
  instead.answer = null;
  await others(entry, 'Да, тонкий');
  // What was sent before, and not refused, is the author's own all the same.
  write({ question: 'Нужен ли свой коврик?', answer: 'Любой' }, entry);
  const { conflict } = await save(entry);
  expect(conflict?.differences).toMatchObject([{ field: 'answer', theirs: 'Да, тонкий' }]);
});

test.each([
  ['read', 'GET', 'Да'],
  ['sent', 'POST', 'Да, тонкий'],
])(
  'a save whose author has gone while it was %s leaves the draft of the next one alone',
  async (_, method, there) => {
    const { store, calls, make, kept, write, save, holdBack } = await open();
    const entry = await make({ answer: 'Да' });
    const path = `qa/${entry.id}`;
    const goOn = holdBack(method, new RegExp(path));
    write({ answer: 'Да, тонкий' }, entry);
    const saving = save(entry);
    await vi.waitFor(() => expect(calls).toContainEqual(expect.objectContaining({ method, path })));
    const client = store.get(queryClientAtom);
    client.setQueryData<Author>(accountKeys.profile, (author) => author && { ...author, id: 'oleg' });
    await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe('oleg'));
    write({ answer: 'Своё' }, entry);
    goOn();
    await expect(saving).rejects.toMatchObject({ status: 401 });
    expect(await kept()).toMatchObject([{ answer: there }]);
    expect(store.get(qaDraftAtom(entry.id))).toEqual({ answer: 'Своё' });
  },
);

test('of a conflict the text of the others can be kept', async () => {
  const { store, content, make, kept, write, save, others } = await open();
  const entry = await make({ answer: 'Да' });
  write({ question: 'Нужен ли мне коврик?', answer: 'Да, тонкий' }, entry);
  await others(entry, 'Нет');
  const { conflict } = await save(entry);
  const resolved = { fields: { answer: 'Нет' }, differences: conflict?.differences ?? [] };
  expect(await store.set(saveQaTextsAtom, { content, entry, resolved })).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ question: 'Нужен ли мне коврик?', answer: 'Нет' }]);
  expect(store.get(qaDraftAtom(entry.id))).toBeNull();
});

test('pressed again during a save, it saves what was written in between', async () => {
  const { store, make, kept, write, save, holdBack } = await open();
  const entry = await make({});
  const goOn = holdBack('POST', /^qa\/(?!list)/);
  write({ answer: 'Да' }, entry);
  const first = save(entry);
  write({ answer: 'Да, тонкий' }, entry);
  const second = save(entry);
  goOn();
  expect(await first).toMatchObject(allWell);
  expect(await second).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ answer: 'Да, тонкий' }]);
  expect(store.get(qaDraftAtom(entry.id))).toBeNull();
});

test('pressed again while a new entry is made, it saves what was written in between, in the same one', async () => {
  const { store, key, kept, write, save, holdBack } = await open();
  const goOn = holdBack('POST', /^qa\/create/);
  write({ question: 'Можно ли лёжа?' });
  const first = save(null);
  write({ answer: 'Можно' });
  const second = save(null);
  goOn();
  await Promise.all([first, second]);
  expect(await kept()).toMatchObject([{ question: 'Можно ли лёжа?', answer: 'Можно' }]);
  expect(store.get(qaDraftAtom(key))).toBeNull();
  expect(store.get(qaDraftAtom((await kept())[0]?.id ?? ''))).toBeNull();
});

test('pressed again during a save that fails, it tries by itself', async () => {
  const { at, key, store, kept, write, save, instead } = await open();
  let isFirst = true;
  instead.answer = async (call, request) => {
    if (call.path !== 'qa/create' || !isFirst) return at.platform.fetch(request);
    isFirst = false;
    return refuse(503);
  };
  write({ question: 'Можно ли лёжа?' });
  const [first, second] = [save(null), save(null)];
  await expect(first).rejects.toMatchObject({ status: 503 });
  expect(await second).toMatchObject(allWell);
  expect(await kept()).toMatchObject([{ question: 'Можно ли лёжа?' }]);
  expect(store.get(qaDraftAtom(key))).toBeNull();
});

test('what is asked next, while the rest of the one before is being saved, is saved too', async () => {
  const { store, key, kept, write, save, holdBack } = await open();
  const create = holdBack('POST', /^qa\/create/);
  write({ question: 'Можно ли лёжа?' });
  const first = save(null);
  write({ answer: 'Можно' });
  const second = save(null);
  const update = holdBack('POST', /^qa\/(?!list|create)/);
  create();
  await first;
  write({ question: 'А вечером?' });
  const third = save(null);
  update();
  await Promise.all([second, third]);
  expect(store.get(qaDraftAtom(key))).toBeNull();
  expect((await kept()).map(({ question, answer }) => [question, answer ?? null])).toEqual(
    expect.arrayContaining([
      ['Можно ли лёжа?', 'Можно'],
      ['А вечером?', null],
    ]),
  );
});

/** A question that was removed, and cannot be made anew for now. */
async function openRemoved(status: number) {
  const opened = await open();
  const { at, store, content, make, instead } = opened;
  await make({ question: 'Можно ли лёжа?' });
  const entry = await make({ answer: 'Да', status: 'hidden', orderNumber: 1 });
  await store.set(removeQaAtom, entry.id);
  const bringBack = () => store.set(bringBackQaAtom, { content, entry });
  /** Whether the platform does what it is asked before it fails. */
  const fail = (done: boolean) => {
    instead.answer = async (call, request) => {
      if (call.path !== 'qa/create') return at.platform.fetch(request);
      if (done) await at.platform.fetch(request);
      return refuse(status);
    };
  };
  const { question, answer, orderNumber } = entry;
  const asItWas = { question, answer, status: 'hidden', orderNumber };
  return { ...opened, entry, asItWas, bringBack, fail };
}

test('a removed entry comes back as it was, and leaves nothing on the device', async () => {
  const { store, kept, asItWas, bringBack } = await openRemoved(503);
  await bringBack();
  expect(await kept()).toContainEqual(expect.objectContaining(asItWas));
  expect(await store.get(deviceAtom).keys('draft/')).toEqual([]);
});

test('one that does not come back waits in the form with all that it was', async () => {
  const { store, key, kept, save, asItWas, instead, bringBack, fail } = await openRemoved(503);
  fail(false);
  await expect(bringBack()).rejects.toMatchObject({ status: 503 });
  expect(store.get(qaDraftAtom(key))).toEqual(asItWas);
  instead.answer = null;
  expect(await save(null)).toMatchObject(allWell);
  expect(await kept()).toContainEqual(expect.objectContaining(asItWas));
});

test.each([false, true])(
  'one whose page went before the answer came waits in the form of the next visit, made: %s',
  async (isDone) => {
    const { content, entry, line, sent, visit, kept } = await openSilent(() => '/qa/create', { isDone });
    const before = await visit();
    await before.store.set(removeQaAtom, entry.id);
    void before.store.set(bringBackQaAtom, { content, entry });
    await sent;
    before.end();
    line.isSilent = false;
    const key = newQaKey(content);
    const after = await visit(qaDraftAtom(key));
    const asItWas = { question: 'Нужен ли коврик?', answer: 'Да' };
    await vi.waitFor(() => expect(after.store.get(qaDraftAtom(key))).toMatchObject(asItWas));
    await after.store.set(saveQaTextsAtom, { content, entry: null });
    expect(await kept()).toMatchObject([asItWas]);
    expect(after.store.get(qaDraftAtom(key))).toBeNull();
  },
);

test('one that came back though its answer was lost is not made twice from the form', async () => {
  const { store, key, kept, save, asItWas, instead, bringBack, fail } = await openRemoved(502);
  fail(true);
  await expect(bringBack()).rejects.toMatchObject({ status: 502 });
  instead.answer = null;
  expect(await save(null)).toMatchObject(allWell);
  expect(await kept()).toHaveLength(2);
  expect(await kept()).toContainEqual(expect.objectContaining(asItWas));
  expect(store.get(qaDraftAtom(key))).toBeNull();
});

test('one that does not come back waits behind a question that is being written', async () => {
  const { store, key, kept, write, save, asItWas, instead, bringBack, fail } = await openRemoved(503);
  write({ question: 'А вечером?' });
  fail(false);
  await expect(bringBack()).rejects.toMatchObject({ status: 503 });
  expect(store.get(qaDraftAtom(key))).toEqual({ question: 'А вечером?' });
  instead.answer = null;
  expect(await save(null)).toMatchObject(allWell);
  expect(store.get(qaDraftAtom(key))).toEqual(asItWas);
  expect(await save(null)).toMatchObject(allWell);
  expect((await kept()).map(({ question }) => question)).toEqual(
    expect.arrayContaining(['А вечером?', asItWas.question]),
  );
});
