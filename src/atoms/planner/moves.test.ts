import * as fc from 'fast-check';
import { queryClientAtom } from 'jotai-tanstack-query';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import { marathonDateProblems } from '#domain/marathon/rules.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { wallTime } from '#lib/time/moments.ts';
import { shiftMoment } from '#lib/time/wallShift.ts';
import { testTime } from '#platform/testing/platform.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { authAtom } from '../session/session.ts';
import { closeToastAtom, toastAtom } from '../ui/toast.ts';
import { attendeesNotifiedAtom, movedWebinarsAtom } from '../webinar/movedWebinars.ts';
import { ofMarathon, ofWebinar } from './items.ts';
import { alongWith, moveItemAtom, moveProblem, movesAtom, shiftedDates } from './moves.ts';

const hour = 60 * 60_000;
const iso = (ms: number) => new Date(ms).toISOString();
const zones = Intl.supportedValuesOf('timeZone');

const marathon: Marathon = {
  id: 'm-1',
  name: 'Десять тихих вечеров',
  tags: [],
  learnings: [],
  unlockMode: 'days',
  accessDays: 0,
  certificateEnabled: false,
  modules: [],
  questionAnswers: [],
  startsAt: iso(testTime + 240 * hour),
  endsAt: iso(testTime + 480 * hour),
  enrollFrom: iso(testTime + 48 * hour),
  enrollTo: iso(testTime + 216 * hour),
  timezone: 'Europe/Moscow',
  seatsTaken: 0,
  status: 'scheduled',
};

afterEach(() => vi.restoreAllMocks());

async function open() {
  const { store, at, instead } = await openPlatformConsole();
  const plan = (name: string, hours: number) =>
    at.ask<Webinar>(endpoints.webinar.create, {
      body: { name, startsAt: iso(testTime + hours * hour), durationMin: 60, timezone: 'Europe/Moscow' },
    });
  const webinar = await plan('Дыхание для сна', 72);
  const other = await plan('Тихий вечер', 96);
  const [item] = ofWebinar(webinar);
  if (item === undefined) throw new Error('A webinar has no item');
  const stored = async () =>
    (await at.ask<Webinar>(endpoints.webinar.get, { params: { id: webinar.id } })).startsAt;
  return { store, at, instead, item, other, webinar, stored };
}

