import { expect, test } from 'vitest';
import { memoryDevice } from './memory-device.ts';

test('a name that was let go twice stays with the page that has it since', async () => {
  const device = memoryDevice();
  const letGo = await device.hold('uploads');
  const next = device.wait('uploads', new AbortController().signal);
  letGo?.();
  await next;
  letGo?.();
  expect(await device.hold('uploads')).toBeNull();
});
