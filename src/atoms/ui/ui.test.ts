import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setNow } from '#lib/time/clock.ts';
import { closeContextMenuAtom, contextMenuAtom, openContextMenuAtom } from './context-menu.ts';
import { languageAtom } from './language.ts';
import { closeModalAtom, modalAtom, openModalAtom } from './modal.ts';
import { onlineAtom } from './online.ts';
import { sidebarShownAtom } from './sidebar.ts';
import {
  closeToastAtom,
  endToastsAtom,
  pauseToastAtom,
  resumeToastAtom,
  runToastActionAtom,
  showErrorAtom,
  showToastAtom,
  toastAtom,
} from './toast.ts';

describe('the toast', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setNow(null);
  });
  afterEach(() => {
    vi.useRealTimers();
    setNow(null);
  });

  test('an error is titled «Ошибка», a success «Успешно», in the language of the author', () => {
    const store = createStore();
    store.set(showErrorAtom, 'Не удалось обновить лекцию');
    expect(store.get(toastAtom)).toMatchObject({
      shown: true,
      kind: 'error',
      color: 'bad',
      title: 'Ошибка',
      description: 'Не удалось обновить лекцию',
      duration: 5000,
    });
    store.set(closeToastAtom);
    store.set(languageAtom, 'en');
    onTestFinished(() => void store.set(languageAtom, 'ru'));
    store.set(showToastAtom, { kind: 'success', description: 'Saved' });
    expect(store.get(toastAtom)).toMatchObject({ kind: 'success', color: 'ok', title: 'Success' });
  });

  test('it goes after 5000 ms, and takes its colour, title and description along', () => {
    const store = createStore();
    store.set(showErrorAtom, 'Раз');
    vi.advanceTimersByTime(4999);
    expect(store.get(toastAtom).shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.get(toastAtom)).toMatchObject({
      shown: false,
      kind: null,
      color: null,
      title: '',
      description: '',
      action: null,
    });
  });

  test('a pause stops the time, a resume lets the rest run', () => {
    const store = createStore();
    store.set(showErrorAtom, 'Раз');
    vi.advanceTimersByTime(3000);
    store.set(pauseToastAtom);
    expect(store.get(toastAtom).paused).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(store.get(toastAtom).shown).toBe(true);
    store.set(resumeToastAtom);
    vi.advanceTimersByTime(1999);
    expect(store.get(toastAtom).shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.get(toastAtom).shown).toBe(false);
  });

  test('what is said last is what is shown: nothing waits behind it', () => {
    const store = createStore();
    store.set(showErrorAtom, 'Не удалось отменить марафон');
    store.set(showToastAtom, { kind: 'success', description: 'Марафон отменён' });
    expect(store.get(toastAtom)).toMatchObject({ kind: 'success', description: 'Марафон отменён' });
    vi.advanceTimersByTime(4999);
    expect(store.get(toastAtom).shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.get(toastAtom).shown).toBe(false);
  });

  test('an error takes no way back: it comes again for the rest of its time, and a success ends it', () => {
    const store = createStore();
    const undo = {
      kind: 'success',
      description: 'Убрано',
      action: { label: 'Отменить', run: () => undefined },
    } as const;
    store.set(showToastAtom, undo);
    vi.advanceTimersByTime(2000);
    store.set(showErrorAtom, 'Раз');
    expect(store.get(toastAtom).description).toBe('Раз');
    vi.advanceTimersByTime(5000);
    expect(store.get(toastAtom).description).toBe('Убрано');
    vi.advanceTimersByTime(999);
    expect(store.get(toastAtom).shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.get(toastAtom).shown).toBe(false);

    store.set(showToastAtom, undo);
    store.set(showErrorAtom, 'Раз');
    store.set(showToastAtom, { kind: 'success', description: 'Два' });
    store.set(closeToastAtom);
    expect(store.get(toastAtom).shown).toBe(false);
  });

  test('while the author points at its place, the one that comes into it is held too', () => {
    const store = createStore();
    store.set(showToastAtom, {
      kind: 'success',
      description: 'Убрано',
      action: { label: 'Отменить', run: () => undefined },
    });
    store.set(showErrorAtom, 'Раз');
    store.set(pauseToastAtom);
    store.set(closeToastAtom);
    expect(store.get(toastAtom)).toMatchObject({ description: 'Убрано', paused: true });
    vi.advanceTimersByTime(60_000);
    expect(store.get(toastAtom).shown).toBe(true);
    store.set(resumeToastAtom);
    vi.advanceTimersByTime(8000);
    expect(store.get(toastAtom).shown).toBe(false);
  });

  test('it ends with its screen, with all that it stood before', () => {
    const store = createStore();
    store.set(showToastAtom, {
      kind: 'success',
      description: 'Убрано',
      action: { label: 'Отменить', run: () => undefined },
    });
    store.set(showErrorAtom, 'Раз');
    store.set(endToastsAtom);
    expect(store.get(toastAtom).shown).toBe(false);
  });

  test('what is being said already starts its time again', () => {
    const store = createStore();
    store.set(showErrorAtom, 'Раз');
    vi.advanceTimersByTime(4000);
    store.set(showErrorAtom, 'Раз');
    vi.advanceTimersByTime(4999);
    expect(store.get(toastAtom).shown).toBe(true);
    vi.advanceTimersByTime(1);
    expect(store.get(toastAtom).shown).toBe(false);
  });

  test('one that offers an action stays 8 s, does it once and closes; null stays for good', () => {
    const store = createStore();
    const run = vi.fn<() => void>();
    store.set(showToastAtom, { kind: 'success', description: 'Убрано', action: { label: 'Отменить', run } });
    vi.advanceTimersByTime(7999);
    expect(store.get(toastAtom).shown).toBe(true);
    store.set(runToastActionAtom);
    store.set(runToastActionAtom);
    expect(run).toHaveBeenCalledOnce();
    store.set(showToastAtom, { kind: 'success', description: 'Стоит', duration: null });
    vi.advanceTimersByTime(3_600_000);
    expect(store.get(toastAtom).description).toBe('Стоит');
  });
});

