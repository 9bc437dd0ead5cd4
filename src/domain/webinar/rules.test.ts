import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canCancel,
  canEdit,
  canStart,
  earliestStart,
  nextWebinarChange,
  overlaps,
  periodOf,
  registrationProblem,
  retimeProblem,
  startProblem,
  webinarMoves,
  webinarRefusal,
  webinarServerTexts,
  webinarStatus,
  webinarStatuses,
  type WebinarStatus,
} from './rules.ts';

const minute = 60_000;
const hour = 60 * minute;
const noon = Date.parse('2026-11-20T12:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();

/** A webinar `offset` minutes after noon. */
const at = (offset: number, durationMin = 60, status = 'scheduled') => ({
  startsAt: iso(noon + offset * minute),
  durationMin,
  status,
});

describe('the overlap of two webinars', () => {
  it('is a minute that both take', () => {
    const anywhere = fc.record({
      offset: fc.integer({ min: 0, max: 240 }),
      length: fc.integer({ min: 1, max: 16 }).map((steps) => steps * 15),
      status: fc.constantFrom(...webinarStatuses),
    });
    const minutesOf = ({ offset, length }: { offset: number; length: number }) =>
      Array.from({ length }, (_, index) => offset + index);
    fc.assert(
      fc.property(anywhere, anywhere, (a, b) => {
        const taken = new Set(minutesOf(b));
        const meet = minutesOf(a).some((value) => taken.has(value));
        const expected = meet && a.status !== 'cancelled' && b.status !== 'cancelled';
        const [one, other] = [at(a.offset, a.length, a.status), at(b.offset, b.length, b.status)];
        expect(overlaps(one, other)).toBe(expected);
        expect(overlaps(other, one)).toBe(expected);
      }),
      { numRuns: 1000 },
    );
  });

  it('is none where one begins as the other ends, in whatever zone its time is written', () => {
    expect(overlaps(at(0, 60), at(60, 60))).toBe(false);
    expect(overlaps(at(0, 60), { ...at(0), startsAt: '2026-11-20T15:59:00+03:00' })).toBe(true);
  });
});

describe('the status of a webinar', () => {
  it('follows the clock at its end, and not before', () => {
    const end = noon + hour;
    for (const [status, later] of [
      ['scheduled', 'expired'],
      ['live', 'ended'],
      ['ended', 'ended'],
      ['cancelled', 'cancelled'],
      ['expired', 'expired'],
      ['on_hold', 'on_hold'],
    ] as const) {
      expect(webinarStatus(at(0, 60, status), end - 1)).toBe(status);
      expect(webinarStatus(at(0, 60, status), end)).toBe(later);
      expect(nextWebinarChange(at(0, 60, status))).toBe(status === later ? null : end);
    }
  });

  it('allows to start what is planned, and to cancel what is planned or live', () => {
    const can = (allowed: (status: string) => boolean): string[] =>
      [...webinarStatuses, 'on_hold'].filter(allowed);
    expect(can(canStart)).toEqual(['scheduled']);
    expect(can(canCancel)).toEqual(['scheduled', 'live']);
    expect(can((status) => canEdit(status, 'startsAt'))).toEqual(['scheduled']);
    expect(can((status) => canEdit(status, 'durationMin'))).toEqual(['scheduled', 'live']);
    expect(can((status) => canEdit(status, 'name'))).toEqual([...webinarStatuses, 'on_hold']);
  });

  it('never goes where the table does not lead, whatever is done and whenever', () => {
    const step = fc.oneof(
      fc.constant('start' as const),
      fc.constant('cancel' as const),
      fc.integer({ min: 0, max: 90 }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = noon;
        let webinar: { startsAt: string; durationMin: number; status: string } = at(30, 60);
        const wrong: string[] = [];
        const become = (status: string) => {
          const allowed = webinarMoves[webinar.status as WebinarStatus];
          if (status !== webinar.status && !allowed.includes(status as WebinarStatus))
            wrong.push(`${webinar.status} → ${status}`);
          webinar = { ...webinar, status };
        };
        for (const what of steps) {
          if (typeof what === 'number') now += what * minute;
          become(webinarStatus(webinar, now));
          if (what === 'start' && canStart(webinar.status)) become('live');
          if (what === 'cancel' && canCancel(webinar.status)) become('cancelled');
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the time of a webinar', () => {
  it('begins at least 48 hours after it was planned', () => {
    expect(earliestStart(noon)).toBe(noon + 48 * hour);
    expect(startProblem(noon, iso(earliestStart(noon)))).toBeNull();
    expect(startProblem(noon, iso(earliestStart(noon) - 1))).toBe('tooSoon');
  });

  it('can come closer than that by an edit, but not into the past', () => {
    expect(retimeProblem(at(6000), at(1), noon)).toBeNull();
    expect(retimeProblem(at(6000), at(-1), noon)).toEqual({ field: 'startsAt', problem: 'past' });
    expect(retimeProblem(at(-40, 60), at(-40, 30), noon)).toEqual({ field: 'durationMin', problem: 'past' });
    expect(retimeProblem(at(-40, 60), at(-40, 45), noon)).toBeNull();
  });

  it('closes when the webinar is over, and is free while it stays as it was', () => {
    for (const status of ['ended', 'cancelled', 'expired', 'on_hold']) {
      expect(retimeProblem(at(60, 60, status), at(90), noon)).toEqual({
        field: 'startsAt',
        problem: 'closed',
      });
      expect(retimeProblem(at(60, 60, status), at(60, 90), noon)).toMatchObject({ problem: 'closed' });
      expect(retimeProblem(at(-600, 60, status), at(-600), noon)).toBeNull();
    }
    expect(retimeProblem(at(-10, 60, 'live'), at(60), noon)).toMatchObject({ problem: 'closed' });
    expect(retimeProblem(at(-10, 60, 'live'), at(-10, 90), noon)).toBeNull();
  });

  it('is a half-open period in ms', () => {
    expect(periodOf(at(0, 15))).toEqual({ start: noon, end: noon + 15 * minute });
  });

  it('ends the registration at the latest', () => {
    expect(registrationProblem(iso(noon), '2026-11-20T15:00:00+03:00')).toBeNull();
    expect(registrationProblem(iso(noon), iso(noon + 1))).toBe('registrationUntil');
  });
});

it('a text of the platform is known by its letters alone', () => {
  expect(webinarServerTexts.tooSoon).toBe('new webinar must start at least 48h0m0s from now');
  for (const [refusal, text] of Object.entries(webinarServerTexts))
    expect(webinarRefusal(text)).toBe(refusal);
  expect(webinarRefusal('something else')).toBeNull();
  expect(webinarRefusal(undefined)).toBeNull();
});
