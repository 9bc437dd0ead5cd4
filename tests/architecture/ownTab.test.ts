import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { instantStorage } from '#tests/support/instantStorage.ts';

const inFrame = '?id=a--b&instrument=false';

/** What the tabs of a browser share. */
let shared: Storage;

beforeEach(() => {
  vi.stubGlobal('localStorage', instantStorage());
  shared = localStorage;
  shared.setItem('theme', 'dark');
});

afterEach(() => vi.unstubAllGlobals());

/** The window of a page of the workbench that has the address, once its code has run. */
async function opened(search: string) {
  const page = { localStorage: shared, sessionStorage: shared, BroadcastChannel };
  vi.stubGlobal('location', { search });
  vi.stubGlobal('window', page);
  vi.resetModules();
  await import('#storybook/ownTab.ts');
  return page;
}

describe('a frame of a documentation page', () => {
  test('begins with nothing kept, and shares none of what it keeps', async () => {
    const [one, other] = [await opened(inFrame), await opened(inFrame)];
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      expect(one[name]).toHaveLength(0);
      one[name].setItem('draft', 'выдох');
      expect(one[name].getItem('draft')).toBe('выдох');
      expect(other[name].getItem('draft')).toBeNull();
    }
    one.localStorage.setItem('theme', 'light');
    expect(one.sessionStorage.getItem('theme')).toBeNull();
    expect(shared.getItem('theme')).toBe('dark');
    expect(shared.getItem('draft')).toBeNull();
  });

  test('keeps as a browser does', async () => {
    const { localStorage } = await opened(inFrame);
    vi.stubGlobal('localStorage', localStorage);
    localStorage.setItem('b', 'два');
    localStorage.setItem('a', 'один');
    Reflect.apply(localStorage.setItem, localStorage, ['c', 3]);
    expect(localStorage.getItem('c')).toBe('3');
    expect(Object.keys(localStorage)).toEqual(['b', 'a', 'c']);
    expect([localStorage.key(0), localStorage.key(1), localStorage.key(3)]).toEqual(['b', 'a', null]);
    expect(localStorage.getItem('toString')).toBeNull();
    localStorage.removeItem('b');
    localStorage.removeItem('none');
    expect(Object.keys(localStorage)).toEqual(['a', 'c']);
    localStorage.clear();
    expect(localStorage).toHaveLength(0);
  });

  test('is heard within itself alone', async () => {
    const [one, other] = [await opened(inFrame), await opened(inFrame)];
    const says = new one.BroadcastChannel('drafts');
    const hears = new one.BroadcastChannel('drafts');
    const elsewhere = [new other.BroadcastChannel('drafts'), new BroadcastChannel('drafts')];
    const heard: unknown[] = [];
    const strayed: unknown[] = [];
    hears.addEventListener('message', ({ data }) => heard.push(data));
    for (const channel of elsewhere) channel.addEventListener('message', ({ data }) => strayed.push(data));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    says.postMessage('saved');
    await vi.waitFor(() => expect(heard).toEqual(['saved']));
    expect(strayed).toEqual([]);
    for (const channel of [says, hears, ...elsewhere]) channel.close();
  });
});

test('a story by itself, and one under test, keep what the browser keeps', async () => {
  const kept = { localStorage: shared, sessionStorage: shared, BroadcastChannel };
  expect(await opened('?id=a--b')).toEqual(kept);
  vi.stubGlobal('__vitest_browser__', true);
  expect(await opened(inFrame)).toEqual(kept);
});
