import { queryClientAtom } from 'jotai-tanstack-query';
import { expect, test } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { memoryDevice } from '#lib/storage.ts';
import { exportDraftsAtom } from './draft-export.ts';
import { createAppStore } from './store.ts';

test('only the drafts of the author who works here are taken out', async () => {
  const device = memoryDevice();
  await device.set('draft/anna/lecture/new', { fields: { name: 'Тишина' } });
  await device.set('draft/boris/lecture/new', { fields: { name: 'Чужое' } });
  const store = createAppStore(undefined, device);
  expect(await store.set(exportDraftsAtom)).toEqual({});

  const anna = {
    id: 'anna',
    email: 'anna@example.com',
    role: 'expert',
    firstName: 'Анна',
    lastName: 'Седова',
  };
  store.get(queryClientAtom).setQueryData(accountKeys.profile, anna);
  expect(await store.set(exportDraftsAtom)).toEqual({
    'draft/anna/lecture/new': { fields: { name: 'Тишина' } },
  });
});
