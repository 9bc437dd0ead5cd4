import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Stream } from '#domain/stream/schema.ts';
import type { Tag } from '#domain/tag/schema.ts';
import { empty } from '../scenarios/empty.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';

const { lecture, stream, tag, account, country } = endpoints;

interface Page {
  list: Lecture[];
  count: number;
}

const list = (at: TestPlatform, body: unknown = {}) => at.ask<Page>(lecture.list, { body });
const names = async (at: TestPlatform, body: unknown) => (await list(at, body)).list.map(({ name }) => name);
const golos = { params: { id: 'lecture-golos' } };
const edit = (at: TestPlatform, body: Record<string, unknown>, id = 'lecture-golos') =>
  at.call(lecture.update, { params: { id }, body: { id, ...body } });

describe('the list of lectures', () => {
  it('comes newest first, 25 at a time, with the count of all', async () => {
    const at = await testPlatform();
    const page = await list(at);
    expect(page.count).toBe(24);
    expect(page.list.map(({ createdAt }) => createdAt)).toEqual(
      page.list
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const [first, second] = [await list(at, { limit: 10 }), await list(at, { limit: 10, page: 2 })];
    expect([...first.list, ...second.list]).toEqual(page.list.slice(0, 20));
    expect(await list(at, { page: 9 })).toEqual({ list: [], count: 24 });
  });

  it('filters by state, tag, cover and use', async () => {
    const at = await testPlatform();
    const count = async (filter: unknown) => (await list(at, { filter })).count;
    // A name that every object of the language knows is no filter.
    expect(await count({ toString: 'x', constructor: ['y'] })).toBe(24);
    expect(await count({ status: 'pending' })).toBe(1);
    expect(await count({ status: ['pending', 'approved'] })).toBe(2);
    expect(await count({ status: 'notReady' })).toBe(1);
    expect(await count({ status: 'ready' })).toBe(3);
    expect(await count({ hasCover: false })).toBe(3);
    expect(await count({ isUsed: false })).toBe(5);
    expect(await count({ tag: 'tag-golos' })).toBe(1);
    expect(await count({ tag: ['tag-golos', 'tag-son'] })).toBe(2);
    expect(await count({ hasCover: false, isUsed: true })).toBe(1);
    expect(await count({ hasCover: null, somethingNew: 'x' })).toBe(24);
  });

  it('searches names and tags in any case', async () => {
    const at = await testPlatform();
    expect(await names(at, { search: 'ТРЕВОГ' })).toHaveLength(3);
    expect(await names(at, { search: 'дыхание вода' })).toEqual(['Вода и опора: дыхание лёжа']);
    expect(await names(at, { search: 'нервная' })).toEqual(['Как работает блуждающий нерв']);
    expect(await names(at, { search: 'нет такого' })).toEqual([]);
  });

  it('sorts by what it says and refuses the rest', async () => {
    const at = await testPlatform();
    const sorted = await names(at, { sort: 'name', limit: 3 });
    expect(sorted).toEqual(['Благодарность без пафоса', 'Вечерняя разгрузка спины', 'Внимание по кругу']);
    const longest = await list(at, { sort: '-durationSec', limit: 1 });
    expect(longest.list[0]).toMatchObject({ durationSec: 2530 });
    for (const body of [{ sort: 'secret' }, { filter: { hasCover: 'no' } }, { limit: 101 }, { page: 0 }]) {
      const { status } = await at.call(lecture.list, { body });
      expect({ ...body, status }).toEqual({ ...body, status: 400 });
    }
  });
});

describe('a lecture', () => {
  it('is created by its name, read back and found', async () => {
    const at = await testPlatform({ scenario: empty });
    const made = await at.ask<Lecture>(lecture.create, { body: { name: '  Первое занятие ' } });
    expect(made).toMatchObject({ name: 'Первое занятие', tags: [], isPreview: false, durationSec: null });
    expect(await at.ask(lecture.get, { params: { id: made.id } })).toEqual(made);
    expect(await list(at, { search: 'первое' })).toEqual({ list: [made], count: 1 });
  });

  it('keeps captions to the last letter, and refuses what is no WebVTT', async () => {
    const at = await testPlatform();
    const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nВдох.\n';
    expect((await edit(at, { captions })).status).toBe(200);
    expect((await at.ask<Lecture>(lecture.get, golos)).captions).toBe(captions);
    expect((await edit(at, { captions: '1\n00:00:01,000 --> 00:00:02,000\nВдох.' })).status).toBe(400);
    expect((await edit(at, { captions: '' })).status).toBe(200);
  });

  it('is refused with a text for each wrong field', async () => {
    const at = await testPlatform();
    const body = {
      name: 'Да',
      description: 'х'.repeat(5001),
      tags: Array(11).fill('tag-son'),
      level: 'guru',
    };
    const answer = await at.call(lecture.create, { body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'Проверьте поля',
      fields: {
        name: 'Не короче 3 знаков',
        description: 'Не длиннее 5000 знаков',
        tags: 'Не больше 10',
        level: 'Выберите из\u00A0списка',
      },
    });
  });

  it('keeps what the platform sets, whatever an edit says of it', async () => {
    const at = await testPlatform();
    const before = await at.ask<Lecture>(lecture.get, golos);
    await edit(at, { durationSec: 1, publicationId: 'x', usedIn: [], createdAt: 'never' });
    await edit(at, { language: 'ru' });
    const after = await at.ask<Lecture>(lecture.get, golos);
    expect(after).toEqual({ ...before, language: 'ru', updatedAt: after.updatedAt });
  });

  it('is changed later every time, also while the clock stands or goes back', async () => {
    const at = await testPlatform();
    const stamps: string[] = [];
    for (const now of [at.clock.now, at.clock.now, at.clock.now - 5000]) {
      at.clock.now = now;
      stamps.push(String((await (await edit(at, { language: 'ru' })).json()).updatedAt));
    }
    expect(stamps).toEqual([...new Set(stamps)].toSorted());
  });

  it('takes its length from the stream', async () => {
    const at = await testPlatform();
    expect(await (await edit(at, { streamID: 'stream-utro' })).json()).toMatchObject({ durationSec: 750 });
    expect(await (await edit(at, { streamID: null })).json()).toMatchObject({ durationSec: null });
  });

  it('points only at what its author has', async () => {
    const at = await testPlatform();
    for (const [field, value] of [
      ['streamID', 'stream-ivan-sila'],
      ['imageId', 'image-nobody'],
      ['tags', ['tag-ivan']],
    ] as const) {
      const answer = await edit(at, { [field]: value });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty(`fields.${field}`);
    }
    expect((await edit(at, { id: 'lecture-utro' })).status).toBe(400);
  });

  it('gives its name and cover to its publication', async () => {
    const at = await testPlatform();
    await edit(at, { name: 'Голос и опора', imageId: 'image-les' });
    const publication = await at.ask(endpoints.publication.get, { params: { id: 'publication-golos' } });
    expect(publication).toMatchObject({ title: 'Голос и опора', imageId: 'image-les' });
  });

  it('links to its cover, or to none', async () => {
    const at = await testPlatform();
    const { link } = await at.ask<{ link: string }>(lecture.imageLink, golos);
    const image = await at.get(link.replace('/api', ''));
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect((await at.call(lecture.imageLink, { params: { id: 'lecture-spina' } })).status).toBe(404);
  });

  it("is nobody else's", async () => {
    const at = await testPlatform();
    at.sessions.hold(secondAccount.id);
    expect((await at.call(lecture.get, golos)).status).toBe(404);
    expect((await edit(at, { name: 'Чужое' })).status).toBe(404);
    expect((await at.call(lecture.imageLink, golos)).status).toBe(404);
    expect((await at.get('/v1/author/image/image-vydoh')).status).toBe(404);
    expect(await names(at, {})).toEqual(['Сила без надрыва']);
  });

  it('loses no edit of many at once', async () => {
    const at = await testPlatform({ adapters: 'sqlite and disk' });
    const fields = {
      name: 'Голос без\u00A0усилия',
      description: 'О\u00A0голосе',
      imageId: 'image-les',
      streamID: 'stream-utro',
      tags: ['tag-son'],
      level: 'expert',
      language: 'en',
      isPreview: true,
    };
    await Promise.all(Object.entries(fields).map(([field, value]) => edit(at, { [field]: value })));
    expect(await at.ask(lecture.get, golos)).toMatchObject(fields);
  });
});

describe('tags', () => {
  const usage = async (at: TestPlatform, id: string) =>
    (await at.ask<{ list: Tag[] }>(tag.list, { body: { limit: 100 } })).list.find((item) => item.id === id)
      ?.usageCount;

  it('are unique without regard to case', async () => {
    const at = await testPlatform();
    expect((await at.call(tag.create, { body: { name: ' ДЫХАНИЕ ' } })).status).toBe(409);
    expect((await at.call(tag.create, { body: { name: 'я' } })).status).toBe(400);
    const made = await at.ask<Tag>(tag.create, { body: { name: 'Гудение' } });
    expect(made).toMatchObject({ name: 'Гудение', usageCount: 0 });
  });

  it('count the lectures that have them', async () => {
    const at = await testPlatform();
    expect(await usage(at, 'tag-golos')).toBe(1);
    await edit(at, { tags: ['tag-son'] });
    expect(await usage(at, 'tag-golos')).toBe(0);
    await edit(at, { tags: ['tag-golos', 'tag-son'] });
    expect(await usage(at, 'tag-golos')).toBe(1);
  });
});

describe('streams', () => {
  it('tell where they are used and nothing of the files behind them', async () => {
    const at = await testPlatform();
    const { list: streams } = await at.ask<{ list: Stream[] }>(stream.list, { body: { limit: 100 } });
    expect(streams).toHaveLength(47);
    const found = streams.find(({ id }) => id === 'stream-golos');
    expect(found?.usedIn).toMatchObject([{ type: 'lecture', id: 'lecture-golos' }]);
    expect(found).not.toHaveProperty('fileId');
  });
});

describe('the profile', () => {
  it('keeps what the author changes and not who they are', async () => {
    const at = await testPlatform();
    const body = {
      firstName: 'Мари',
      lastName: 'Ветрова',
      role: 'admin',
      email: 'x@example.com',
    };
    await at.ask(account.updateProfile, { body });
    expect(await at.ask(account.profile)).toMatchObject({
      firstName: 'Мари',
      role: 'expert',
      email: 'author@example.com',
      headline: 'Телесные практики',
    });
    expect((await at.call(account.updateProfile, { body: { firstName: 'М', lastName: '' } })).status).toBe(
      400,
    );
  });
});

describe('countries', () => {
  it('have Russian names, phone codes and currencies', async () => {
    const at = await testPlatform();
    const { list: countries, count } = await at.ask<{ list: Record<string, string>[]; count: number }>(
      country.list,
    );
    expect(count).toBe(countries.length);
    expect(count).toBeGreaterThan(190);
    expect(countries).toContainEqual({ code: 'KZ', name: 'Казахстан', phoneCode: '+7', currency: 'KZT' });
    for (const item of countries) expect(item['name']).not.toBe(item['code']);
  });
});
