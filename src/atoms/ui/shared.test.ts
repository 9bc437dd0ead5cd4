import { createStore } from 'jotai';
import { RESET } from 'jotai/utils';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { preferenceAtom } from './preference.ts';
import { sharedAtom } from './shared.ts';

/** A device that has room only while it is told so, with one record that tabs share. */
function open() {
  const device = { hasRoom: true, isReadable: true };
  const localStorage = instantStorage(() => device.hasRoom);
  const told = new Set<(event: Partial<StorageEvent>) => void>();
  vi.stubGlobal('window', {
    get localStorage() {
      if (!device.isReadable) throw new DOMException('denied', 'SecurityError');
      return localStorage;
    },
    addEventListener: (_type: string, tell: () => void) => told.add(tell),
    removeEventListener: (_type: string, tell: () => void) => told.delete(tell),
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const notes = () => sharedAtom<string[]>('notes', [], v.array(v.string()));
  const tab = () => {
    const [store, notesAtom] = [createStore(), notes()];
    return {
      add: (note: string) => store.set(notesAtom, (all) => [...all, note]),
      read: () => store.get(notesAtom),
      reset: () => store.set(notesAtom, RESET),
      /** Shows it, until it is told to go. */
      show: () => store.sub(notesAtom, () => undefined),
    };
  };
  const kept = (name = 'notes') => JSON.parse(localStorage[`kabinet.${name}`] ?? 'null');
  /** Tells every tab that another one has written. */
  const tell = () => told.forEach((hear) => hear({ key: 'kabinet.notes' }));
  return { device, tab, kept, tell };
}

test('what a device had no room for joins what other tabs have written since', () => {
  const { device, tab, kept } = open();
  const [mine, theirs] = [tab(), tab()];
  mine.add('one');
  device.hasRoom = false;
  mine.add('two');
  mine.add('three');
  expect(mine.read()).toEqual(['one', 'two', 'three']);
  device.hasRoom = true;
  theirs.add('theirs');
  mine.add('four');
  expect(kept()).toEqual(['one', 'theirs', 'two', 'three', 'four']);
  expect(mine.read()).toEqual(kept());
  mine.add('five');
  expect(kept()).toEqual(['one', 'theirs', 'two', 'three', 'four', 'five']);
});

test('what a device had no room for lives as long as the page, whatever is shown meanwhile', () => {
  const { device, tab } = open();
  const mine = tab();
  mine.add('one');
  device.hasRoom = false;
  mine.add('two');
  mine.show()();
  mine.show();
  expect(mine.read()).toEqual(['one', 'two']);
});

test('what other tabs write is shown with what the device had no room for', () => {
  const { device, tab, tell } = open();
  const [mine, theirs] = [tab(), tab()];
  mine.show();
  mine.add('one');
  device.hasRoom = false;
  mine.add('two');
  device.hasRoom = true;
  theirs.add('theirs');
  tell();
  expect(mine.read()).toEqual(['one', 'theirs', 'two']);
});

test('what was taken away is not there again, whether the device had it or not', () => {
  for (const hadRoom of [true, false]) {
    const { device, tab, kept } = open();
    const mine = tab();
    device.hasRoom = hadRoom;
    mine.add('one');
    device.hasRoom = false;
    mine.add('two');
    mine.reset();
    mine.show();
    expect(mine.read()).toEqual([]);
    expect(kept()).toBeNull();
  }
});

test('a device that keeps nothing at all leaves each note once', () => {
  const { device, tab } = open();
  device.hasRoom = false;
  const mine = tab();
  mine.add('one');
  mine.add('two');
  expect(mine.read()).toEqual(['one', 'two']);
});

test('a setting that a device has no room for holds as long as the page', () => {
  const { device, kept } = open();
  device.hasRoom = false;
  const store = createStore();
  const settingAtom = preferenceAtom('setting', 'one', v.string());
  store.set(settingAtom, 'two');
  store.sub(settingAtom, () => undefined);
  expect(store.get(settingAtom)).toBe('two');
  device.hasRoom = true;
  store.set(settingAtom, 'three');
  expect(kept('setting')).toBe('three');
});

test('a setting that a device does not even let be read holds as long as the page', () => {
  const { device } = open();
  device.isReadable = false;
  const store = createStore();
  const settingAtom = preferenceAtom('setting', 'one', v.string());
  store.set(settingAtom, 'two');
  store.sub(settingAtom, () => undefined)();
  store.sub(settingAtom, () => undefined);
  expect(store.get(settingAtom)).toBe('two');
});
