import { expect, it } from 'vitest';
import { storeConformance } from './conformance.ts';
import { jobsConformance } from './jobsConformance.ts';
import { memoryStore } from './memory.ts';

storeConformance('memory', memoryStore);
jobsConformance('memory', memoryStore, 200);

it('memory: a fork begins with what is there, and shares nothing that is written', async () => {
  const doc = { id: 'a', createdAt: '', updatedAt: '', name: 'было' };
  const index = { facets: { n: 1 }, search: 'сон', unique: 'one' };
  const one = memoryStore();
  await one.of('marina').change((tx) => tx.put('tag', doc, index));
  await one.accounts.put({ id: 'marina', email: 'author@example.com', passwordHash: 'h' });
  const two = await one.fork();
  expect(await two.of('marina').list('tag', { search: 'сон' })).toEqual({ list: [doc], count: 1 });
  expect(await two.accounts.byEmail('author@example.com')).not.toBeNull();

  await two.of('marina').change((tx) => tx.put('tag', { ...doc, name: 'стало' }, { facets: { n: 2 } }));
  await one.of('marina').change((tx) => tx.put('tag', { ...doc, id: 'b' }, { facets: { n: 3 } }));
  await two.accounts.put({ id: 'ivan', email: 'ivan@example.com', passwordHash: 'h' });
  expect((await one.of('marina').get('tag', 'a'))?.['name']).toBe('было');
  expect(await one.of('marina').sum('tag', {}, ['n'])).toEqual({ n: 4 });
  expect(await two.of('marina').sum('tag', {}, ['n'])).toEqual({ n: 2 });
  expect(await one.accounts.all()).toHaveLength(1);
  // The key that the fork gave up is still taken in the store it came from.
  await two.of('marina').change((tx) => tx.put('tag', { ...doc, id: 'c' }, index));
  await expect(one.of('marina').change((tx) => tx.put('tag', { ...doc, id: 'c' }, index))).rejects.toThrow(
    'one',
  );
});
