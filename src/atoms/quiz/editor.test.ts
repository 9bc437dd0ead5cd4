import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import { quizKeys } from '#api/quiz/queries.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { questionFaults, quizEditor } from './editor.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { optionOf, questionOf } from './questionEdits.ts';
import { quizProgressAtom } from './parts.ts';

const verdicts = ['Верно', 'Неверно'] as const;
const single = (text: string) => ({
  ...questionOf('single', verdicts),
  text,
  options: [optionOf('Стопы', true), optionOf(' Шея ')],
});

/** The editor of a quiz that is not there yet, with two questions in it. */
async function open() {
  const console = await openPlatformConsole();
  const { store, at } = console;
  const look = (key: string) => onTestFinished(store.sub(quizEditor.editorAtom(key), () => undefined));
  look('new');
  await vi.waitFor(() => expect(store.get(quizEditor.editorAtom('new')).status).toBe('ready'));
  const edit = (key: string, patch: Parameters<typeof quizEditor.editAtom.write>[2]['patch']) =>
    store.set(quizEditor.editAtom, { key, patch });
  const read = (id: string) => at.ask<Quiz>(endpoints.quiz.get, { params: { id } });
  const save = async (key: string) => {
    const result = await store.set(quizEditor.saveAtom, { key });
    if (!('id' in result)) throw new Error(result.status);
    look(result.id);
    await vi.waitFor(() => expect(store.get(quizEditor.editorAtom(result.id)).status).toBe('ready'));
    return result.id;
  };
  edit('new', { name: 'Опора', questions: [single('Где опора?'), single('Что держит?')] });
  return { ...console, edit, read, save };
}

test('a new quiz is saved with its questions, and nothing of it is left in the draft', async () => {
  const { store, save, read } = await open();
  const id = await save('new');
  expect((await read(id)).questions).toMatchObject([
    {
      text: 'Где опора?',
      options: [
        { text: 'Стопы', isCorrect: true },
        { text: 'Шея', isCorrect: false },
      ],
    },
    { text: 'Что держит?' },
  ]);
  expect(store.get(quizEditor.editorAtom(id))).toMatchObject({ dirty: false, problems: {} });
  expect(store.get(quizProgressAtom('new'))).toBeNull();
});

test('a save that breaks off goes on where it stopped, whatever breaks it, and makes nothing twice', async () => {
  const { calls, instead, save, read, told } = await open();
  let left = 0;
  instead.answer = ({ path }) =>
    /(question|option)\/create$/.test(path) && (left -= 1) < 0 ? refuse(500) : null;
  for (const room of [0, 1, 2]) {
    left = room;
    await expect(save('new')).rejects.toThrow('broken');
    expect(told()).toBe('Не\u00A0удалось сохранить вопросы теста');
  }
  instead.answer = null;
  const id = await save('new');
  expect(calls.filter(({ path }) => path === 'quiz/create')).toHaveLength(1);
  const { questions } = await read(id);
  expect(questions.map(({ text, options }) => [text, options.length])).toEqual([
    ['Где опора?', 2],
    ['Что держит?', 2],
  ]);
});

test('what was made though its answer was lost is found by the next save: nobody is asked, and nothing is made twice', async () => {
  const { at, calls, instead, save, read } = await open();
  let lost = 0;
  // Each creation is done once, and its answer lost; the call after it comes through.
  const done = async (path: string, body: unknown) => {
    const [, id = '', , qid = ''] = path.split('/');
    if (path.endsWith('question/create'))
      await at.ask(endpoints.quiz.createQuestion, { params: { id }, body });
    else await at.ask(endpoints.quiz.createOption, { params: { id, qid }, body });
    return refuse(500);
  };
  instead.answer = ({ path, body }) =>
    /(question|option)\/create$/.test(path) && (lost += 1) % 2 === 1 ? done(path, body) : null;
  const again = async (): Promise<string> => {
    const made = await save('new').catch((error: unknown) => String(error));
    return made.includes('broken') ? again() : made;
  };
  const id = await again();
  expect(lost).toBeGreaterThan(2);
  expect((await read(id)).questions.map(({ text, options }) => [text, options.length])).toEqual([
    ['Где опора?', 2],
    ['Что держит?', 2],
  ]);
  expect(calls.filter(({ path }) => path.endsWith('question/create'))).toHaveLength(2);
});

