import { afterEach, expect, test, vi } from 'vitest';
import { saveStream } from '#platform/records/save.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { streamOf } from '#platform/testing/contents.ts';
import { testTime } from '#platform/testing/platform.ts';
import { browserTimers } from '#tests/support/browserTimers.ts';
import { openPlatformConsole } from '#tests/support/platformConsole.ts';
import { countriesAtom } from '../country/countries.ts';
import { streamAtom, streamLinkAtom, streamListAtom } from './streams.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function open() {
  const page = await openPlatformConsole();
  const keep = (status: string) =>
    page.at.store
      .of(demoAccount.id)
      .change((rows) => saveStream(rows, streamOf('stream-one', testTime, { status })));
  return { ...page, keep };
}

test('a stream and its link are read by its id', async () => {
  const { store, keep } = await open();
  await keep('processed');
  stops.push(store.sub(streamAtom('stream-one'), () => undefined));
  stops.push(store.sub(streamLinkAtom('stream-one'), () => undefined));
  await vi.waitFor(() => expect(store.get(streamAtom('stream-one')).item?.name).toBe('stream-one.mp4'));
  await vi.waitFor(() => expect(store.get(streamLinkAtom('stream-one')).item).toContain('stream-one/media'));
});

test('what cannot be read says so', async () => {
  const { store, told, instead } = await open();
  stops.push(store.sub(streamAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(streamAtom('77')).status).toBe('notFound'));
  expect(told()).toBe('Видео 77 не\u00A0найдено');
  stops.push(store.sub(streamLinkAtom('77'), () => undefined));
  await vi.waitFor(() => expect(store.get(streamLinkAtom('77')).status).toBe('notFound'));
  expect(told()).toBe('Не\u00A0удалось получить ссылку на\u00A0видео');
  instead.answer = () => Response.json({ error: 'broken' }, { status: 500 });
  stops.push(store.sub(streamAtom('78'), () => undefined));
  await vi.waitFor(() => expect(store.get(streamAtom('78')).status).toBe('failed'));
  expect(told()).toBe('На\u00A0платформе что-то сломалось. Повторите через минуту.');
  stops.push(store.sub(countriesAtom, () => undefined));
  await vi.waitFor(() => expect(store.get(countriesAtom).status).toBe('failed'));
  expect(told()).toBe('Не\u00A0удалось получить список стран');
});

test('one that is being processed is asked for again until it is done', async () => {
  browserTimers();
  const { store, keep, calls } = await open();
  await keep('uploaded');
  stops.push(store.sub(streamAtom('stream-one'), () => undefined));
  stops.push(store.sub(streamListAtom({}), () => undefined));
  const statuses = () => [
    store.get(streamAtom('stream-one')).item?.status,
    store.get(streamListAtom({})).items[0]?.status,
  ];
  await vi.waitFor(() => expect(statuses()).toEqual(['uploaded', 'uploaded']));
  await keep('processed');
  await vi.advanceTimersByTimeAsync(3000);
  await vi.waitFor(() => expect(statuses()).toEqual(['processed', 'processed']));
  calls.length = 0;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toEqual([]);
});
