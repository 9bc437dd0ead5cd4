import { expect, onTestFinished, test, vi } from 'vitest';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { createQuizAtom, quizAtom, quizListAtom, refreshQuizAtom, updateQuizAtom } from './quizzes.ts';
import { removeQuizAtom } from './removing.ts';

const list = quizListAtom({});

/** The console with its list of quizzes on the screen. */
async function open() {
  const console = await openPlatformConsole([list]);
  const { store } = console;
  await vi.waitFor(() => expect(store.get(list).status).toBe('ready'));
  const rests = () => vi.waitFor(() => expect(store.get(list).refreshing).toBe(false));
  return { ...console, rests };
}

test('a new quiz joins the list at once, and a changed one is read again', async () => {
  const { store, calls } = await open();
  const { id } = await store.set(createQuizAtom, { name: 'Опора и дыхание' });
  expect(store.get(list).items).toMatchObject([{ id, status: 'draft' }]);
  await store.set(updateQuizAtom, { id, passingScore: 90 });
  const of = calls.filter(({ path }) => path === `quiz/${id}`).map(({ method }) => method);
  expect(of).toEqual(['POST', 'GET']);
  expect(store.get(list).items).toMatchObject([{ id, passingScore: 90 }]);
});

test('a removed quiz leaves the list; one that is not removed stays', async () => {
  const { store, instead, told, rests } = await open();
  const { id } = await store.set(createQuizAtom, { name: 'Опора и дыхание' });
  instead.answer = ({ method }) => (method === 'DELETE' ? refuse(500) : null);
  await expect(store.set(removeQuizAtom, id)).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe('Не\u00A0удалось удалить тест');
  expect(store.get(list).items).toHaveLength(1);
  instead.answer = null;
  await store.set(removeQuizAtom, id);
  expect(store.get(list)).toMatchObject({ items: [], count: 0 });
  await rests();
});

test('a quiz is taken from the list first, then from the platform', async () => {
  const { store, at, calls, told, rests } = await open();
  const { id } = await store.set(createQuizAtom, { name: 'Опора и дыхание' });
  calls.length = 0;
  onTestFinished(store.sub(quizAtom(id), () => undefined));
  expect(store.get(quizAtom(id)).item).toMatchObject({ id });
  expect(calls).toEqual([]);
  onTestFinished(store.sub(quizAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(quizAtom('77')).status).toBe('notFound'));
  expect(told()).toBe('Тест 77 не\u00A0найден');
  at.sessions.hold(null);
  await expect(store.set(refreshQuizAtom, id)).rejects.toMatchObject({ status: 401 });
  expect(told()).toBe('');
  await rests();
});

test('what fails is told in its own words and thrown on, and the list comes to rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, instead, told, rests } = await open();
  instead.answer = () => refuse(500);
  const said = async (work: Promise<unknown>) => {
    await expect(work).rejects.toMatchObject({ status: 500 });
    return told();
  };
  expect(await said(store.set(createQuizAtom, { name: 'Опора' }))).toBe('Ошибка при создании теста');
  const update = store.set(updateQuizAtom, { id: '7', name: 'Опора' });
  expect(await said(update)).toBe('Не\u00A0удалось обновить тест');
  store.get(list).retry();
  await rests();
  vi.restoreAllMocks();
});

test('a list that cannot be read says so', async () => {
  const { store, instead, told } = await openPlatformConsole();
  instead.answer = () => refuse(500);
  const stop = store.sub(list, () => undefined);
  await vi.waitFor(() => expect(store.get(list).status).toBe('failed'));
  expect(told()).toBe('Не\u00A0удалось получить список тестов');
  stop();
});
