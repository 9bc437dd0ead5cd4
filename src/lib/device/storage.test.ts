import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { setNow } from '../time/clock.ts';
import { forgetfulDevice, memoryDevice } from './memory-device.ts';
import { withNotes } from './storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', instantStorage()));
afterEach(() => {
  setNow(null);
  vi.unstubAllGlobals();
});

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
  expect(await kept.get('draft/anna/lecture/new')).toEqual({ name: 'Тишина' });
});

test('a note is newer than the device, and goes to it', async () => {
  const device = memoryDevice();
  await device.set('key', 'older');
  void withNotes(() => new Promise(() => undefined)).set('key', 'newer');
  expect(await withNotes(async () => device).get('key')).toBe('newer');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await withNotes(async () => device).get('key')).toBe('newer');
});

test('a note that a killed browser brought back is older than what the device has, and goes', async () => {
  const device = memoryDevice();
  setNow(1_000);
  void withNotes(() => new Promise(() => undefined)).set('key', 'older');
  const note = { ...localStorage };
  setNow(2_000);
  await withNotes(async () => device).set('key', 'newer');
  for (const [name, text] of Object.entries(note)) localStorage.setItem(name, text);
  expect(await withNotes(async () => device).get('key')).toBe('newer');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('what is written after the clock was set back is the later all the same', async () => {
  const device = memoryDevice();
  setNow(2_000);
  await withNotes(async () => device).set('key', 'older');
  setNow(1_000);
  let isStuck = false;
  const page = withNotes(() => (isStuck ? new Promise(() => undefined) : Promise.resolve(device)));
  expect(await page.get('key')).toBe('older');
  isStuck = true;
  void page.set('key', 'newer');
  expect(await withNotes(async () => device).get('key')).toBe('newer');
  setNow(500);
  const next = withNotes(async () => device);
  expect(await next.get('key')).toBe('newer');
  await next.remove('key');
  expect(await withNotes(async () => device).get('key')).toBeUndefined();
});

test('what is kept without a note is later than the note of a page that went before, also where the clock was set back', async () => {
  const device = memoryDevice();
  setNow(2_000);
  void withNotes(() => new Promise(() => undefined)).remove('key');
  const note = { ...localStorage };
  setNow(1_000);
  await withNotes(async () => device).keep('key', 'queue');
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await withNotes(async () => device).get('key')).toBe('queue');
  // A killed browser brings the old note back.
  for (const [name, text] of Object.entries(note)) localStorage.setItem(name, text);
  expect(await withNotes(async () => device).get('key')).toBe('queue');
});

test('a note stays where what should take its place finds no room', async () => {
  const device = { ...memoryDevice(), keep: () => Promise.reject(new Error('no room')) };
  void withNotes(() => new Promise(() => undefined)).set('key', 'older');
  const page = withNotes(async () => device);
  await expect(page.keep('key', 'queue')).rejects.toThrow('no room');
  expect(await page.get('key')).toBe('older');
});

test('a note that cannot be read hides nothing', async () => {
  const device = memoryDevice();
  const kept = withNotes(async () => device);
  await kept.set('key', 'kept');
  localStorage.setItem('unwritten/key', '{"at":1,"va');
  expect(await kept.get('key')).toBe('kept');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a name is held by one page at a time', async () => {
  const kept = withNotes(async () => memory);
  const memory = memoryDevice();
  const letGo = await kept.hold('draft/anna/lecture/new');
  expect(await kept.hold('draft/anna/lecture/new')).toBeNull();
  letGo?.();
  expect(await kept.hold('draft/anna/lecture/new')).not.toBeNull();
});

test('what is removed leaves no note', async () => {
  void withNotes(() => new Promise(() => undefined)).set('key', 'value');
  await withNotes(async () => memoryDevice()).remove('key');
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a page that reads the note of another does not put it in the place of what that one wrote since', async () => {
  setNow(1_000);
  const device = memoryDevice();
  const first = Promise.withResolvers<void>();
  const slow = withNotes(async () => ({ ...device, set: () => first.promise }));
  void slow.set('key', 'first');
  // The page has read the note, and gets the lock a moment later.
  const late = Promise.withResolvers<void>();
  const reader = withNotes(async () => ({
    ...device,
    change: async (key, to) => {
      await late.promise;
      return device.change(key, to);
    },
  }));
  const reading = reader.get('key');
  await new Promise(setImmediate);
  setNow(2_000);
  await withNotes(async () => device).set('key', 'second');
  late.resolve();
  await reading;
  expect(await withNotes(async () => device).get('key')).toBe('second');
  first.resolve();
});

test('what was removed is gone, though the page went before the device had heard of it', async () => {
  const device = memoryDevice();
  await withNotes(async () => device).set('key', 'saved since');
  const stuck = withNotes(() => new Promise(() => undefined));
  void stuck.remove('key');

  const nextVisit = withNotes(async () => device);
  expect(await nextVisit.get('key')).toBeUndefined();
  expect(await device.keys('')).toEqual([]);
  expect(Object.keys(localStorage)).toEqual([]);
  await nextVisit.set('key', 'anew');
  expect(await nextVisit.get('key')).toBe('anew');
});

test('a device that takes neither a value nor a note of it says so', async () => {
  vi.stubGlobal(
    'localStorage',
    instantStorage(() => false),
  );
  const full = { ...memoryDevice(), set: () => Promise.reject(new Error('full')) };
  await expect(withNotes(async () => full).set('key', 'lost')).rejects.toMatchObject({ isNoted: false });
});

test('a note that a full device does not take is read all the same, and stays', async () => {
  const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  const full = { ...memoryDevice(), set: refuse, change: refuse };
  await expect(withNotes(async () => full).set('key', 'typed')).rejects.toMatchObject({ isNoted: true });
  expect(await withNotes(async () => full).get('key')).toBe('typed');
  expect(await withNotes(async () => memoryDevice()).get('key')).toBe('typed');
});

test('a device that forgets says so, and leaves nothing over what lies there unseen', async () => {
  const device = memoryDevice();
  await withNotes(async () => device).set('key', 'before');
  const forgetful = forgetfulDevice();
  const page = withNotes(async () => forgetful);
  await expect(page.set('key', 'written')).rejects.toMatchObject({ name: 'Refused', isNoted: false });
  expect(await page.get('key')).toBe('written');
  await page.remove('other');
  expect(Object.keys(localStorage).filter((name) => name.startsWith('unwritten/'))).toEqual([]);
  expect(await withNotes(async () => device).get('key')).toBe('before');
});

test('what a device that forgets removes is still there for the next visit, which has seen it', async () => {
  const device = memoryDevice();
  await withNotes(async () => device).set('key', 'before');
  await withNotes(async () => forgetfulDevice()).remove('key');
  expect(await withNotes(async () => device).get('key')).toBe('before');
});

test('a device that forgets takes no note of an earlier visit away, and writes on in it', async () => {
  void withNotes(() => new Promise(() => undefined)).set('key', 'written');
  const page = withNotes(async () => forgetfulDevice());
  expect(await page.get('key')).toBe('written');
  expect(await withNotes(async () => memoryDevice()).get('key')).toBe('written');
  void withNotes(() => new Promise(() => undefined)).set('key', 'written');
  await expect(page.set('key', 'more')).rejects.toMatchObject({ name: 'Refused', isNoted: true });
  expect(await withNotes(async () => memoryDevice()).get('key')).toBe('more');
});