describe('a move', () => {
  test('stands at once, is saved, and is taken back from the toast', async () => {
    const { store, item, stored } = await open();
    const start = item.start + 2 * hour;
    const going = store.set(moveItemAtom, { item, start });
    expect(store.get(movesAtom).get(item.key)).toBe(start);
    expect(await going).toBe(true);
    expect(store.get(movesAtom).size).toBe(0);
    expect(await stored()).toBe(iso(start));
    const { description, action } = store.get(toastAtom);
    expect(description).toBe('Вебинар обновлён');
    store.set(closeToastAtom);
    action?.run();
    await vi.waitFor(async () => expect(await stored()).toBe(iso(item.start)));
  });

  test('of a webinar with attendees is remembered for whoever made it, whoever is here by its answer', async () => {
    const { store, instead, webinar } = await open();
    const [item] = ofWebinar({ ...webinar, attendeesCount: 18 });
    if (item === undefined) throw new Error('A webinar has no item');
    onTestFinished(store.sub(authAtom, () => undefined));
    await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
    const client = store.get(queryClientAtom);
    const own = client.getQueryData<Author>(accountKeys.profile);
    instead.answer = ({ method }) => {
      if (method === 'POST') client.setQueryData(accountKeys.profile, own && { ...own, id: 'somebody-else' });
      return null;
    };
    await store.set(moveItemAtom, { item, start: item.start + 2 * hour });
    expect(store.get(movedWebinarsAtom)).toEqual({});
    client.setQueryData(accountKeys.profile, own);
    await vi.waitFor(() => expect(store.get(movedWebinarsAtom)).toEqual({ [webinar.id]: webinar.startsAt }));
    store.set(attendeesNotifiedAtom, webinar.id);
  });

  test('takes the registration of a webinar along, says so, and back', async () => {
    const { store, at, webinar } = await open();
    const params = { id: webinar.publicationId ?? '' };
    const registrationUntil = iso(testTime + 50 * hour);
    await at.ask(endpoints.webinar.editPublication, { params, body: { registrationUntil } });
    const read = () => at.ask<Webinar>(endpoints.webinar.get, { params: { id: webinar.id } });
    const [item] = ofWebinar(await read());
    if (item === undefined) throw new Error('A webinar has no item');
    expect(alongWith(item, item.start - 10 * hour)).toEqual([
      { field: 'registrationUntil', from: registrationUntil, to: iso(testTime + 40 * hour) },
    ]);
    await store.set(moveItemAtom, { item, start: item.start - 10 * hour });
    expect((await read()).publication).toMatchObject({ registrationUntil: iso(testTime + 40 * hour) });
    const { description, action } = store.get(toastAtom);
    expect(description).toMatch(/^Вебинар обновлён. Запись на\sэфир\s— до\s\d/);
    store.set(closeToastAtom);
    action?.run();
    await vi.waitFor(async () => expect((await read()).publication).toMatchObject({ registrationUntil }));
  });

  test('puts the registration right where the platform leaves it behind', async () => {
    const { store, at, instead, webinar } = await open();
    const params = { id: webinar.publicationId ?? '' };
    const registrationUntil = iso(testTime + 50 * hour);
    await at.ask(endpoints.webinar.editPublication, { params, body: { registrationUntil } });
    const read = () => at.ask<Webinar>(endpoints.webinar.get, { params: { id: webinar.id } });
    const [item] = ofWebinar(await read());
    if (item === undefined) throw new Error('A webinar has no item');
    const sent: unknown[] = [];
    // A platform that knows nothing of it: the start moves, the terms stay as they were.
    instead.answer = ({ method, path, body }) => {
      if (path === `webinar/publication/${params.id}`) sent.push(body);
      if (method !== 'GET' || path !== `webinar/${webinar.id}`) return null;
      return Response.json({
        ...webinar,
        startsAt: iso(item.start + 12 * hour),
        publication: { ...webinar.publication, registrationUntil },
      });
    };
    await store.set(moveItemAtom, { item, start: item.start + 12 * hour });
    expect(sent).toEqual([{ registrationUntil: iso(testTime + 62 * hour) }]);
  });

  test('that the platform refuses goes back, and is told', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { store, instead, item, stored } = await open();
    instead.answer = ({ method, path }) =>
      method === 'POST' && path.startsWith('webinar/') ? refuse(409) : null;
    expect(await store.set(moveItemAtom, { item, start: item.start + hour })).toBe(false);
    expect(store.get(movesAtom).size).toBe(0);
    expect(store.get(toastAtom).description).toBe('Не\u00A0удалось обновить вебинар');
    instead.answer = null;
    expect(await stored()).toBe(iso(item.start));
  });

  test('is measured by the rules before it is sent', async () => {
    const { item, webinar, other } = await open();
    const at = (hours: number) => moveProblem(item, testTime + hours * hour, [webinar, other], testTime);
    expect(at(73)).toBeNull();
    expect(at(1)).toBeNull();
    expect(at(-1)).toEqual({ kind: 'past' });
    expect(at(96.5)).toMatchObject({ kind: 'clash', webinar: { id: other.id } });
    expect(
      moveProblem(
        { ...item, type: 'webinar', entity: { ...webinar, status: 'ended' } },
        item.start,
        [],
        testTime,
      ),
    ).toEqual({ kind: 'fixed' });
  });
});

describe('a marathon that is moved', () => {
  test('keeps its hours and the order of its dates, in every zone and over every change of clocks', () => {
    const days = fc.integer({ min: -5, max: 700 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), days, (timezone, count) => {
        const own = { ...marathon, timezone };
        const dates = shiftedDates(own, Date.parse(shiftMoment(own.startsAt, count * 24 * 60, timezone)));
        expect(Object.keys(dates).toSorted()).toEqual(['endsAt', 'enrollFrom', 'enrollTo', 'startsAt']);
        const { startsAt = '', ...rest } = dates;
        expect(marathonDateProblems({ startsAt, ...rest })).toEqual({});
        const before = wallTime(own.startsAt, timezone);
        const after = wallTime(startsAt, timezone);
        // Where clocks go over the hour it comes right after.
        const apart = Math.abs(
          Date.parse(`1970-01-01T${after.time}Z`) - Date.parse(`1970-01-01T${before.time}Z`),
        );
        expect(apart === 0 || apart <= 2 * hour).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('cannot begin in the past, nor once it runs', () => {
    const [item] = ofMarathon(marathon);
    if (item === undefined) throw new Error('A marathon has no item');
    expect(moveProblem(item, item.start + 24 * hour, [], testTime)).toBeNull();
    expect(moveProblem(item, testTime - hour, [], testTime)).toEqual({ kind: 'past' });
    expect(moveProblem(item, item.start, [], item.start + 1)).toEqual({ kind: 'fixed' });
  });
});
