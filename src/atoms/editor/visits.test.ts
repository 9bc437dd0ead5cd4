import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { openSample, wait } from '#tests/support/sampleEditor.ts';

test('a new one that is begun before the screen of the last has gone is empty, and is made as another', async () => {
  const { store, editor, edit, shown, platform } = await openSample('anew', 'new');
  store.set(editor.visitAtom, { key: 'new', visit: 'first' });
  edit({ name: 'Первая' });
  await store.set(editor.saveAtom, { key: 'new' });
  expect(shown().id).toBe('anew-2');
  expect(store.get(editor.savedAsAtom('new'))).toBe('anew-2');

  // The screen is drawn anew within its visit.
  store.set(editor.visitAtom, { key: 'new', visit: 'first' });
  expect(shown().id).toBe('anew-2');

  store.set(editor.visitAtom, { key: 'new', visit: 'second' });
  expect(store.get(editor.savedAsAtom('new'))).toBeNull();
  expect(shown()).toMatchObject({ id: null, item: null, dirty: false, fields: { name: '' } });
  edit({ name: 'Вторая' });
  await store.set(editor.saveAtom, { key: 'new' });
  expect([...platform.items.values()].map(({ name }) => name)).toEqual(['Голос', 'Первая', 'Вторая']);
});

test('a new visit keeps what was not saved yet', async () => {
  const { store, editor, edit, shown } = await openSample('kept', 'new');
  store.set(editor.visitAtom, { key: 'new', visit: 'first' });
  edit({ name: 'Не сохранена' });
  store.set(editor.visitAtom, { key: 'new', visit: 'second' });
  expect(shown().fields.name).toBe('Не сохранена');
});

test('a visit that begins while the last is being saved leaves that save alone, and is led to what it has made', async () => {
  const { store, editor, edit, shown } = await openSample('underway', 'new');
  store.set(editor.visitAtom, { key: 'new', visit: 'first' });
  edit({ name: 'В пути' });
  const saving = store.set(editor.saveAtom, { key: 'new' });
  store.set(editor.visitAtom, { key: 'new', visit: 'second' });
  expect(store.get(editor.savedAsAtom('new'))).toBeNull();
  await saving;
  expect(shown().id).toBe('underway-2');
  expect(store.get(editor.savedAsAtom('new'))).toBe('underway-2');
});

test('two that two tabs have begun are made as two: the other is offered once the first is made, and never on top of it', async () => {
  const device = memoryDevice();
  for (const name of ['Первая', 'Вторая']) {
    const { store, editor, edit } = await openSample('both', 'new', device);
    edit({ name });
    await store.set(editor.flushAtom);
    wait(1000);
  }
  // Both tabs have been killed: nothing is held any more.
  const left = () => openSample('both', 'new', { ...device, hold: memoryDevice().hold });
  const offered = ({ store, editor }: Awaited<ReturnType<typeof left>>) =>
    store.get(editor.offerAtom('new'))?.fields.name;
  const next = await left();
  expect(offered(next)).toBe('Вторая');
  next.store.set(next.editor.restoreAtom, 'new');
  await next.store.set(next.editor.saveAtom, { key: 'new' });
  expect(next.shown()).toMatchObject({ id: 'both-2', dirty: false });
  expect(offered(next)).toBeUndefined();
  await next.store.set(next.editor.flushAtom);

  const last = await left();
  expect(offered(last)).toBe('Первая');
  last.store.set(last.editor.restoreAtom, 'new');
  expect(last.shown()).toMatchObject({ id: null, fields: { name: 'Первая' } });

  next.store.set(next.editor.visitAtom, { key: 'new', visit: 'second' });
  expect(offered(next)).toBe('Первая');
  next.store.set(next.editor.restoreAtom, 'new');
  await next.store.set(next.editor.saveAtom, { key: 'new' });
  const names = [...next.platform.items.values()].map(({ name }) => name);
  expect(names).toEqual(['Голос', 'Вторая', 'Первая']);
});

test('what was saved meanwhile keeps nobody from what another tab has left', async () => {
  const device = memoryDevice();
  for (const text of ['Из первой', 'Из второй']) {
    const { store, editor, edit } = await openSample('behind', '1', device);
    edit({ text });
    await store.set(editor.flushAtom);
    wait(1000);
  }
  // Both tabs have been killed. The save of the second has come through, and it has not heard of it.
  const { store, editor, shown, platform } = await openSample('behind', '1', {
    ...device,
    hold: memoryDevice().hold,
  });
  platform.put('1', { text: 'Из второй' });
  await store.get(queryClientAtom).invalidateQueries();
  expect(shown().offer?.fields.text).toBe('Из первой');
  store.set(editor.restoreAtom, '1');
  expect(shown()).toMatchObject({ offer: null, dirty: true, fields: { text: 'Из первой' } });
});

