import { expect, test } from 'vitest';
import { accountKeys } from '#api/account/queries.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { exportDraftsAtom } from './draftExport.ts';
import { createAppStore } from '../store.ts';
import { createQueryClient } from '../queries.ts';

test('only the drafts of the author who works here are taken out', async () => {
  const device = memoryDevice();
  await device.set('draft/anna/lecture/new', { fields: { name: 'Тишина' } });
  await device.set('draft/boris/lecture/new', { fields: { name: 'Чужое' } });
  expect(await createAppStore(createQueryClient(), device).set(exportDraftsAtom)).toEqual({});

  const client = createQueryClient();
  const anna = {
    id: 'anna',
    email: 'anna@example.com',
    role: 'expert',
    firstName: 'Анна',
    lastName: 'Седова',
  };
  client.setQueryData(accountKeys.profile, anna);
  expect(await createAppStore(client, device).set(exportDraftsAtom)).toEqual({
    'draft/anna/lecture/new': { fields: { name: 'Тишина' } },
  });
});
