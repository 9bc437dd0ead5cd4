import { expect, onTestFinished, test, vi } from 'vitest';
import { empty } from '#platform/scenarios/empty.ts';
import { makeModule } from '#platform/testing/modules.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { openConsole } from '#tests/support/console.ts';
import { courseEditor, courseProgram } from '../course/editor.ts';
import { authAtom } from '../session/session.ts';
import { entriesAtom } from '../upload/entries.ts';
import { noEdits, orderOf } from './edits.ts';
import { rebased } from './rebase.ts';
import { createResolver, editsOf } from './tree.ts';

async function open() {
  const at = await testPlatform({ scenario: empty });
  const { id } = await makeModule(at, 'course');
  const { store } = openConsole({ hash: '#/', fetch: at.platform.fetch, mounted: [authAtom] });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const treeAtom = courseProgram.treeAtom(id);
  onTestFinished(store.sub(treeAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(courseEditor.statusAtom(id))).toBe('ready'));
  return { at, store, id, tree: () => store.get(treeAtom) };
}

test('modules and lectures come with a random id, the mark of a draft and the number of their place', async () => {
  const { store, id: key, tree } = await open();
  const [own = ''] = tree().order;
  const first = store.set(courseProgram.addModuleAtom, { key, name: 'Первый', at: 0 });
  const last = store.set(courseProgram.addModuleAtom, { key, name: 'Второй', dayOffset: 3 });
  expect(tree().order).toEqual([first, own, last]);
  expect(
    Object.values(tree().modules).map(({ name, orderNumber, isDraft }) => [name, orderNumber, isDraft]),
  ).toEqual([
    ['Первый', 1, true],
    ['Начало', 2, false],
    ['Второй', 3, true],
  ]);
  const lecture = store.set(courseProgram.addLectureAtom, { key, moduleId: own, name: 'Вдох' });
  expect(tree().modules[own]?.lectures).toEqual([lecture]);
  expect(store.get(courseProgram.lectureAtom({ key, id: lecture ?? '' }))).toMatchObject({
    isDraft: true,
    name: 'Вдох',
    status: 'ready',
  });
  expect(store.get(courseProgram.totalsAtom(key))).toMatchObject({ modules: 3, lectures: 1, drafts: 3 });
  const changes = store.get(courseProgram.changesAtom(key));
  expect(changes.counts).toEqual({ create: 3, change: 0, move: 0, remove: 0 });

  store.set(courseEditor.moveAtom, { key, way: 'undo' });
  store.set(courseEditor.moveAtom, { key, way: 'undo' });
  store.set(courseEditor.moveAtom, { key, way: 'undo' });
  expect(tree().order).toEqual([own]);
  expect(store.get(courseEditor.editorAtom(key)).dirty).toBe(false);
  store.set(courseEditor.moveAtom, { key, way: 'redo' });
  expect(tree().order).toEqual([first, own]);
});

test('modules that are spread too far apart for a year come closer, each on a day of its own', async () => {
  const { store, id: key, tree } = await open();
  for (const name of ['Второй', 'Третий', 'Четвёртый', 'Пятый', 'Шестой'])
    store.set(courseProgram.addModuleAtom, { key, name });
  const days = () => tree().order.map((id) => tree().modules[id]?.dayOffset);
  store.set(courseProgram.spreadDaysAtom, { key, step: 7 });
  expect(days()).toEqual([0, 7, 14, 21, 28, 35]);
  store.set(courseProgram.spreadDaysAtom, { key, step: 90 });
  expect(days()).toEqual([0, 73, 146, 219, 292, 365]);
});

