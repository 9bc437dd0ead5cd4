import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { webinarMoves, type WebinarStatus } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { saveById } from '../records/save.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { testPlatform, testTime, type TestPlatform } from '../testing/platform.ts';

const { webinar, publication } = endpoints;
const minute = 60_000;
const hour = 60 * minute;

/** A moment so many hours after the beginning of the test. */
const inHours = (hours: number) => new Date(testTime + hours * hour).toISOString();

const open = () => testPlatform({ scenario: empty });
const good = {
  name: 'Дыхание для\u00A0сна',
  startsAt: inHours(72),
  durationMin: 60,
  timezone: 'Europe/Moscow',
};
const plan = (at: TestPlatform, body: Record<string, unknown> = {}) =>
  at.ask<Webinar>(webinar.create, { body: { ...good, ...body } });
const read = (at: TestPlatform, id: string) => at.ask<Webinar>(webinar.get, { params: { id } });
const edit = (at: TestPlatform, id: string, body: Record<string, unknown>) =>
  at.call(webinar.update, { params: { id }, body: { id, ...body } });
const cancel = (at: TestPlatform, id: string) =>
  at.call(webinar.cancel, { params: { id }, body: { reason: 'Заболела' } });
const start = (at: TestPlatform, id: string) => at.call(webinar.start, { params: { id } });
const list = (at: TestPlatform, body: unknown = {}) =>
  at.ask<{ list: Webinar[]; count: number }>(webinar.list, { body });
const refusalOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });

describe('a new webinar', () => {
  it('is planned with a draft of its publication and the terms to begin with', async () => {
    const at = await open();
    const made = await plan(at, { link: 'https://meet.example.com/son', status: 'live', attendeesCount: 9 });
    expect(made).toMatchObject({ ...good, status: 'scheduled', attendeesCount: 0 });
    const { publicationId } = made;
    const { id } = made;
    expect(made.publication).toMatchObject({ id: publicationId, costKopecks: 0, visibility: 'catalog' });
    expect(await read(at, id)).toEqual(made);
    expect(await at.ask(publication.get, { params: { id: publicationId ?? '' } })).toMatchObject({
      contentType: 'webinar',
      contentId: id,
      title: good.name,
      status: 'draft',
    });
    const again = await at.call(publication.create, { body: { contentType: 'webinar', contentId: id } });
    expect(await refusalOf(again)).toMatchObject({ status: 409, publicationId });
  });

  it('is refused where another one is planned, and only then for its haste', async () => {
    const at = await open();
    await plan(at);
    const soon = { ...good, startsAt: inHours(48 - 1 / 60) };
    expect(await refusalOf(await at.call(webinar.create, { body: soon }))).toEqual({
      status: 422,
      error: 'new webinar must start at least 48h0m0s from now',
      fields: { startsAt: 'Не\u00A0раньше чем через 48\u00A0часов' },
    });
    const planned = {
      status: 409,
      error: 'webinar already planned for this period',
      fields: { startsAt: 'На\u00A0это время уже запланирован другой вебинар' },
    };
    expect(await refusalOf(await at.call(webinar.create, { body: good }))).toEqual(planned);
    // 40 hours later the planned one is closer than 48 hours: both rules are broken.
    at.clock.now += 40 * hour;
    expect(await refusalOf(await at.call(webinar.create, { body: good }))).toEqual(planned);
  });

  it('may begin in 48 hours to the minute, and right after another one', async () => {
    const at = await open();
    const first = await plan(at, { startsAt: inHours(48) });
    await plan(at, { startsAt: inHours(49) });
    expect((await cancel(at, first.id)).status).toBe(204);
    expect(await plan(at, { startsAt: inHours(48) })).toMatchObject({ status: 'scheduled' });
    expect((await list(at)).count).toBe(3);
  });

  it('leaves the webinars of other authors out of it', async () => {
    const at = await open();
    await plan(at);
    at.sessions.hold(secondAccount.id);
    expect(await plan(at)).toMatchObject({ status: 'scheduled' });
  });

  it('keeps one way to write its start, and refuses one that no clock can read', async () => {
    const at = await open();
    expect(await plan(at, { startsAt: '2027-03-01T10:00:00+03:00' })).toMatchObject({
      startsAt: '2027-03-01T07:00:00.000Z',
    });
    const answer = await at.call(webinar.create, { body: { ...good, startsAt: '2027-03-01T10:00:00+03' } });
    expect(await refusalOf(answer)).toMatchObject({ status: 400, fields: { startsAt: expect.any(String) } });
  });

  it('is one where two are asked for at once', async () => {
    const at = await testPlatform({ scenario: empty, adapters: 'sqlite and disk' });
    const answers = await Promise.all([1, 2, 3].map(() => at.call(webinar.create, { body: good })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await at.ask<{ count: number }>(publication.list, { body: {} })).count).toBe(1);
  });
});

