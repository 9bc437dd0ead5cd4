import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import { quizKeys } from '#api/quiz/queries.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { onePixel } from '#platform/testing/upload.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { deviceAtom } from '../device.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authAtom } from '../session/session.ts';
import { quizEditor } from './editor.ts';
import { uploadQuestionImageAtom } from './images.ts';
import { dropQuizAtom } from './quizzes.ts';
import { optionOf, questionOf } from './questionEdits.ts';

const single = (text: string) => ({
  ...questionOf('single', ['Верно', 'Неверно']),
  text,
  options: [optionOf('Стопы', true), optionOf('Шея')],
});
const first = single('Где опора?');
const picture = () => new File([onePixel], 'a.png', { type: 'image/png' });

/** A new quiz with two questions, and a picture for the first of them that does not arrive before it is let in. */
async function open() {
  const { store, at, instead } = await openPlatformConsole([authAtom]);
  const look = async (key: string) => {
    onTestFinished(store.sub(quizEditor.editorAtom(key), () => undefined));
    await vi.waitFor(() => expect(store.get(quizEditor.editorAtom(key)).status).toBe('ready'));
  };
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  await look('new');
  store.set(quizEditor.editAtom, {
    key: 'new',
    patch: { name: 'Опора', questions: [first, single('Что держит?')] },
  });
  const [toCreate, toArrive] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  instead.answer = ({ path }, request) => {
    if (path === 'quiz/create') return toCreate.promise.then(() => at.platform.fetch(request));
    if (path === 'upload/image') return toArrive.promise.then(() => at.platform.fetch(request));
    return null;
  };
  const save = async (key: string) => {
    const result = await store.set(quizEditor.saveAtom, { key });
    if (!('id' in result)) throw new Error(result.status);
    return result.id;
  };
  const upload = () =>
    store.set(uploadQuestionImageAtom, { key: 'new', questionId: first.id, file: picture() });
  const images = async (id: string) =>
    (await at.ask<Quiz>(endpoints.quiz.get, { params: { id } })).questions.map(
      ({ imageId }) => imageId ?? null,
    );
  const shown = (key: string) =>
    store.get(quizEditor.editorAtom(key)).fields.questions.map(({ imageId }) => imageId);
  return {
    store,
    at,
    instead,
    look,
    save,
    upload,
    images,
    shown,
    create: toCreate.resolve,
    arrive: toArrive.resolve,
  };
}

test('a save that begins meanwhile waits for the picture, and has it', async () => {
  const { save, upload, images, create, arrive } = await open();
  const uploading = upload();
  const saving = save('new');
  create();
  arrive();
  await uploading;
  expect(await images(await saving)).toEqual([expect.any(String), null]);
});

test('a picture that arrives once a new quiz is saved belongs to its question, and the next save waits for it', async () => {
  const { look, save, upload, images, shown, create, arrive } = await open();
  const saving = save('new');
  const uploading = upload();
  create();
  const id = await saving;
  await look(id);
  expect(await images(id)).toEqual([null, null]);
  const again = save(id);
  arrive();
  const imageId = await uploading;
  await again;
  expect(shown(id)).toEqual([imageId, null]);
  expect(await images(id)).toEqual([imageId, null]);
});

test('a picture that arrives once its quiz was forgotten belongs to its question all the same', async () => {
  const { store, look, save, upload, images, create, arrive } = await open();
  const saving = save('new');
  const uploading = upload();
  create();
  const id = await saving;
  store.get(queryClientAtom).removeQueries({ queryKey: quizKeys.all });
  arrive();
  const imageId = await uploading;
  await look(id);
  await save(id);
  expect(await images(id)).toEqual([imageId, null]);
});

test('a picture whose quiz is gone by then leaves no draft of it', async () => {
  const { store, at, look, save, upload, create, arrive } = await open();
  const saving = save('new');
  const uploading = upload();
  create();
  const id = await saving;
  await look(id);
  await at.ask(endpoints.quiz.remove, { params: { id } });
  store.set(dropQuizAtom, id);
  arrive();
  await uploading;
  expect(store.get(quizEditor.editorAtom(id)).changed).toEqual([]);
  await store.set(quizEditor.flushAtom);
  expect(await store.get(deviceAtom).keys('draft/')).toEqual([]);
});

test.each([
  ['whose session has ended by itself is there when its author comes back', true],
  ['of an author who has left goes nowhere', false],
])('a picture %s', async (_, comesBack) => {
  const { store, upload, shown, arrive } = await open();
  const client = store.get(queryClientAtom);
  const author = client.getQueryData(accountKeys.profile);
  const uploading = upload();
  if (!comesBack) store.set(forgetPrivateAtom);
  client.setQueryData(accountKeys.profile, null);
  arrive();
  const imageId = await uploading;
  client.setQueryData(accountKeys.profile, author);
  expect(shown('new')).toEqual(comesBack ? [imageId, null] : []);
});

test('a picture that the platform refuses leaves the question as it was', async () => {
  const { instead, upload, shown } = await open();
  instead.answer = ({ path }) => (path === 'upload/image' ? refuse(422) : null);
  await expect(upload()).rejects.toMatchObject({ status: 422 });
  expect(shown('new')).toEqual([null, null]);
});
