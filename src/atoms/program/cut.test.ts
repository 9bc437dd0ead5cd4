import { expect, test, vi } from 'vitest';
import { createWorld, kits, platformState } from '#tests/support/program.ts';

const kit = kits.course;
const { program } = kit;

test('a save whose page went once all was sent is gone on with, though no draft is left', async () => {
  const world = await createWorld('course');
  const first = world.visit(kit.atoms('new'));
  await kit.open(first.store, 'new');
  kit.edit(first.store, 'new', { name: 'Дыхание' });
  // The page goes while it reads what it has made.
  const isGone = new Promise<void>((resolve) => {
    world.between = async (request, go) => {
      if (request.method !== 'GET' || !/\/course\/[^/]+$/.test(request.url)) return go();
      resolve();
      return new Promise(() => undefined);
    };
  });
  void kit.save(first.store, 'new');
  await isGone;
  world.close();
  world.between = null;

  const { store } = world.visit(kit.atoms('new'));
  await kit.open(store, 'new');
  await vi.waitFor(() => expect(store.get(program.unfinishedSaveAtom('new'))).not.toBeNull());
  expect(await kit.resume(store, 'new')).toMatchObject({ status: 'saved' });
  expect(store.get(program.unfinishedSaveAtom('new'))).toBeNull();
  expect((await platformState(world)).courses.map(({ name }) => name)).toEqual(['Дыхание']);
});