describe('an edit', () => {
  it('changes what is given, keeps what nobody knows, and gives the name to the publication', async () => {
    const at = await open();
    const before = await plan(at, { mood: 'calm' });
    await edit(at, before.id, { name: 'Сон без тревоги', status: 'live', publication: { costKopecks: 7 } });
    const after = await read(at, before.id);
    expect(after).toEqual({ ...before, name: 'Сон без тревоги', updatedAt: after.updatedAt });
    const { title } = await at.ask<Publication>(publication.get, {
      params: { id: before.publicationId ?? '' },
    });
    expect(title).toBe('Сон без тревоги');
    expect((await edit(at, before.id, { id: 'other' })).status).toBe(400);
  });

  it('does not meet itself, but others', async () => {
    const at = await open();
    const one = await plan(at);
    await plan(at, { startsAt: inHours(73) });
    expect((await edit(at, one.id, { startsAt: inHours(71.75) })).status).toBe(200);
    expect(await refusalOf(await edit(at, one.id, { durationMin: 90 }))).toMatchObject({
      status: 409,
      error: 'webinar already planned for this period',
    });
    expect(await read(at, one.id)).toMatchObject({ durationMin: 60 });
  });

  it('may bring the start closer than 48 hours, but not into the past', async () => {
    const at = await open();
    const { id } = await plan(at);
    expect((await edit(at, id, { startsAt: inHours(1) })).status).toBe(200);
    expect(await refusalOf(await edit(at, id, { startsAt: inHours(-1) }))).toEqual({
      status: 422,
      error: 'Это время уже прошло',
      fields: { startsAt: 'Это время уже прошло' },
    });
  });

  it('takes the end of the registration along with the start, and back', async () => {
    const at = await open();
    const { id, publicationId } = await plan(at, { startsAt: inHours(300) });
    const until = async () => (await read(at, id)).publication?.registrationUntil;
    await at.ask(webinar.editPublication, {
      params: { id: publicationId ?? '' },
      body: { registrationUntil: inHours(270) },
    });
    await edit(at, id, { startsAt: inHours(60) });
    expect(await until()).toBe(inHours(30));
    await edit(at, id, { startsAt: inHours(300), durationMin: 90 });
    expect(await until()).toBe(inHours(270));
    await edit(at, id, { name: 'Сон без тревоги', durationMin: 60 });
    expect(await until()).toBe(inHours(270));
  });

  it('leaves the time of a webinar that is over as it was', async () => {
    const at = await open();
    const { id } = await plan(at);
    await cancel(at, id);
    expect(await refusalOf(await edit(at, id, { startsAt: inHours(100) }))).toEqual({
      status: 422,
      error: 'Время этого вебинара уже не\u00A0изменить',
      fields: { startsAt: 'Время этого вебинара уже не\u00A0изменить' },
    });
    expect((await edit(at, id, { durationMin: 90 })).status).toBe(422);
    expect((await edit(at, id, { startsAt: good.startsAt, description: 'Отменён' })).status).toBe(200);
  });
});

