import { expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import { makeOwner } from '#platform/testing/modules.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { authAtom } from '../session/session.ts';
import { bringBackQaAtom, newQaKey, qaDraftAtom, saveQaTextsAtom, writeQaAtom } from './inPlace.ts';
import { removeQaAtom } from './removing.ts';

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
  return { ...opened, content, key, make, kept, write, save, holdBack };
}

test('what is written on while an entry is being saved stays', async () => {
  const { store, make, kept, write, save, holdBack } = await open();
  const entry = await make({});
  const goOn = holdBack('POST', /^qa\/(?!list)/);
  write({ answer: 'Да' }, entry);
  const saving = save(entry);
  write({ answer: 'Да, тонкий' }, entry);
  goOn();
  expect(await saving).toEqual({});
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
  expect(await saving).toEqual({});
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
  expect(await save(null)).toEqual({});
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
  const { at, make, kept, write, save } = await open();
  const entry = await make({});
  await at.ask(endpoints.qa.update, { params: { id: entry.id }, body: { id: entry.id, answer: 'Да' } });
  write({ question: 'Нужен ли мне коврик?' }, entry);
  await save(entry);
  expect(await kept()).toMatchObject([{ question: 'Нужен ли мне коврик?', answer: 'Да' }]);
});

test('what others have written in the same place is told first, and only another press takes its place', async () => {
  const { at, store, make, kept, write, save } = await open();
  const entry = await make({ answer: 'Да' });
  write({ answer: 'Да, тонкий' }, entry);
  await at.ask(endpoints.qa.update, { params: { id: entry.id }, body: { id: entry.id, answer: 'Нет' } });
  expect(await save(entry)).toEqual({ answer: expect.stringContaining('«Нет»') });
  expect(await kept()).toMatchObject([{ answer: 'Нет' }]);
  expect(store.get(qaDraftAtom(entry.id))).toEqual({ answer: 'Да, тонкий' });
  expect(await save(entry)).toEqual({});
  expect(await kept()).toMatchObject([{ answer: 'Да, тонкий' }]);
});

test('a removed entry comes back as it was, or waits to be made anew', async () => {
  const { store, content, key, make, kept, instead } = await open();
  await make({ question: 'Можно ли лёжа?' });
  const entry = await make({ answer: 'Да', status: 'hidden', orderNumber: 1 });
  await store.set(removeQaAtom, entry.id);
  instead.answer = ({ path }) => (path === 'qa/create' ? refuse(503) : null);
  const bringBack = () => store.set(bringBackQaAtom, { content, entry });
  await expect(bringBack()).rejects.toMatchObject({ status: 503 });
  expect(store.get(qaDraftAtom(key))).toEqual({ question: 'Нужен ли коврик?', answer: 'Да' });
  instead.answer = null;
  await bringBack();
  const { question, answer, status, orderNumber } = entry;
  expect(await kept()).toContainEqual(expect.objectContaining({ question, answer, status, orderNumber }));
});
