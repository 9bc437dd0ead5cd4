import { afterEach, describe, expect, it, vi } from 'vitest';
import { buyerSegments } from '#domain/audience/segments.ts';
import { savePurchase, saveClient } from '#platform/records/people.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { clientOf, purchaseOf } from '#platform/testing/people.ts';
import { testTime, type TestPlatform } from '#platform/testing/platform.ts';
import { setNow } from '#lib/time/clock.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { audienceListAtom, clientAtom } from './audience.ts';
import { buyerSegmentsAtom } from './buyers.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setNow(null);
});

const daysAgo = (days: number) => new Date(testTime - days * 24 * 60 * 60 * 1000).toISOString();

/** So many clients, each of whom bought once, the first of them thrice. */
const keep = (at: TestPlatform, count: number) =>
  at.store.of(demoAccount.id).change(async (rows) => {
    for (let index = 0; index < count; index += 1) {
      const person = { id: `client-${index}`, name: `Клиент ${index}` };
      await saveClient(rows, clientOf(person.id, { name: person.name, createdAt: daysAgo(index) }));
      for (let time = 0; time < (index === 0 ? 3 : 1); time += 1)
        await savePurchase(
          rows,
          purchaseOf(`p-${index}-${time}`, {
            client: person,
            createdAt: daysAgo(index),
            paidAt: daysAgo(index),
          }),
        );
    }
  });

describe('the groups of buyers', () => {
  it('are made of all clients and purchases, page after page, and tell how far it has come', async () => {
    setNow(testTime);
    const { store, at, calls } = await openPlatformConsole();
    await keep(at, 250);
    const seen: number[] = [];
    stops.push(
      store.sub(buyerSegmentsAtom, () => {
        const { progress } = store.get(buyerSegmentsAtom);
        if (progress !== null) seen.push(progress.done);
      }),
    );
    await vi.waitFor(() => expect(store.get(buyerSegmentsAtom).status).toBe('ready'));
    const sizes = Object.fromEntries(
      (store.get(buyerSegmentsAtom).item ?? []).map(({ id, size }) => [id, size]),
    );
    expect(Object.keys(sizes)).toEqual(buyerSegments);
    expect(sizes).toEqual({
      newcomers: 30,
      regulars: 1,
      spenders: 25,
      occasional: 30,
      cooling: 120,
      gone: 69,
    });
    expect(calls.filter(({ path }) => path === 'audience/list')).toHaveLength(3);
    expect(calls.filter(({ path }) => path === 'purchase/list')).toHaveLength(3);
    expect(Math.max(...seen)).toBe(502);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it('can be read again after a failure', async () => {
    const { store, instead } = await openPlatformConsole();
    instead.answer = () => refuse(500);
    stops.push(store.sub(buyerSegmentsAtom, () => undefined));
    await vi.waitFor(() => expect(store.get(buyerSegmentsAtom).status).toBe('failed'));
    instead.answer = null;
    store.get(buyerSegmentsAtom).retry();
    await vi.waitFor(() => expect(store.get(buyerSegmentsAtom).status).toBe('ready'));
  });
});

describe('one client', () => {
  it('is found in the loaded lists, else asked for; one who is not there says so', async () => {
    const { store, at } = await openPlatformConsole();
    await keep(at, 3);
    const list = audienceListAtom({ limit: 1 });
    stops.push(store.sub(list, () => undefined));
    await vi.waitFor(() => expect(store.get(list).items).toHaveLength(1));
    const [loaded] = store.get(list).items;
    stops.push(store.sub(clientAtom(loaded?.id ?? ''), () => undefined));
    expect(store.get(clientAtom(loaded?.id ?? '')).item).toEqual(loaded);
    for (const [id, status] of [
      ['client-0', 'ready'],
      ['client-1', 'ready'],
      ['nobody', 'notFound'],
    ] as const) {
      stops.push(store.sub(clientAtom(id), () => undefined));
      await vi.waitFor(() => expect(store.get(clientAtom(id)).status).toBe(status));
    }
  });
});