test('what was taken out though its answer was lost is gone for the next save: nobody is asked', async () => {
  const { store, at, edit, instead, save, read } = await open();
  const id = await save('new');
  const [first, second] = store.get(quizEditor.editorAtom(id)).fields.questions;
  if (first === undefined || second === undefined) throw new Error('It has two questions');
  edit(id, { questions: [{ ...first, options: first.options.slice(0, 1) }] });
  let lost = 0;
  const done = async (path: string) => {
    const [, , , qid = '', , oid = ''] = path.split('/');
    if (oid === '') await at.ask(endpoints.quiz.removeQuestion, { params: { id, qid } });
    else await at.ask(endpoints.quiz.removeOption, { params: { id, qid, oid } });
    return refuse(500);
  };
  instead.answer = ({ method, path }) => (method === 'DELETE' && (lost += 1) % 2 === 1 ? done(path) : null);
  const again = async (): Promise<string> => {
    const saved = await save(id).catch((error: unknown) => String(error));
    return saved.includes('broken') ? again() : saved;
  };
  expect(await again()).toBe(id);
  expect(lost).toBeGreaterThan(1);
  expect((await read(id)).questions.map(({ text, options }) => [text, options.length])).toEqual([
    ['Где опора?', 1],
  ]);
});

test('what was changed and moved though its answer was lost is known for what was sent: nobody is asked', async () => {
  const { store, at, edit, instead, save, read } = await open();
  const id = await save('new');
  const [first, second] = store.get(quizEditor.editorAtom(id)).fields.questions;
  if (first === undefined || second === undefined) throw new Error('It has two questions');
  edit(id, {
    questions: [
      { ...second, text: 'Что держит тело?' },
      { ...first, text: 'Где она?', options: first.options.toReversed() },
    ],
  });
  let lost = 0;
  const done = async (path: string, body: unknown) => {
    const [, , , qid = '', , oid = ''] = path.split('/');
    if (oid === '') await at.ask(endpoints.quiz.updateQuestion, { params: { id, qid }, body });
    else await at.ask(endpoints.quiz.updateOption, { params: { id, qid, oid }, body });
    return refuse(500);
  };
  instead.answer = ({ method, path, body }) =>
    method === 'POST' && path.includes('question') && (lost += 1) % 2 === 1 ? done(path, body) : null;
  const again = async (): Promise<string> => {
    const saved = await save(id).catch((error: unknown) => String(error));
    return saved.includes('broken') ? again() : saved;
  };
  expect(await again()).toBe(id);
  expect(lost).toBeGreaterThan(2);
  expect((await read(id)).questions.map(({ text, options: [option] }) => [text, option?.text])).toEqual([
    ['Что держит тело?', 'Стопы'],
    ['Где она?', 'Шея'],
  ]);
});

test('what somebody else changed beside what was lost is asked about', async () => {
  const { store, at, edit, instead, save } = await open();
  const id = await save('new');
  const [first, second] = store.get(quizEditor.editorAtom(id)).fields.questions;
  if (first === undefined || second === undefined) throw new Error('It has two questions');
  edit(id, { questions: [{ ...first, text: 'Где она?' }] });
  instead.answer = ({ method }) => (method === 'DELETE' ? refuse(500) : null);
  await expect(save(id)).rejects.toThrow('broken');
  instead.answer = null;
  const ofAnother = { text: 'С другого устройства' };
  await at.ask(endpoints.quiz.updateQuestion, { params: { id, qid: first.id }, body: ofAnother });
  expect(await store.set(quizEditor.saveAtom, { key: id })).toMatchObject({ status: 'conflict' });
});

test('an active quiz is a draft while its questions are built anew, and active again once all is saved', async () => {
  const { store, instead, edit, save, read } = await open();
  edit('new', { status: 'active' });
  const id = await save('new');
  expect((await read(id)).status).toBe('active');
  const { questions } = store.get(quizEditor.editorAtom(id)).fields;
  edit(id, { questions: [...questions, single('Что отпустить?')] });
  instead.answer = ({ path }) => (path.endsWith('option/create') ? refuse(500) : null);
  await expect(save(id)).rejects.toThrow('broken');
  expect((await read(id)).status).toBe('draft');
  expect(store.get(quizProgressAtom(id))).toMatchObject({ state: 'failed', done: 2, total: 3, paused: true });
  instead.answer = null;
  await save(id);
  expect(await read(id)).toMatchObject({ status: 'active', questions: [{}, {}, { text: 'Что отпустить?' }] });
});

