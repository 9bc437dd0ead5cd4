import { describe, expect, it } from 'vitest';
import { netOf, sumsOf } from '#domain/purchase/rules.ts';
import { memoryFiles } from '../files/memory.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { as } from '../records/kinds.ts';
import { memoryStore } from '../store/memory.ts';
import { testTime } from '../testing/platform.ts';
import { demoAccount } from './demo.ts';
import { diskAssets } from './diskAssets.ts';
import { largeOf } from './large.ts';
import { imageIdOf, loadScenario, type ScenarioAuthor } from './scenario.ts';

const counts = { lectures: 60, modules: 6, places: 20, clients: 90, purchases: 200 };
const portions = [...largeOf(counts)(testTime)];

/** Rows of every portion. */
const all = <T>(rows: (part: ScenarioAuthor) => T[]) => portions.flatMap(rows);

const lectures = all((part) => part.lectures);
const courses = all((part) => part.courses);
const publications = all((part) => part.publications);
const purchases = all((part) => part.purchases);
const clients = all((part) => part.clients);

const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));

describe('the large scenario', () => {
  it('is the same every time, and moves with the clock', () => {
    expect([...largeOf(counts)(testTime)]).toEqual(portions);
    expect(JSON.stringify([...largeOf(counts)(testTime + 1000)])).not.toBe(JSON.stringify(portions));
  });

  it('has as much as it says, every row once', () => {
    expect(ids(lectures).size).toBe(counts.lectures);
    expect(ids(clients).size).toBe(counts.clients);
    expect(ids(purchases).size).toBe(counts.purchases);
    expect(ids(publications).size).toBe(publications.length);
    const [course] = courses;
    expect(course?.modules.map(({ lectures }) => lectures.length)).toEqual(Array(6).fill(20));
  });

  it('points at nothing that is not there', () => {
    const known = ids(lectures);
    const contents = new Set([...known, ...ids(courses)]);
    const images = new Set(all((part) => part.covers).map(imageIdOf));
    for (const { streamID, imageId, tags, publicationId } of lectures) {
      expect([null, ...ids(all((part) => part.streams))]).toContain(streamID);
      expect([null, ...images]).toContain(imageId);
      expect([null, ...ids(publications)]).toContain(publicationId);
      expect([...ids(all((part) => part.tags))]).toEqual(expect.arrayContaining(tags));
    }
    for (const { contentId } of [...publications, ...purchases]) expect(contents).toContain(contentId);
    for (const { lectures: held } of courses.flatMap(({ modules }) => modules))
      expect([...known]).toEqual(expect.arrayContaining(held));
  });

  it('tells of clients and publications what their purchases tell', () => {
    const numbers = purchases.map(({ number }) => number);
    const times = purchases.map(({ paidAt, createdAt }) => paidAt ?? createdAt);
    expect(numbers).toEqual(numbers.toSorted());
    expect(times).toEqual(times.toSorted());
    for (const purchase of purchases) expect(purchase.netKopecks).toBe(netOf(sumsOf(purchase)));
    for (const { id, name, purchasesCount } of clients) {
      const own = purchases.filter(({ client }) => client.id === id);
      expect(own.length).toBeGreaterThan(0);
      expect(own.every(({ client }) => client.name === name)).toBe(true);
      expect(purchasesCount).toBe(own.filter(({ paidAt }) => paidAt != null).length);
    }
    for (const { contentId, salesCount, revenueKopecks } of publications) {
      const own = purchases.filter((one) => one.contentId === contentId && one.paidAt != null);
      expect(salesCount).toBe(own.length);
      expect(revenueKopecks).toBe(own.reduce((sum, { amountKopecks }) => sum + amountKopecks, 0));
    }
  });

  it('has nothing from the future and nothing changed before it was made', () => {
    const now = new Date(testTime).toISOString();
    const rows = [...lectures, ...publications, ...purchases, ...clients];
    for (const { createdAt, updatedAt } of rows)
      expect(createdAt <= updatedAt && updatedAt <= now).toBe(true);
  });

  it('keeps to the limits of names and of Russian type', () => {
    for (const { name, description } of lectures) {
      expect(name.length).toBeLessThanOrEqual(120);
      expect(`${name} ${description ?? ''}`).not.toMatch(/ —|"| - /);
    }
  });

  it('loads in portions into one author', async () => {
    const store = memoryStore();
    const target = { store, files: memoryFiles(), passwords: plainPasswords(), assets: diskAssets };
    await loadScenario(largeOf(counts), testTime, target);
    const rows = store.of(demoAccount.id);
    expect((await rows.list('purchase')).count).toBe(counts.purchases);
    expect((await rows.list('client')).count).toBe(counts.clients);
    expect(await store.accounts.all()).toHaveLength(1);
    const loaded = (await rows.list('lecture')).list.map((doc) => as('lecture', doc));
    expect(loaded).toHaveLength(counts.lectures);
    expect(loaded.every(({ usedIn }) => usedIn?.[0]?.type === 'course')).toBe(true);
  });
});
