import { expect, test, vi } from 'vitest';
import { seedAnswer } from '#platform/testing/seed.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { answerCountAtom, answerListAtom, checkAnswerAtom } from './answers.ts';
import { answerStatsAtom } from './answerStats.ts';

async function open() {
  const console = await openPlatformConsole();
  await seedAnswer(console.at, { id: 'anna', email: 'anna@example.com' });
  await seedAnswer(console.at, { id: 'boris', email: 'boris@example.com', quizId: 'quiz-2', passed: null });
  return console;
}

test('the answers of one quiz are asked for as the call has it, and filtered', async () => {
  const { store, calls } = await open();
  const list = answerListAtom({ filter: { quizId: 'quiz-2', passed: 'waiting' }, search: 'boris' });
  const stop = store.sub(list, () => undefined);
  await vi.waitFor(() => expect(store.get(list).items).toMatchObject([{ id: 'boris' }]));
  expect(calls.at(-1)?.body).toEqual({
    quizId: 'quiz-2',
    filter: { passed: 'waiting' },
    search: 'boris',
    limit: 25,
    page: 1,
  });
  stop();

  const count = answerCountAtom({});
  const stopCount = store.sub(count, () => undefined);
  await vi.waitFor(() => expect(store.get(count)).toBe(2));
  stopCount();
});

test('a list that cannot be read says so', async () => {
  const { store, instead, told } = await open();
  instead.answer = () => refuse(500);
  const list = answerListAtom({});
  const stop = store.sub(list, () => undefined);
  await vi.waitFor(() => expect(store.get(list).status).toBe('failed'));
  expect(told()).toBe('Не\u00A0удалось получить список ответов');
  stop();
});

test('a code is checked; an unknown one is told from a failure', async () => {
  const { store, instead, told } = await open();
  const right = { email: ' ANNA@example.com', code: 'vdoh-1' };
  expect(await store.set(checkAnswerAtom, right)).toMatchObject({ id: 'anna', quizName: 'Дыхание' });
  await expect(store.set(checkAnswerAtom, { ...right, code: 'other' })).rejects.toMatchObject({
    status: 404,
  });
  expect(told()).toBe('Нет ответа с\u00A0такой почтой и\u00A0таким кодом');
  instead.answer = () => refuse(500);
  await expect(store.set(checkAnswerAtom, right)).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe('Не\u00A0удалось проверить код');
});

test('no attempt is counted twice where another is handed in while they are read', async () => {
  const { store, at, instead } = await open();
  for (let of = 0; of < 110; of += 1) await seedAnswer(at, { id: `a-${of}`, quizId: 'quiz-3', percent: 50 });
  let pages = 0;
  instead.answer = async (_call, request) => {
    const answer = await at.platform.fetch(request);
    pages += 1;
    if (pages === 1)
      await seedAnswer(at, {
        id: 'late',
        quizId: 'quiz-3',
        percent: 100,
        submittedAt: new Date(at.clock.now + 1000).toISOString(),
      });
    return answer;
  };
  const stats = answerStatsAtom('quiz-3');
  const stop = store.sub(stats, () => undefined);
  await vi.waitFor(() => expect(store.get(stats).status).toBe('ready'));
  expect(pages).toBe(2);
  expect(store.get(stats).item).toMatchObject({ counted: 110, tenths: [0, 0, 0, 0, 0, 110, 0, 0, 0, 0] });
  stop();
});

test('a platform that answers with one page again and again is not asked for ever', async () => {
  const { store, at, instead } = await open();
  for (let of = 0; of < 100; of += 1) await seedAnswer(at, { id: `a-${of}`, quizId: 'quiz-3', percent: 50 });
  let calls = 0;
  let page: Response | null = null;
  instead.answer = async (_call, request) => {
    calls += 1;
    if (calls > 50) return refuse(500);
    page ??= await at.platform.fetch(request);
    return page.clone();
  };
  const stats = answerStatsAtom('quiz-3');
  const stop = store.sub(stats, () => undefined);
  await vi.waitFor(() => expect(store.get(stats).status).not.toBe('loading'));
  stop();
  expect([store.get(stats).item?.counted, calls]).toEqual([100, 20]);
});
