import * as v from 'valibot';
import { expect, test } from 'vitest';
import { memoryDevice } from '#lib/device/memory-device.ts';
import type { Device } from '#lib/device/device.ts';
import { createRecords, emptyDraft } from './records.ts';

const base = 'draft/me/lecture/new';
const names = [base, `${base}@2`, `${base}@3`];

test('what several pages have left is read at once: a slow device is waited for once', async () => {
  const device = memoryDevice();
  for (const [at, name] of names.entries()) {
    const draft = { ...emptyDraft(null), fields: { name }, editedAt: at };
    await device.set(name, { draft, offer: null, older: [] });
  }
  const asked: string[] = [];
  const all = Promise.withResolvers<void>();
  const get: Device['get'] = async (key) => {
    if (asked.push(key) === names.length) all.resolve();
    await all.promise;
    return device.get(key);
  };
  const records = createRecords<{ name: string }>(v.partial(v.object({ name: v.string() })));
  const { left } = await records.open({ ...device, get }, base, `${base}@early`);
  expect(left.map(({ fields }) => fields.name)).toEqual(names.toReversed());
});
