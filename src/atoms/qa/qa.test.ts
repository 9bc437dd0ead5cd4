import { expect, test, vi } from 'vitest';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { createQaAtom, qaAtom, qaListAtom, updateQaAtom } from './qa.ts';
import { removeQaAtom } from './removing.ts';

const list = qaListAtom({});

async function open() {
  const console = await openPlatformConsole([list]);
  const { store } = console;
  await vi.waitFor(() => expect(store.get(list).status).toBe('ready'));
  const shown = () => store.get(list).items.map(({ question }) => question);
  const rests = () => vi.waitFor(() => expect(store.get(list).refreshing).toBe(false));
  return { ...console, shown, rests };
}

test('an answered question goes behind those that wait, and a removed one goes', async () => {
  const { store, shown, rests } = await open();
  const first = await store.set(createQaAtom, { question: 'Можно ли лёжа?' });
  await store.set(createQaAtom, { question: 'Нужен ли коврик?' });
  await vi.waitFor(() => expect(shown()).toEqual(['Можно ли лёжа?', 'Нужен ли коврик?']));
  expect(await store.set(updateQaAtom, { id: first.id, answer: 'Да' })).toMatchObject({
    status: 'published',
  });
  await vi.waitFor(() => expect(shown()).toEqual(['Нужен ли коврик?', 'Можно ли лёжа?']));
  await store.set(removeQaAtom, first.id);
  expect(shown()).toEqual(['Нужен ли коврик?']);
  await rests();
});

test('a removal whose answer was lost is done once it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, at, instead, shown, told, rests } = await open();
  const { id } = await store.set(createQaAtom, { question: 'Можно ли лёжа?' });
  await rests();
  instead.answer = async (_call, request) => {
    await at.platform.fetch(request);
    return refuse(502);
  };
  await expect(store.set(removeQaAtom, id)).rejects.toMatchObject({ status: 502 });
  expect(told()).toBe('Не\u00A0удалось удалить вопрос');
  instead.answer = null;
  await store.set(removeQaAtom, id);
  expect(shown()).toEqual([]);
  await rests();
  vi.restoreAllMocks();
});

test('what fails is told in its own words and thrown on, and the list comes to rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, instead, shown, told, rests } = await open();
  const { id } = await store.set(createQaAtom, { question: 'Можно ли лёжа?' });
  await rests();
  instead.answer = () => refuse(500);
  for (const [intent, text] of [
    [() => store.set(createQaAtom, { question: 'Нужен ли коврик?' }), 'Ошибка при создании вопроса'],
    [() => store.set(updateQaAtom, { id, answer: 'Да' }), 'Не\u00A0удалось обновить вопрос'],
    [() => store.set(removeQaAtom, id), 'Не\u00A0удалось удалить вопрос'],
  ] as const) {
    await expect(intent()).rejects.toMatchObject({ status: 500 });
    expect(told()).toBe(text);
    await rests();
  }
  const stop = store.sub(qaAtom('77'), () => undefined);
  await vi.waitFor(() => expect(store.get(qaAtom('77')).status).toBe('failed'));
  // It may well be there.
  expect(told()).toBe('На\u00A0платформе что-то сломалось. Повторите через минуту.');
  stop();
  expect(shown()).toEqual(['Можно ли лёжа?']);
  vi.restoreAllMocks();
});

test('a list that cannot be read says so', async () => {
  const { store, instead, told } = await openPlatformConsole();
  instead.answer = () => refuse(500);
  const stop = store.sub(list, () => undefined);
  await vi.waitFor(() => expect(store.get(list).status).toBe('failed'));
  expect(told()).toBe('Не\u00A0удалось получить список вопросов');
  stop();
});