describe('the moves of a webinar', () => {
  it('go live once there is a link, and end by the clock', async () => {
    const at = await open();
    const { id } = await plan(at);
    expect(await refusalOf(await start(at, id))).toEqual({
      status: 422,
      error: 'webinar URL not provided',
      fields: { link: 'Укажите ссылку на\u00A0эфир' },
    });
    await edit(at, id, { link: 'https://meet.example.com/son' });
    at.clock.now = Date.parse(good.startsAt);
    expect(await at.ask(webinar.start, { params: { id } })).toEqual({ notified: 0 });
    expect(await read(at, id)).toMatchObject({ status: 'live' });
    expect((await start(at, id)).status).toBe(422);
    at.clock.now += hour - 1;
    expect((await list(at, { filter: { status: 'live' } })).count).toBe(1);
    at.clock.now += 1;
    expect((await list(at, { filter: { status: 'live' } })).count).toBe(0);
    expect(await read(at, id)).toMatchObject({ status: 'ended' });
    expect((await cancel(at, id)).status).toBe(422);
  });

  it('let a webinar that nobody started expire at its end', async () => {
    const at = await open();
    const { id } = await plan(at, { link: 'https://meet.example.com/son' });
    at.clock.now = Date.parse(good.startsAt) + hour;
    expect((await start(at, id)).status).toBe(422);
    expect((await list(at)).list).toMatchObject([{ id, status: 'expired' }]);
    expect((await cancel(at, id)).status).toBe(422);
    expect((await edit(at, id, { startsAt: inHours(400) })).status).toBe(422);
  });

  it('cancel with a reason, which stays', async () => {
    const at = await open();
    const { id } = await plan(at);
    expect((await at.call(webinar.cancel, { params: { id }, body: { reason: ' ' } })).status).toBe(400);
    expect((await cancel(at, id)).status).toBe(204);
    expect(await read(at, id)).toMatchObject({ status: 'cancelled', cancelReason: 'Заболела' });
    expect((await cancel(at, id)).status).toBe(422);
    at.clock.now += 1000 * hour;
    expect(await read(at, id)).toMatchObject({ status: 'cancelled' });
  });

  it('never leave the table, in any order and at any time', async () => {
    const step = fc.oneof(
      fc.constantFrom('start' as const, 'cancel' as const, 'later' as const, 'longer' as const),
      fc.integer({ min: 0, max: 90 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const at = await open();
        const { id } = await plan(at, { link: 'https://meet.example.com/son' });
        at.clock.now = Date.parse(good.startsAt) - 30 * minute;
        const wrong: string[] = [];
        let before = 'scheduled';
        for (const what of steps) {
          const { startsAt, durationMin } = await read(at, id);
          if (typeof what === 'number') at.clock.now += what * minute;
          if (what === 'start') await start(at, id);
          if (what === 'cancel') await cancel(at, id);
          if (what === 'later')
            await edit(at, id, { startsAt: new Date(Date.parse(startsAt) + hour).toISOString() });
          if (what === 'longer') await edit(at, id, { durationMin: durationMin + 15 });
          const { status } = await read(at, id);
          const allowed: readonly string[] = webinarMoves[before as WebinarStatus];
          if (status !== before && !allowed.includes(status)) wrong.push(`${before} → ${status}`);
          before = status;
        }
        expect(wrong).toEqual([]);
        await at.close();
      }),
      { numRuns: 25 },
    );
  });

  it("are nobody else's", async () => {
    const at = await open();
    const { id, publicationId } = await plan(at);
    at.sessions.hold(secondAccount.id);
    const terms = { params: { id: publicationId ?? '' }, body: { costKopecks: 0 } };
    for (const answer of [
      await start(at, id),
      await cancel(at, id),
      await edit(at, id, { name: 'Чужой' }),
      await at.call(webinar.editPublication, terms),
    ])
      expect(answer.status).toBe(404);
  });
});