test('an active quiz whose answer to its becoming a draft was lost is active again once all is saved', async () => {
  const { store, at, edit, instead, save, read } = await open();
  const id = await save('new');
  edit(id, { status: 'active' });
  await save(id);
  const { questions } = store.get(quizEditor.editorAtom(id)).fields;
  edit(id, { questions: [...questions, single('Что ещё?')] });
  const done = async (body: unknown) => {
    await at.ask(endpoints.quiz.update, { params: { id }, body });
    return refuse(500);
  };
  instead.answer = ({ path, body }) => (path === `quiz/${id}` && body ? done(body) : null);
  await expect(save(id)).rejects.toThrow('broken');
  expect((await read(id)).status).toBe('draft');
  instead.answer = null;
  await save(id);
  expect(await read(id)).toMatchObject({ status: 'active', questions: [{}, {}, {}] });
});

test('what the platform would refuse is told by its question, and nothing is sent', async () => {
  const { store, calls, edit } = await open();
  const wrong = { ...single('Я'), points: 0 };
  edit('new', { questions: [wrong] });
  const result = await store.set(quizEditor.saveAtom, { key: 'new' });
  expect(result).toMatchObject({
    status: 'invalid',
    problems: {
      [`questions.${wrong.id}.text`]: expect.any(String),
      [`questions.${wrong.id}.points`]: expect.any(String),
    },
  });
  edit('new', { questions: [{ ...single('Где?'), options: [optionOf('Стопы')] }], status: 'active' });
  expect(await store.set(quizEditor.saveAtom, { key: 'new' })).toMatchObject({ status: 'invalid' });
  expect(calls.filter(({ method, path }) => method === 'POST' && path.startsWith('quiz/'))).toEqual([]);
});

test.each([
  [' ', 'Напишите вариант или уберите его'],
  ['я'.repeat(251), 'Вариант не\u00A0длиннее 250\u00A0знаков'],
])('an option that the platform would refuse is told for what it is: %j', (text, told) => {
  const question = single('Где опора?');
  const faults = (options: QuestionFields['options']) => questionFaults({ ...question, options }, 'ru');
  expect(faults([...question.options, optionOf(text)])).toEqual({ options: told });
  expect(faults(question.options)).toEqual({});
});

test('another device changed the questions meanwhile: the author is asked', async () => {
  const { store, at, edit, save } = await open();
  const id = await save('new');
  const { questions } = store.get(quizEditor.editorAtom(id)).fields;
  edit(id, { questions: questions.toReversed() });
  const [first] = questions;
  await at.ask(endpoints.quiz.updateQuestion, {
    params: { id, qid: first?.id ?? '' },
    body: { text: 'С другого устройства' },
  });
  expect(await store.set(quizEditor.saveAtom, { key: id })).toMatchObject({
    status: 'conflict',
    conflicts: [{ field: 'questions', both: true }],
  });
});

test('a save that fails when its author has left is told to no other', async () => {
  const { store, instead, save } = await open();
  instead.answer = ({ path }) => {
    if (!path.endsWith('question/create')) return null;
    store.set(forgetPrivateAtom);
    const become = (author: object | undefined) => author && { ...author, id: 'author-other' };
    store.get(queryClientAtom).setQueryData(accountKeys.profile, become);
    return refuse(500);
  };
  await expect(save('new')).rejects.toThrow('broken');
  expect(store.get(quizProgressAtom('new'))).toBeNull();
});

test('a new quiz that was half saved and removed since is new again, with the questions that were to come', async () => {
  const { store, at, edit, instead, save, read } = await open();
  instead.answer = ({ path }) => (path.endsWith('option/create') ? refuse(500) : null);
  await expect(save('new')).rejects.toThrow('broken');
  instead.answer = null;
  const id = store.get(quizEditor.editorAtom('new')).id ?? '';
  await at.ask(endpoints.quiz.remove, { params: { id } });
  await store.get(queryClientAtom).resetQueries({ queryKey: quizKeys.item(id) });
  expect(store.get(quizEditor.editorAtom('new'))).toMatchObject({ status: 'ready', id: null });
  edit('new', { name: 'Опора' });
  const { questions } = await read(await save('new'));
  expect(questions.map(({ text, options }) => [text, options.length])).toEqual([
    ['Где опора?', 2],
    ['Что держит?', 2],
  ]);
});
