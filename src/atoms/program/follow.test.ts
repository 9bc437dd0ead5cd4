import { expect, onTestFinished, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { makeModule } from '#platform/testing/modules.ts';
import { patiently, testPlatform } from '#platform/testing/platform.ts';
import { openConsole } from '#tests/support/console.ts';
import { courseEditor, courseProgram } from '../course/editor.ts';
import { deviceAtom } from '../device.ts';
import { authAtom, authorAtom } from '../session/session.ts';
import { toastAtom } from '../ui/toast.ts';
import { queueKey } from '../upload/keys.ts';
import { keptEntries } from '../upload/schema.ts';
import { uploadsAtom } from '../upload/uploads.ts';

/** A course into which three recordings came of a folder; those whose bytes say «медленно» wait on their way until `letGo`. */
async function imported() {
  const at = await testPlatform({ scenario: empty, probe: () => Promise.resolve(null) });
  const { id: key } = await makeModule(at, 'course');
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const fetch = async (request: Request): Promise<Response> => {
    if (new URL(request.url).pathname.endsWith('/part')) {
      const bytes = await request.clone().text();
      if (bytes.startsWith('медленно')) await gate;
    }
    return at.platform.fetch(request);
  };
  const { store } = openConsole({ hash: '#/', fetch, mounted: [authAtom] });
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  for (const shown of [courseProgram.treeAtom(key), uploadsAtom, toastAtom])
    onTestFinished(store.sub(shown, () => undefined));
  await vi.waitFor(() => expect(store.get(courseEditor.statusAtom(key))).toBe('ready'));
  const recording = (name: string, bytes: string) => ({ name, file: new File([bytes], `${name}.mp4`) });
  store.set(courseProgram.addWholeModulesAtom, {
    key,
    modules: [
      {
        name: 'Дыхание',
        lectures: [
          recording('Вдох', 'быстро'),
          recording('Выдох', 'медленно'),
          recording('Пауза', 'медленно!'),
        ],
        attachments: [],
      },
    ],
  });
  const library = async () => {
    const { list } = await at.ask<{ list: { name: string }[] }>(endpoints.stream.list, { body: {} });
    return list.map(({ name }) => name).toSorted();
  };
  const isOver = () => store.get(uploadsAtom).some(({ streamID }) => streamID !== null);
  await vi.waitFor(() => expect(isOver()).toBe(true), patiently);
  expect(await library()).toEqual(['Вдох.mp4']);
  return {
    library,
    letGo,
    move: (way: 'undo' | 'redo') => store.set(courseEditor.moveAtom, { key, way }),
    discard: () => store.set(courseEditor.discardAtom, key),
    uploads: () => store.get(uploadsAtom).map(({ fileName }) => fileName),
    toast: () => store.get(toastAtom).description,
    kept: async () => {
      const queue = await store.get(deviceAtom).get(queueKey(store.get(authorAtom)?.id ?? ''));
      return keptEntries(queue);
    },
  };
}

test('an undone folder sends nothing more, says what has arrived, and comes again whole', async () => {
  const { library, letGo, move, uploads, toast } = await imported();
  expect(uploads()).toHaveLength(3);
  move('undo');
  expect(uploads()).toEqual(['Вдох.mp4']);
  expect(toast()).toBe('1\u00A0запись успела загрузиться и\u00A0осталась в\u00A0видеотеке');
  letGo();
  // What was on the line has time to land.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await library()).toEqual(['Вдох.mp4']);

  move('redo');
  await vi.waitFor(
    async () => expect(await library()).toEqual(['Вдох.mp4', 'Выдох.mp4', 'Пауза.mp4']),
    patiently,
  );
  expect(uploads()).toEqual(['Вдох.mp4', 'Выдох.mp4', 'Пауза.mp4']);
});

test('the device knows at once what is taken back, so that a page that goes then sends none of it', async () => {
  const { move, kept } = await imported();
  // What the import itself changed in the queue has been kept.
  await vi.waitFor(async () => expect(await kept()).toHaveLength(3), patiently);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  move('undo');
  // Nothing is waited for but the device: by the clock no time passes.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  const takenBack = (await kept()).filter(({ state }) => state === 'waitingPlace');
  expect(takenBack.map(({ fileName }) => fileName)).toEqual(['Выдох.mp4', 'Пауза.mp4']);
});

test('edits that are discarded take their recordings off the queue, and an undo of that sends them', async () => {
  const { library, letGo, move, discard, uploads } = await imported();
  discard();
  expect(uploads()).toEqual(['Вдох.mp4']);
  letGo();
  move('undo');
  await vi.waitFor(async () => expect(await library()).toHaveLength(3), patiently);
});
