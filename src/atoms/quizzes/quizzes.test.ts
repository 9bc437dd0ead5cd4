import { expect, onTestFinished, test, vi } from 'vitest';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import {
  createOptionAtom,
  createQuestionAtom,
  removeOptionAtom,
  removeQuestionAtom,
  updateOptionAtom,
  updateQuestionAtom,
} from './questions.ts';
import {
  createQuizAtom,
  lookUpQuizAtom,
  quizAtom,
  quizListAtom,
  quizzesBusyAtom,
  refreshQuizAtom,
  removeQuizAtom,
  updateQuizAtom,
} from './quizzes.ts';

const list = quizListAtom({});

/** The console with its list of quizzes on the screen. */
async function open() {
  const console = await openPlatformConsole([list, quizzesBusyAtom]);
  const { store } = console;
  await vi.waitFor(() => expect(store.get(list).status).toBe('ready'));
  const rests = () => vi.waitFor(() => expect(store.get(quizzesBusyAtom)).toBe(false));
  return { ...console, rests };
}

/** A quiz on the screen with one question of two options. */
async function openQuiz() {
  const opened = await open();
  const { store } = opened;
  const { id: quizId } = await store.set(createQuizAtom, { name: 'Опора и дыхание' });
  const question = await store.set(createQuestionAtom, {
    quizId,
    question: { text: 'Что держит тело?', type: 'single' },
  });
  const path = { quizId, questionId: question.id };
  const option = async (text: string, isCorrect: boolean) =>
    (await store.set(createOptionAtom, { ...path, option: { text, isCorrect } })).id;
  const [floor, air] = [await option('Пол', true), await option('Воздух', false)];
  onTestFinished(store.sub(quizAtom(quizId), () => undefined));
  const questions = () => store.get(quizAtom(quizId)).item?.questions ?? [];
  return { ...opened, quizId, path, floor, air, questions };
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
  const removing = store.set(removeQuizAtom, id);
  expect(store.get(quizzesBusyAtom)).toBe(true);
  await removing;
  expect(store.get(list)).toMatchObject({ items: [], count: 0 });
  await rests();
});

test('a quiz is looked up in the list first, then on the platform', async () => {
  const { store, at, calls, told, rests } = await open();
  const { id } = await store.set(createQuizAtom, { name: 'Опора и дыхание' });
  calls.length = 0;
  expect(await store.set(lookUpQuizAtom, id)).toMatchObject({ id });
  expect(calls).toEqual([]);
  await expect(store.set(lookUpQuizAtom, '77')).rejects.toMatchObject({ status: 404 });
  expect(told()).toBe('Тест 77 не\u00A0найден');
  at.sessions.hold(null);
  await expect(store.set(refreshQuizAtom, id)).rejects.toMatchObject({ status: 401 });
  expect(told()).toBe('');
  await rests();
});

test('what fails is told in its own words and thrown on, and the flag goes down', async () => {
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

test('every change of a question or an option shows in the quiz', async () => {
  const { store, path, floor, air, questions } = await openQuiz();
  expect(questions()).toMatchObject([{ options: [{ text: 'Пол' }, { text: 'Воздух' }] }]);
  await store.set(updateOptionAtom, { ...path, optionId: air, patch: { isCorrect: true } });
  expect(questions()[0]?.options.map(({ isCorrect }) => isCorrect)).toEqual([false, true]);
  await store.set(removeOptionAtom, { ...path, optionId: floor });
  expect(questions()[0]?.options).toMatchObject([{ id: air, orderNumber: 1 }]);
  await store.set(updateQuestionAtom, { ...path, patch: { points: 3 } });
  expect(questions()).toMatchObject([{ points: 3 }]);
  await store.set(removeQuestionAtom, path);
  expect(questions()).toEqual([]);
});

test('a refused change of a question or an option is told by its own words; the quiz stays as it was', async () => {
  const { store, quizId, path, floor, questions, instead, told, rests } = await openQuiz();
  const before = questions();
  instead.answer = (call) => (call.method === 'GET' || call.path.endsWith('/list') ? null : refuse(422));
  const option = { ...path, optionId: floor };
  const question = { text: 'Что ещё?', type: 'open' as const };
  for (const [intent, text] of [
    [() => store.set(createQuestionAtom, { quizId, question }), 'Не\u00A0удалось создать вопрос'],
    [() => store.set(updateQuestionAtom, { ...path, patch: {} }), 'Не\u00A0удалось изменить вопрос'],
    [() => store.set(removeQuestionAtom, path), 'Не\u00A0удалось удалить вопрос'],
    [
      () => store.set(createOptionAtom, { ...path, option: { text: 'Стул' } }),
      'Не\u00A0удалось создать вариант ответа',
    ],
    [() => store.set(updateOptionAtom, { ...option, patch: {} }), 'Не\u00A0удалось изменить вариант ответа'],
    [() => store.set(removeOptionAtom, option), 'Не\u00A0удалось удалить вариант ответа'],
  ] as const) {
    const running = intent();
    expect(store.get(quizzesBusyAtom)).toBe(true);
    await expect(running).rejects.toMatchObject({ status: 422 });
    expect(told()).toBe(text);
    await rests();
  }
  expect(questions()).toEqual(before);
});

test('a quiz that cannot be read again after a change is told once, as that', async () => {
  const { store, path, instead, told } = await openQuiz();
  instead.answer = ({ method, path: asked }) =>
    method === 'GET' && asked.startsWith('quiz/') ? refuse(500) : null;
  const change = store.set(updateQuestionAtom, { ...path, patch: { points: 3 } });
  await expect(change).rejects.toMatchObject({ status: 500 });
  expect([told(), told()]).toEqual(['Не\u00A0удалось обновить тест', '']);
});
