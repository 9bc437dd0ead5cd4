import { describe, expect, it, onTestFinished } from 'vitest';
import { agreesWithModel } from './modelConformance.ts';
import { TakenError, type Doc, type Index, type Store } from './store.ts';

const doc = (id: string, fields: Record<string, unknown> = {}): Doc => ({
  id,
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  ...fields,
});

const index = (facets: Index['facets'] = {}, rest: Omit<Index, 'facets'> = {}): Index => ({
  facets,
  ...rest,
});

/** The contract of every store. `open` returns an empty one; `runs` is how often it is compared with a plain list. */
export function storeConformance(name: string, open: () => Store | Promise<Store>, runs = 150): void {
  async function fresh(): Promise<Store> {
    const store = await open();
    onTestFinished(() => store.close());
    return store;
  }

  describe(`${name}: documents`, () => {
    it('keeps a document as it was given, unknown fields and all', async () => {
      const rows = (await fresh()).of('marina');
      const lecture = doc('a', { name: 'Опора', odd: { deep: [1, null, 'ё'] } });
      await rows.change((tx) => tx.put('lecture', lecture, index()));
      expect(await rows.get('lecture', 'a')).toEqual(lecture);
      expect(await rows.get('lecture', 'b')).toBeNull();
      expect(await rows.get('tag', 'a')).toBeNull();
    });

    it('replaces and removes', async () => {
      const rows = (await fresh()).of('marina');
      await rows.change((tx) => tx.put('lecture', doc('a', { name: 'Было' }), index({ n: 1 })));
      await rows.change((tx) => tx.put('lecture', doc('a', { name: 'Стало' }), index({ n: 2 })));
      expect(await rows.list('lecture', { where: [{ field: 'n', in: [1] }] })).toEqual({
        list: [],
        count: 0,
      });
      expect((await rows.list('lecture')).list).toEqual([doc('a', { name: 'Стало' })]);
      expect(await rows.change((tx) => tx.remove('lecture', 'a'))).toBe(true);
      expect(await rows.change((tx) => tx.remove('lecture', 'a'))).toBe(false);
      expect((await rows.list('lecture')).count).toBe(0);
    });

    it('hands out copies', async () => {
      const rows = (await fresh()).of('marina');
      const given = doc('a', { name: 'as it was' });
      await rows.change((tx) => tx.put('lecture', given, index()));
      given['name'] = 'changed afterwards';
      const taken = await rows.get('lecture', 'a');
      Object.assign(taken ?? {}, { name: 'changed by a reader' });
      expect((await rows.get('lecture', 'a'))?.['name']).toBe('as it was');
    });

    it('keeps authors apart in every call', async () => {
      const store = await fresh();
      const [marina, ivan] = [store.of('marina'), store.of('ivan')];
      await marina.change((tx) => tx.put('tag', doc('a'), index({ n: 5 }, { search: 'сон', unique: 'сон' })));
      expect(await ivan.get('tag', 'a')).toBeNull();
      expect(await ivan.list('tag', { search: 'сон' })).toEqual({ list: [], count: 0 });
      expect(await ivan.sum('tag', {}, ['n'])).toEqual({ n: 0 });
      expect(await ivan.change((tx) => tx.remove('tag', 'a'))).toBe(false);
      await ivan.change((tx) => tx.put('tag', doc('a', { own: true }), index({}, { unique: 'сон' })));
      expect(await marina.get('tag', 'a')).toEqual(doc('a'));
    });

    it('refuses a unique key that is taken, and lets its owner keep it', async () => {
      const rows = (await fresh()).of('marina');
      const put = (id: string, unique: string) =>
        rows.change((tx) => tx.put('tag', doc(id), index({}, { unique })));
      await put('a', 'сон');
      await put('a', 'сон');
      await expect(put('b', 'сон')).rejects.toThrow(TakenError);
      expect((await rows.list('tag')).count).toBe(1);
    });
  });

  describe(`${name}: lists`, () => {
    async function seeded() {
      const rows = (await fresh()).of('marina');
      await rows.change(async (tx) => {
        const put = (id: string, facets: Index['facets'], search = '') =>
          tx.put('lecture', doc(id), index(facets, { search }));
        await put('a', { status: 'draft', length: 300, cover: true, tags: ['t1', 't2'] }, 'Ёлка и «Тишина»');
        await put('b', { status: 'published', length: 100, cover: false, tags: ['t2'] }, 'ТИШИНА в лесу');
        await put('c', { status: 'draft', length: null, cover: true, tags: [] }, 'Голос 100%_');
        await put('d', { status: 'draft', length: 100, cover: true, tags: ['t3'] }, 'лес и голос');
      });
      const ids = async (query: Parameters<typeof rows.list>[1]) =>
        (await rows.list('lecture', query)).list.map(({ id }) => id);
      return { rows, ids };
    }

    it('filters by value, by list and by range, all conditions at once', async () => {
      const { ids } = await seeded();
      expect(await ids({ where: [{ field: 'status', in: ['draft'] }] })).toEqual(['a', 'c', 'd']);
      expect(await ids({ where: [{ field: 'status', in: ['draft', 'published'] }] })).toHaveLength(4);
      expect(await ids({ where: [{ field: 'status', in: [] }] })).toEqual([]);
      expect(await ids({ where: [{ field: 'cover', in: [false] }] })).toEqual(['b']);
      expect(await ids({ where: [{ field: 'length', in: [100] }] })).toEqual(['b', 'd']);
      expect(await ids({ where: [{ field: 'tags', has: ['t1', 't3'] }] })).toEqual(['a', 'd']);
      expect(await ids({ where: [{ field: 'length', from: 100, to: 300 }] })).toEqual(['b', 'd']);
      expect(await ids({ where: [{ field: 'missing', in: ['x'] }] })).toEqual([]);
      expect(
        await ids({
          where: [
            { field: 'status', in: ['draft'] },
            { field: 'tags', has: ['t2'] },
          ],
        }),
      ).toEqual(['a']);
    });

    it('searches Cyrillic in any case, every word, wildcards as plain signs', async () => {
      const { ids } = await seeded();
      expect(await ids({ search: 'тишина' })).toEqual(['a', 'b']);
      expect(await ids({ search: 'ЛЕС' })).toEqual(['b', 'd']);
      expect(await ids({ search: 'елка' })).toEqual(['a']);
      expect(await ids({ search: '  голос   лес ' })).toEqual(['d']);
      expect(await ids({ search: '100%_' })).toEqual(['c']);
      expect(await ids({ search: '%' })).toEqual(['c']);
      expect(await ids({ search: ' ' })).toHaveLength(4);
    });

    it('sorts either way, what has no value last, ties by id', async () => {
      const { ids } = await seeded();
      expect(await ids({ sort: { field: 'length' } })).toEqual(['b', 'd', 'a', 'c']);
      expect(await ids({ sort: { field: 'length', descending: true } })).toEqual(['a', 'b', 'd', 'c']);
    });

    it('pages without a gap or a double, and counts all', async () => {
      const rows = (await fresh()).of('marina');
      await rows.change(async (tx) => {
        for (let n = 0; n < 57; n++) await tx.put('tag', doc(`tag-${n}`), index({ group: n % 3 }));
      });
      const seen: string[] = [];
      for (let offset = 0; offset < 60; offset += 10) {
        const page = await rows.list('tag', {
          sort: { field: 'group', descending: true },
          offset,
          limit: 10,
        });
        expect(page.count).toBe(57);
        seen.push(...page.list.map(({ id }) => id));
      }
      expect(seen).toHaveLength(57);
      expect(new Set(seen).size).toBe(57);
    });

    it('finds nothing on a page beyond all that there can be, and counts all the same', async () => {
      const { rows } = await seeded();
      for (const offset of [Number.MAX_SAFE_INTEGER, 2 ** 70, 25e300])
        for (const query of [{}, { search: 'голос' }])
          expect((await rows.list('lecture', { ...query, offset, limit: 25 })).list).toEqual([]);
      expect((await rows.list('lecture', { offset: 25e300, limit: 25 })).count).toBe(4);
    });

    it('keeps its sorts through a change of many documents', async () => {
      const { rows, ids } = await seeded();
      const byLength = { sort: { field: 'length', descending: true } };
      expect(await ids(byLength)).toEqual(['a', 'b', 'd', 'c']);
      await rows.change(async (tx) => {
        for (let n = 0; n < 200; n++) await tx.put('lecture', doc(`n${n}`), index({ length: n }));
      });
      const sorted = await ids(byLength);
      expect(sorted).toHaveLength(204);
      expect(sorted.slice(0, 3)).toEqual(['a', 'n199', 'n198']);
      expect(sorted.slice(-2)).toEqual(['n0', 'c']);
    });

    it('sums over all that match', async () => {
      const { rows } = await seeded();
      const where = [{ field: 'status', in: ['draft'] }];
      expect(await rows.sum('lecture', { where, limit: 1 }, ['length'])).toEqual({ length: 400 });
      expect(await rows.sum('nothing', {}, ['length'])).toEqual({ length: 0 });
    });
  });

  it(`${name}: answers any question about any documents as a plain list would`, async () => {
    await expect(fresh().then((store) => agreesWithModel(store, runs))).resolves.toBeUndefined();
  });

  it.each([
    ['purchase', { n: 'grossKopecks', name: 'title', at: 'createdAt', flag: 'status' }],
    ['client', { n: 'purchasesCount', at: 'lastActivityAt', flag: 'pushConsent', tags: 'products' }],
  ])(
    `${name}: answers any question about each %s, of which there may be many, no otherwise`,
    async (kind, names) => {
      const store = await fresh();
      const subject = { kind, names: new Map(Object.entries(names)) };
      await expect(agreesWithModel(store, Math.ceil(runs / 2), subject)).resolves.toBeUndefined();
    },
  );

  describe(`${name}: changes`, () => {
    it('loses no write of many at once', async () => {
      const rows = (await fresh()).of('marina');
      await rows.change((tx) => tx.put('tag', doc('a', { n: 0 }), index()));
      const add = () =>
        rows.change(async (tx) => {
          const before = await tx.get('tag', 'a');
          await tx.put('tag', doc('a', { n: Number(before?.['n']) + 1 }), index());
        });
      await Promise.all(Array.from({ length: 50 }, add));
      expect((await rows.get('tag', 'a'))?.['n']).toBe(50);
    });

    it('keeps nothing of a change that fails, and goes on', async () => {
      const rows = (await fresh()).of('marina');
      const failing = rows.change(async (tx) => {
        await tx.put('tag', doc('a'), index());
        throw new Error('halfway');
      });
      await expect(failing).rejects.toThrow('halfway');
      expect(await rows.get('tag', 'a')).toBeNull();
      await rows.change((tx) => tx.put('tag', doc('b'), index()));
      expect((await rows.list('tag')).count).toBe(1);
    });

    it('has another revision once what is read of its author is another, and of no other author', async () => {
      const store = await fresh();
      const [marina, ivan] = [store.of('marina'), store.of('ivan')];
      const put = () => marina.change((tx) => tx.put('tag', doc('a'), index()));
      const works = [
        put,
        put,
        () => marina.setAside('tag', 'a'),
        () => marina.change((tx) => tx.remove('tag', 'a')),
      ];
      const others = await ivan.revision();
      for (const work of works) {
        const before = await marina.revision();
        await work();
        expect(await store.of('marina').revision()).toBeGreaterThan(before);
      }
      expect(await ivan.revision()).toBe(others);
    });

    it('has the old revision until a change is done', async () => {
      const rows = (await fresh()).of('marina');
      const before = await rows.revision();
      await rows.change(async (tx) => {
        await tx.put('tag', doc('a'), index());
        expect(await rows.revision()).toBe(before);
      });
      expect(await rows.revision()).toBeGreaterThan(before);
    });

    it('shows a change to others only when it is done, and to itself at once', async () => {
      const rows = (await fresh()).of('marina');
      await rows.change(async (tx) => {
        await tx.put('tag', doc('a'), index());
        expect(await tx.get('tag', 'a')).not.toBeNull();
        expect(await rows.get('tag', 'a')).toBeNull();
      });
      expect(await rows.get('tag', 'a')).not.toBeNull();
    });
  });
}
