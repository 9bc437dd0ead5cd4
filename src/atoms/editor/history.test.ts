import { expect, test, vi } from 'vitest';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { empty, openSample as open, wait } from '#tests/support/sampleEditor.ts';

test('undo and redo walk over the whole form, and say which fields they changed', async () => {
  const { edit, undo, redo, ways, shown } = await open('walk');
  expect(ways()).toEqual({ undo: false, redo: false });
  edit({ name: 'Голос и дыхание' });
  edit({ open: true });
  edit({ text: 'Стало' });
  expect(undo()).toEqual(['text']);
  expect(undo()).toEqual(['open']);
  expect(shown().fields).toEqual({ name: 'Голос и дыхание', text: 'Было', open: false });
  expect(redo()).toEqual(['open']);
  expect(shown().fields.open).toBe(true);
  expect([...undo(), ...undo()]).toEqual(['open', 'name']);
  expect(ways()).toEqual({ undo: false, redo: true });
  expect(shown()).toMatchObject({ dirty: false, fields: { name: 'Голос', text: 'Было', open: false } });
  expect(undo()).toEqual([]);
});

test('what is typed in one breath is one step; after a pause, or in another field, a new one begins', async () => {
  const { edit, undo, shown } = await open('breath');
  for (const text of ['Б', 'Бы', 'Был']) {
    wait(300);
    edit({ text });
  }
  wait(2000);
  edit({ text: 'Был лес' });
  undo();
  expect(shown().fields.text).toBe('Был');
  undo();
  expect(shown().fields.text).toBe('Было');
});

test('a new edit after an undo closes the way forward', async () => {
  const { edit, undo, redo, ways } = await open('fork');
  edit({ text: 'Одно' });
  undo();
  edit({ open: true });
  expect(ways().redo).toBe(false);
  expect(redo()).toEqual([]);
});

test('taking all edits back is a step, too', async () => {
  const { store, editor, edit, undo, shown } = await open('discard');
  edit({ name: 'Иначе', open: true });
  store.set(editor.discardAtom, '1');
  expect(shown().dirty).toBe(false);
  expect(undo().toSorted()).toEqual(['name', 'open']);
  expect(shown().fields).toMatchObject({ name: 'Иначе', open: true });
});

test('the first save gives an id, and the steps go on under it', async () => {
  const { store, editor, edit, ways } = await open('fresh', 'new');
  edit({ name: 'Новая' });
  const result = await store.set(editor.saveAtom, { key: 'new' });
  expect(result).toMatchObject({ status: 'saved', id: 'fresh-2' });
  expect(ways('fresh-2')).toEqual({ undo: true, redo: false });
  expect(ways('new')).toEqual({ undo: false, redo: false });
});

test('versions are kept: as it was before the work, every five minutes of it, as saved, and before edits go', async () => {
  const { store, editor, edit, versions } = await open('versions');
  edit({ text: 'Минута' });
  wait(60_000);
  edit({ text: 'Две' });
  wait(300_000);
  edit({ text: 'Семь' });
  wait(1000);
  await store.set(editor.saveAtom, { key: '1' });
  wait(1000);
  edit({ text: 'Лишнее' });
  wait(1000);
  store.set(editor.discardAtom, '1');
  await vi.waitFor(async () => expect(await versions()).toHaveLength(4));
  const all = await versions();
  expect(all.map(({ why, fields }) => [why, fields.text])).toEqual([
    ['discarded', 'Лишнее'],
    ['saved', 'Семь'],
    ['edited', 'Две'],
    ['edited', 'Было'],
  ]);
  expect(all[0]?.fields).toEqual({ name: 'Голос', text: 'Лишнее', open: false });
});

test('the same version is kept once, and no more than twenty of them', async () => {
  const { store, editor, edit, versions } = await open('many');
  for (let at = 1; at <= 25; at++) {
    wait(1000);
    edit({ text: `Версия ${at}` });
    wait(1000);
    await store.set(editor.saveAtom, { key: '1' });
    await store.set(editor.saveAtom, { key: '1' });
  }
  await vi.waitFor(async () => expect(await versions()).toHaveLength(20));
  expect((await versions())[0]?.fields.text).toBe('Версия 25');
});

test('versions of another author, and those that do not fit, are not shown', async () => {
  const device = memoryDevice();
  await device.set('versions/other/apart/1/1-saved', { at: 1, why: 'saved', fields: { text: 'Чужое' } });
  await device.set('versions/marina/apart/1/1-saved', { at: 1, why: 'saved', fields: { text: 5 } });
  await device.set('versions/marina/apart/1/2-saved', { at: 2, why: 'saved', fields: { text: 'Своё' } });
  const { versions } = await open('apart', '1', device);
  expect(await versions()).toEqual([{ at: 2, why: 'saved', fields: { ...empty, text: 'Своё' } }]);
});

test('a clock that was set back joins no work to what was typed before', async () => {
  const { edit, undo, shown, versions } = await open('back');
  edit({ text: 'До обеда' });
  wait(-60 * 60_000);
  edit({ text: 'После обеда' });
  undo();
  expect(shown().fields.text).toBe('До обеда');
  await vi.waitFor(async () => expect(await versions()).toHaveLength(2));
});

test('what was let go where both sides had changed it comes back by an undo', async () => {
  const { store, editor, platform, edit, undo, shown } = await open('chosen');
  edit({ text: 'Моё' });
  platform.put('1', { text: 'Чужое' });
  expect(await store.set(editor.saveAtom, { key: '1' })).toMatchObject({ status: 'conflict' });
  await store.set(editor.saveAtom, { key: '1', resolved: { text: 'Чужое' } });
  expect(shown()).toMatchObject({ dirty: false, fields: { text: 'Чужое' } });
  expect(undo()).toEqual(['text']);
  expect(shown()).toMatchObject({ dirty: true, fields: { text: 'Моё' } });
});

test('an earlier work that is offered does not take the place of what is being made', async () => {
  const device = memoryDevice();
  const draft = {
    fields: { name: 'Вчера' },
    base: { name: '' },
    baseUpdatedAt: null,
    editedAt: 1,
    createdId: null,
  };
  await device.set('draft/marina/beside/new', { draft, offer: null, older: [] });
  const { store, editor, platform, edit, shown } = await open('beside', 'new', device);
  expect(shown().offer).toMatchObject({ fields: { name: 'Вчера' } });
  edit({ name: 'Сегодня' });
  platform.onWrite = async () => {
    expect(shown().offer).toBeNull();
    store.set(editor.restoreAtom, 'new');
  };
  const saved = await store.set(editor.saveAtom, { key: 'new' });
  expect(saved).toMatchObject({ status: 'saved' });
  expect(shown()).toMatchObject({
    id: 'id' in saved ? saved.id : null,
    dirty: false,
    fields: { name: 'Сегодня' },
  });
  expect(shown().offer).toMatchObject({ fields: { name: 'Вчера' } });
});
