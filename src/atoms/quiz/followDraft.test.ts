import { expect, onTestFinished, test, vi } from 'vitest';
import { openPlatformConsole } from '#tests/support/platformConsole.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authAtom } from '../session/session.ts';
import { quizEditor } from './editor.ts';
import { followQuizAtom, unfollowQuizAtom } from './followDraft.ts';
import { optionOf, questionOf } from './questionEdits.ts';

/** A new quiz that is ready to be saved. */
async function open() {
  const { store } = await openPlatformConsole([authAtom]);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  onTestFinished(store.sub(quizEditor.editorAtom('new'), () => undefined));
  await vi.waitFor(() => expect(store.get(quizEditor.editorAtom('new')).status).toBe('ready'));
  const options = [optionOf('Стопы', true), optionOf('Шея')];
  const questions = [{ ...questionOf('single', ['Верно', 'Неверно']), text: 'Где опора?', options }];
  store.set(quizEditor.editAtom, { key: 'new', patch: { name: 'Опора', questions } });
  const save = async () => {
    const result = await store.set(quizEditor.saveAtom, { key: 'new' });
    if (!('id' in result)) throw new Error(result.status);
    return result.id;
  };
  return { store, save };
}

test('a draft that is followed goes by the id of what was made of it', async () => {
  const { store, save } = await open();
  const [quiz, other, over] = ['new', 'quiz-1', 'new'].map((key) => store.set(followQuizAtom, key));
  if (over !== undefined) store.set(unfollowQuizAtom, over);
  const id = await save();
  expect([quiz?.key, other?.key, over?.key]).toEqual([id, 'quiz-1', 'new']);
});

test('one of an author who has left is followed no more', async () => {
  const { store, save } = await open();
  const quiz = store.set(followQuizAtom, 'new');
  const saving = save();
  store.set(forgetPrivateAtom);
  await saving.catch(() => undefined);
  expect(quiz.key).toBe('new');
});