describe('the publication of a webinar', () => {
  const terms = {
    costKopecks: 150_000,
    visibility: 'link',
    registrationUntil: inHours(71),
    seatLimit: 40,
    recordingAccessDays: 30,
    recordingCostKopecks: 0,
  };
  const editTerms = (at: TestPlatform, id: string | null | undefined, body: Record<string, unknown>) =>
    at.call(webinar.editPublication, { params: { id: id ?? '' }, body });
  const published = (at: TestPlatform, id: string | null | undefined) =>
    at.ask<Publication>(publication.get, { params: { id: id ?? '' } });

  it('is edited by its own id, and tells the price in one voice with the webinar', async () => {
    const at = await open();
    const { id, publicationId } = await plan(at);
    expect((await editTerms(at, publicationId, { ...terms, id: 'other' })).status).toBe(204);
    expect((await read(at, id)).publication).toMatchObject({ id: publicationId, ...terms });
    expect((await list(at)).list[0]?.publication).toMatchObject(terms);
    expect(await published(at, publicationId)).toMatchObject({ costKopecks: 150_000, visibility: 'link' });

    await at.ask(publication.edit, {
      params: { id: publicationId ?? '' },
      body: { publicationId, costKopecks: 90_000, visibility: 'catalog' },
    });
    expect((await read(at, id)).publication).toMatchObject({
      costKopecks: 90_000,
      visibility: 'catalog',
      seatLimit: 40,
    });
    expect((await editTerms(at, id, terms)).status).toBe(404);
  });

  it('closes the registration before the start', async () => {
    const at = await open();
    const { id, publicationId } = await plan(at);
    const answer = await editTerms(at, publicationId, { ...terms, registrationUntil: inHours(73) });
    expect(await refusalOf(answer)).toMatchObject({
      status: 422,
      fields: { registrationUntil: 'Запись должна закончиться не\u00A0позже начала вебинара' },
    });
    expect((await read(at, id)).publication).toMatchObject({ costKopecks: 0 });
  });

  it('takes edits by the table of publications', async () => {
    const at = await open();
    const { id, publicationId } = await plan(at);
    await at.ask(publication.requestApproval, { params: { id: publicationId ?? '' } });
    expect((await editTerms(at, publicationId, terms)).status).toBe(422);
    expect((await read(at, id)).publication).not.toHaveProperty('seatLimit');
    expect((await list(at, { filter: { publicationStatus: 'pending' } })).count).toBe(1);
    // The moderator decides, and in whatever way, the terms are free again.
    at.clock.now += 49 * hour;
    expect((await editTerms(at, publicationId, terms)).status).toBe(204);
  });
});

describe('the list of webinars', () => {
  it('filters, searches and sorts', async () => {
    const at = await open();
    for (const [name, hours, speakers] of [
      ['Вечерний сон', 100, ['Мария Ветрова']],
      ['Утро без спешки', 200, ['Пётр Звягин']],
      ['Дыхание', 300, []],
    ] as const)
      await plan(at, { name, startsAt: inHours(hours), speakers });
    const names = async (body: unknown) => (await list(at, body)).list.map(({ name }) => name);
    expect(await names({})).toEqual(['Дыхание', 'Утро без спешки', 'Вечерний сон']);
    expect(await names({ sort: 'startsAt' })).toEqual(['Вечерний сон', 'Утро без спешки', 'Дыхание']);
    expect(await names({ sort: 'name' })).toEqual(['Вечерний сон', 'Дыхание', 'Утро без спешки']);
    expect(await names({ filter: { from: inHours(200), to: inHours(300) } })).toEqual(['Утро без спешки']);
    expect(await names({ filter: { from: inHours(200).replace('.000Z', 'Z') } })).toHaveLength(2);
    expect(await names({ search: 'петр' })).toEqual(['Утро без спешки']);
    expect((await list(at, { sort: '-attendeesCount', limit: 1 })).count).toBe(3);
    expect((await at.call(webinar.list, { body: { sort: 'link' } })).status).toBe(400);
  });
});

it('a cover and a recording are its author’s own', async () => {
  const at = await open();
  for (const [field, value] of [
    ['imageId', 'image-nobody'],
    ['recordingStreamId', 'stream-nobody'],
  ] as const) {
    const answer = await at.call(webinar.create, { body: { ...good, [field]: value } });
    expect(await refusalOf(answer)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  }
  await at.store.of(demoAccount.id).change(async (tx) => {
    const stamps = { createdAt: inHours(0), updatedAt: inHours(0) };
    const facts = { mime: 'image/webp', width: 1280, height: 720, size: 1, fileId: 'none' };
    await saveById(tx, 'image', { id: 'image-own', ...facts, ...stamps });
  });
  const made = await plan(at, { imageId: 'image-own' });
  expect(
    await at.ask<Publication>(publication.get, { params: { id: made.publicationId ?? '' } }),
  ).toMatchObject({ imageId: 'image-own' });
});
