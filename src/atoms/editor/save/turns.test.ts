import { expect, test, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { createVisits } from '#tests/support/visits.ts';
import { lectureEditor } from '../../lecture/editor.ts';
import { authAtom } from '../../session/session.ts';

const { editorAtom, editAtom, saveAtom } = lectureEditor;

test('of two tabs that save one lecture at once the second reads what the first has saved, and asks', async () => {
  const at = await testPlatform({ scenario: empty });
  const { id } = await at.ask<Lecture>(endpoints.lecture.create, { body: { name: 'Голос' } });
  const held = Promise.withResolvers<void>();
  const line = { updates: 0, reads: 0 };
  const visit = createVisits({
    async fetch(request) {
      const isOfLecture = new URL(request.url).pathname.endsWith(`/lecture/${id}`);
      if (isOfLecture && request.method === 'GET') line.reads += 1;
      if (isOfLecture && request.method === 'POST' && ++line.updates === 1) await held.promise;
      return at.platform.fetch(request);
    },
  });
  const open = async (description: string) => {
    const { store } = visit([authAtom, editorAtom(id)]);
    await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
    await vi.waitFor(() => expect(store.get(editorAtom(id)).status).toBe('ready'));
    store.set(editAtom, { key: id, patch: { description } });
    return store;
  };
  const [one, two] = [await open('Раз'), await open('Два')];
  const first = one.set(saveAtom, { key: id });
  await vi.waitFor(() => expect(line.updates).toBe(1));
  const { reads } = line;
  const second = two.set(saveAtom, { key: id });
  // Long enough for it to read, would it not wait.
  await new Promise(setImmediate);
  expect(line.reads).toBe(reads);
  held.resolve();
  expect(await first).toMatchObject({ status: 'saved' });
  expect(await second).toMatchObject({ status: 'conflict', conflicts: [{ field: 'description' }] });
  const kept = await at.ask<Lecture>(endpoints.lecture.get, { params: { id } });
  expect(kept.description).toBe('Раз');
});