test('the sidebar is shown by default', () => {
  expect(createStore().get(sidebarShownAtom)).toBe(true);
});

describe('what the device remembers', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  const remember = (values: Record<string, string>) => {
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => values[key] ?? null,
        setItem: (key: string, value: string) => void (values[key] = value),
        removeItem: (key: string) => void delete values[key],
      },
    });
    return values;
  };

  test('the sidebar is read before the first paint, and written when it changes', async () => {
    const values = remember({ 'kabinet.sidebar': 'false' });
    vi.resetModules();
    const fresh = await import('./sidebar.ts');
    const store = createStore();
    expect(store.get(fresh.sidebarShownAtom)).toBe(false);
    store.set(fresh.sidebarShownAtom, true);
    expect(values['kabinet.sidebar']).toBe('true');
  });

  test('a value that makes no sense counts as none', async () => {
    remember({ 'kabinet.theme': '"pink"', 'kabinet.language': '{broken' });
    vi.resetModules();
    const [fresh, words] = await Promise.all([import('./theme.ts'), import('./language.ts')]);
    const store = createStore();
    expect(store.get(fresh.themeAtom)).toBe('system');
    expect(store.get(words.languageAtom)).toBe('ru');
  });
});

test('a modal opens by name with its props and settings, and closing forgets them', () => {
  const store = createStore();
  const props = {
    title: 'Да?',
    lost: [],
    confirmLabel: 'Да',
    cancelLabel: 'Нет',
    onConfirm: () => undefined,
  };
  store.set(openModalAtom, { modalName: 'confirm', props, settings: { width: 'wide' } });
  expect(store.get(modalAtom)).toEqual({
    modalName: 'confirm',
    props,
    settings: { dismissable: true, width: 'wide' },
  });
  store.set(closeModalAtom);
  expect(store.get(modalAtom)).toEqual({ modalName: null, props: null, settings: null });
});

test('the context menu opens at a place and forgets its actions when it closes', () => {
  const store = createStore();
  const actions = [{ id: 'open', label: 'Открыть', run: () => undefined }];
  store.set(openContextMenuAtom, { x: 40, y: 60, actions });
  expect(store.get(contextMenuAtom)).toEqual({ open: true, x: 40, y: 60, actions });
  store.set(closeContextMenuAtom);
  expect(store.get(contextMenuAtom)).toEqual({ open: false, x: 0, y: 0, actions: [] });
});

test('the network is asked for anew where nobody has followed it meanwhile', () => {
  const navigator = { onLine: false };
  vi.stubGlobal('navigator', navigator);
  const store = createStore();
  store.sub(onlineAtom, () => undefined)();
  expect(store.get(onlineAtom)).toBe(false);
  navigator.onLine = true;
  store.sub(onlineAtom, () => undefined);
  expect(store.get(onlineAtom)).toBe(true);
  vi.unstubAllGlobals();
});

test('the network is taken for there where nothing tells otherwise', () => {
  expect(createStore().get(onlineAtom)).toBe(true);
});