test('whole modules come as one step with their files on their way, and one step takes them back', async () => {
  const { store, id: key, tree } = await open();
  const [own = ''] = tree().order;
  const file = (name: string) => new File(['байты'], name);
  const ids = store.set(courseProgram.addWholeModulesAtom, {
    key,
    modules: [
      {
        name: 'Тело',
        lectures: ['Шея', 'Плечи'].map((name) => ({ name, file: file(`${name}.mp4`) })),
        attachments: ['План.pdf', 'План.pdf'].map((name) => ({ name, file: file('plan.pdf') })),
      },
      { name: 'Голос', lectures: [{ name: 'Опора', file: file('01.mp4') }], attachments: [] },
    ],
  });
  const names = () =>
    tree().order.map((id) => {
      const { name, lectures = [], attachments = [] } = tree().modules[id] ?? {};
      return [
        ...[name, ...lectures.map((one) => tree().lectures[one]?.name)],
        ...attachments.map((one) => tree().attachments[one]?.fileName),
      ];
    });
  expect(tree().order).toEqual([own, ...ids]);
  expect(names()).toEqual([
    ['Начало'],
    ['Тело', 'Шея', 'Плечи', 'План.pdf', 'План (1).pdf'],
    ['Голос', 'Опора'],
  ]);
  const uploads = store.get(entriesAtom).filter(({ target }) => target?.draftKey === key);
  expect(uploads.map(({ fileName, purpose }) => [fileName, purpose])).toEqual([
    ['Шея.mp4', 'stream'],
    ['Плечи.mp4', 'stream'],
    ['01.mp4', 'stream'],
    ['plan.pdf', 'attachment'],
    ['plan (1).pdf', 'attachment'],
  ]);
  const drafts = tree().order.flatMap((one) => tree().modules[one]?.lectures ?? []);
  expect(uploads.slice(0, 3).map(({ target }) => target?.itemId)).toEqual(drafts);

  store.set(courseEditor.moveAtom, { key, way: 'undo' });
  expect(names()).toEqual([['Начало']]);
  expect(store.get(courseEditor.editorAtom(key)).dirty).toBe(false);
  store.set(courseEditor.moveAtom, { key, way: 'redo' });
  expect(names()).toHaveLength(3);
});

test('a file that has arrived is asked for no more, though another tab has the news of it first', async () => {
  const { store, id: key, tree } = await open();
  const [moduleId = ''] = tree().order;
  store.set(courseProgram.addFilesAtom, { key, moduleId, files: [new File(['байты'], 'Шея.mp4')] });
  const [id = ''] = tree().modules[moduleId]?.lectures ?? [];
  const row = () => store.get(courseProgram.lectureAtom({ key, id }));
  await vi.waitFor(() => expect(row().upload).not.toBeNull());
  // What the tab that sends has told the others.
  store.set(entriesAtom, (all) =>
    all.map((one) => ({ ...one, state: 'processing' as const, progress: 100, streamID: 'made-elsewhere' })),
  );
  expect(row()).toMatchObject({ upload: null, streamID: 'made-elsewhere' });
});

test('an order that a save has just brought about stays an edit, until that save is through', () => {
  const draft = { name: 'Новый', description: '', dayOffset: null, lectures: [], attachments: [] };
  const edits = {
    ...noEdits,
    order: { base: [], mine: ['draft'] },
    modules: { draft: { base: null, mine: draft } },
  };
  const modules = [{ ...draft, id: 'made', orderNumber: 1 }];
  const held = { ids: { draft: 'made' }, written: {}, isOrderSent: false, removed: [] };
  const before = createResolver()(modules, edits, held);
  const node = before.modules['draft'];
  if (node === undefined) throw new Error('The module is not shown');
  const next = { ...before, modules: { draft: { ...node, name: 'Иначе' } } };
  const now = editsOf({ modules, edits, held }, before, next);
  expect(now.order).toEqual(edits.order);
  // The save is through: what was edited meanwhile is left, and the module stays.
  expect(rebased({ saved: edits, now, journal: { ids: held.ids, steps: {} }, modules })).toMatchObject({
    order: null,
    modules: { made: { mine: { name: 'Иначе' } } },
  });
});

test('an order that a cut save may have sent is the author’s own, and is no change of somebody else', () => {
  const order = { base: ['a', 'b'], mine: ['a', 'x', 'b'] };
  expect(orderOf(order, ['b', 'a'], false)).toEqual(['b', 'a', 'x']);
  expect(orderOf(order, ['b', 'a'], true)).toEqual(['a', 'x', 'b']);
  expect(orderOf(order, ['b', 'a', 'theirs'], true)).toEqual(['a', 'theirs', 'x', 'b']);
});
