import { array, assert, integer, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earliestStart, overlaps } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import { timeFacts } from './timeFacts.ts';

const now = Date.parse('2026-11-20T06:12:00Z');
const zone = 'Europe/Moscow';

const webinar = (id: string, startsAt: string, durationMin = 90): Webinar => ({
  id,
  name: `Вебинар ${id}`,
  startsAt,
  durationMin,
  timezone: zone,
  tags: [],
  speakers: [],
  attendeesCount: 0,
  status: 'scheduled',
});

const sleep = webinar('son', '2026-11-26T17:00:00.000Z');
const load = webinar('nagruzka', '2026-12-03T16:00:00.000Z');

const facts = (startsAt: string | null, item: Webinar | null = null, planned = [sleep, load]) =>
  timeFacts({
    fields: { startsAt, durationMin: item?.durationMin ?? 90, timezone: zone },
    item,
    planned,
    authorZone: zone,
    now,
  });
const starts = ({ offers }: ReturnType<typeof facts>) =>
  offers.map(({ start }) => new Date(start).toISOString().slice(5, 16));

describe('the time of a new webinar', () => {
  test('is offered before any is entered: the usual hour of two days, and the earliest', () => {
    const none = facts(null);
    expect(none.clash).toBeNull();
    expect(none.problem).toBeNull();
    expect(starts(none)).toEqual(['11-22T16:00', '11-23T16:00', '11-22T06:30']);
    expect(none.offers.map(({ earliest }) => earliest)).toEqual([false, false, true]);
  });

  test('is too soon within 48 hours, and the same hour of later days is offered', () => {
    const soon = facts('2026-11-21T17:00:00.000Z');
    expect(soon.problem).toBe('tooSoon');
    expect(soon.earliest).toBe(earliestStart(now));
    expect(starts(soon)).toEqual(['11-22T17:00', '11-23T17:00', '11-22T06:30']);
  });

  test('is offered at its own hour, which need not be a whole quarter', () => {
    expect(starts(facts('2026-11-21T17:07:00.000Z')).slice(0, 2)).toEqual(['11-22T17:07', '11-23T17:07']);
  });

  test('meets another webinar, and the free times around it are offered', () => {
    const met = facts('2026-11-26T16:30:00.000Z');
    expect(met.clash).toBe(sleep);
    expect(met.problem).toBeNull();
    // Up to its beginning, from its end, and the earliest of all.
    expect(starts(met)).toEqual(['11-26T15:30', '11-26T18:30', '11-22T06:30']);
  });

  test('is good where it is free', () => {
    expect(facts('2026-11-26T18:30:00.000Z')).toMatchObject({ clash: null, problem: null, offers: [] });
  });
});

describe('the time of a webinar that is planned', () => {
  test('is never in its own way', () => {
    expect(facts(load.startsAt, load)).toMatchObject({ clash: null, problem: null, offers: [] });
    expect(facts('2026-12-03T16:15:00.000Z', load)).toMatchObject({ clash: null, offers: [] });
  });

  test('may be within 48 hours, and not in the past', () => {
    expect(facts('2026-11-20T16:00:00.000Z', load).problem).toBeNull();
    expect(facts('2026-11-19T16:00:00.000Z', load).problem).toBe('past');
  });

  test('is offered back when the new one cannot be', () => {
    const met = facts('2026-11-26T17:30:00.000Z', load);
    expect(met.clash).toBe(sleep);
    expect(met.offers.at(-1)).toEqual({ start: Date.parse(load.startsAt), earliest: false, former: true });
  });

  test('is not talked about once it is over', () => {
    const over = { ...webinar('over', '2026-11-12T16:00:00.000Z'), status: 'ended' };
    expect(facts(over.startsAt, over)).toMatchObject({ clash: null, problem: null, offers: [] });
  });
});

test('nothing that the platform would refuse is ever offered', () => {
  const minutes = integer({ min: 0, max: 14 * 24 * 60 });
  const planned = array(tuple(minutes, integer({ min: 1, max: 32 })), { maxLength: 20 });
  assert(
    property(planned, minutes, integer({ min: 1, max: 32 }), (others, wished, quarters) => {
      const at = (ahead: number) => new Date(now + ahead * 60_000).toISOString();
      const busy = others.map(([ahead, length], n) => webinar(`w${n}`, at(ahead), length * 15));
      const durationMin = quarters * 15;
      const fields = { startsAt: at(wished), durationMin, timezone: zone };
      const { offers } = timeFacts({ fields, item: null, planned: busy, authorZone: zone, now });
      for (const { start } of offers) {
        expect(start).toBeGreaterThanOrEqual(earliestStart(now));
        const taken = { startsAt: new Date(start).toISOString(), durationMin, status: 'scheduled' };
        expect(busy.some((other) => overlaps(taken, other))).toBe(false);
      }
    }),
  );
});
