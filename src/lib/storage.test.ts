import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryDevice, withNotes } from './storage.ts';

/** Storage that is written at once, as the browser's is. */
function instantStorage() {
  const values: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => values[name] ?? null,
    setItem: (name: string, value: string) => void (values[name] = value),
    removeItem: (name: string) => void delete values[name],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(values, name, { value });
  return values;
}

beforeEach(() => void vi.stubGlobal('localStorage', instantStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('a value is there at once, though the page goes before the device has it', async () => {
  const stuck = withNotes(() => new Promise(() => undefined));
  void stuck.set('draft/anna/lecture/new', { name: 'Тишина' });

  const nextVisit = withNotes(async () => memoryDevice());
  expect(await nextVisit.keys('draft/anna/')).toEqual(['draft/anna/lecture/new']);
  expect(await nextVisit.get('draft/anna/lecture/new')).toEqual({ name: 'Тишина' });
});

test('what the device has needs no note', async () => {
  const device = memoryDevice();
  const kept = withNotes(async () => device);
  await kept.set('draft/anna/lecture/new', { name: 'Тишина' });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await device.get('draft/anna/lecture/new')).toEqual({ name: 'Тишина' });
});

test('a note is newer than the device, and goes to it', async () => {
  const device = memoryDevice();
  await device.set('key', 'older');
  void withNotes(() => new Promise(() => undefined)).set('key', 'newer');
  expect(await withNotes(async () => device).get('key')).toBe('newer');
  expect(await device.get('key')).toBe('newer');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what is removed leaves no note', async () => {
  void withNotes(() => new Promise(() => undefined)).set('key', 'value');
  await withNotes(async () => memoryDevice()).remove('key');
  expect(Object.keys(localStorage)).toEqual([]);
});