test('what a page left that went just after its save is offered by no later save either', async () => {
  const device = memoryDevice();
  const before = await openSample('gone', '1', device);
  before.edit({ text: 'Первая редакция' });
  await before.store.set(before.editor.flushAtom);
  // It was killed before the device had let its draft go. What it has saved is there.
  const { store, editor, edit, shown, platform } = await openSample('gone', '1', {
    ...device,
    hold: memoryDevice().hold,
  });
  platform.put('1', { text: 'Первая редакция' });
  await store.get(queryClientAtom).invalidateQueries();
  await vi.waitFor(() => expect(shown().fields.text).toBe('Первая редакция'));
  edit({ text: 'Вторая редакция' });
  await store.set(editor.saveAtom, { key: '1' });
  expect(shown()).toMatchObject({ offer: null, dirty: false, fields: { text: 'Вторая редакция' } });
});

test('a save is over on the device as well: a page that goes at once leaves nothing', async () => {
  const device = memoryDevice();
  const { store, editor, edit } = await openSample('over', '1', device);
  edit({ text: 'Сохранено' });
  await store.set(editor.flushAtom);
  expect(await device.keys('draft/')).toEqual(['draft/marina/over/1']);
  await store.set(editor.saveAtom, { key: '1' });
  await vi.waitFor(async () => expect(await device.keys('draft/')).toEqual([]), { timeout: 100 });
});

test('what is typed while a new one is being made goes on under what was made of it', async () => {
  const { store, editor, edit, shown, platform } = await openSample('meanwhile', 'new');
  const stop = store.sub(editor.editorAtom('new'), () => undefined);
  edit({ name: 'В пути' });
  platform.onWrite = async () => edit({ text: 'Написано в пути' });
  await store.set(editor.saveAtom, { key: 'new' });
  const { id } = shown();
  if (id === null) throw new Error('Nothing was made');
  const stopNext = store.sub(editor.editorAtom(id), () => undefined);
  stop();
  await vi.waitFor(() => expect(store.get(editor.editorAtom(id)).fields.text).toBe('Написано в пути'));
  stopNext();
});

test('what is typed during each of two saves of a new one is all there, though its screen has not gone between them', async () => {
  const { store, editor, edit, shown, platform } = await openSample('twice', 'new');
  edit({ name: 'В пути' });
  for (const [text, name] of [
    ['Написано в пути', 'Ещё в пути'],
    ['Написано позже', 'Дальше'],
  ]) {
    platform.onWrite = async () => edit({ text });
    await store.set(editor.saveAtom, { key: 'new' });
    platform.onWrite = null;
    edit({ name });
  }
  const { id } = shown();
  if (id === null) throw new Error('Nothing was made');
  const stop = store.sub(editor.editorAtom(id), () => undefined);
  await vi.waitFor(() => expect(store.get(editor.editorAtom(id)).fields.text).toBe('Написано позже'));
  await store.set(editor.saveAtom, { key: id });
  expect(store.get(editor.offerAtom(id))?.fields.text).toBe('Написано в пути');
  stop();
});

test('what a save has made, and all of it is there, is not offered as new again, and hides nothing behind it', async () => {
  const device = memoryDevice();
  const left = { base: {}, baseUpdatedAt: null };
  await device.set('draft/marina/there/new', {
    draft: { ...left, fields: { name: 'Уже есть' }, editedAt: 2, createdId: '1' },
    offer: null,
    older: [{ ...left, fields: { name: 'Другая' }, editedAt: 1, createdId: null }],
  });
  const { store, editor, platform } = await openSample('there', '1', device);
  platform.put('1', { name: 'Уже есть' });
  await store.get(queryClientAtom).refetchQueries();
  onTestFinished(store.sub(editor.editorAtom('new'), () => undefined));
  await vi.waitFor(() => expect(store.get(editor.offerAtom('new'))?.fields.name).toBe('Другая'));
  store.set(editor.restoreAtom, 'new');
  expect(store.get(editor.editorAtom('new'))).toMatchObject({
    id: null,
    fields: { name: 'Другая' },
    offer: null,
  });
});

test('what a save has made but not finished is offered with what differs from it alone', async () => {
  const device = memoryDevice();
  const draft = {
    base: {},
    baseUpdatedAt: null,
    fields: { name: 'Голос', text: 'Стало' },
    editedAt: 2,
    createdId: '1',
  };
  await device.set('draft/marina/half/new', { draft, offer: null, older: [] });
  const { store, editor } = await openSample('half', 'new', device);
  await vi.waitFor(() => expect(store.get(editor.offerAtom('new'))).not.toBeNull());
  expect(store.get(editor.offerAtom('new'))?.differences.map(({ field }) => field)).toEqual(['text']);
  store.set(editor.restoreAtom, 'new');
  await vi.waitFor(() =>
    expect(store.get(editor.editorAtom('new'))).toMatchObject({ id: '1', changed: ['text'] }),
  );
});
