import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBecome,
  canCancelMarathon,
  marathonDateProblems,
  marathonStatus,
  marathonStatuses,
  nextMarathonChange,
  sameDates,
} from './rules.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-12-10T09:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();
const after = (days: number) => iso(start + days * day);
const dates = {
  enrollFrom: after(-20),
  enrollTo: after(-2),
  startsAt: after(0),
  endsAt: after(21),
};
const at = (days: number, marathon: Parameters<typeof marathonStatus>[0]) =>
  marathonStatus(marathon, start + days * day);

describe('the status of a marathon', () => {
  it('follows from its dates, each moment belonging to what begins', () => {
    const marathon = { ...dates, status: 'scheduled' };
    const seen = [-30, -20.001, -20, -1, -0.001, 0, 20.999, 21, 500].map((days) => at(days, marathon));
    expect(seen).toEqual([
      'scheduled',
      'scheduled',
      'enrolling',
      'enrolling',
      'enrolling',
      'running',
      'running',
      'finished',
      'finished',
    ]);
  });

  it('tells of an enrolment only where one is set', () => {
    const { startsAt } = dates;
    expect(at(-1, { status: 'scheduled', startsAt })).toBe('scheduled');
    expect(at(-100, { status: 'scheduled', startsAt, enrollTo: after(-2) })).toBe('enrolling');
    expect(at(-5, { status: 'scheduled', startsAt, enrollFrom: after(-6) })).toBe('enrolling');
    expect(at(9000, { status: 'running', startsAt, endsAt: null })).toBe('running');
  });

  it('is left alone where the dates do not decide', () => {
    for (const status of ['draft', 'cancelled', 'on_hold'])
      for (const days of [-30, 0, 30]) expect(at(days, { ...dates, status })).toBe(status);
  });
});

const moment = fc.integer({ min: 0, max: 60 }).map((days) => iso(start + days * day));
const anyMarathon = fc.record({
  status: fc.constantFrom(...marathonStatuses, 'on_hold'),
  startsAt: moment,
  endsAt: fc.option(moment),
  enrollFrom: fc.option(moment),
  enrollTo: fc.option(moment),
});
const goodMarathon = anyMarathon.filter(
  (marathon) => Object.keys(marathonDateProblems(marathon)).length === 0,
);

describe('as time passes', () => {
  it('a status only moves where the table allows', () => {
    const hours = fc.array(fc.nat(70 * 24), { maxLength: 12 });
    fc.assert(
      fc.property(goodMarathon, hours, (marathon, moments) => {
        let status = marathonStatus(marathon, start - day);
        for (const hour of moments.toSorted((a, b) => a - b)) {
          const next = marathonStatus({ ...marathon, status }, start + (hour * day) / 24);
          expect({ status, next, allowed: canBecome(status, next) }).toMatchObject({ allowed: true });
          status = next;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('the next change comes exactly when it was foretold', () => {
    fc.assert(
      fc.property(goodMarathon, fc.nat(70), fc.nat(100), (marathon, days, more) => {
        const now = start + days * day;
        const current = { ...marathon, status: marathonStatus(marathon, now) };
        const changesAt = nextMarathonChange(current) ?? Number.POSITIVE_INFINITY;
        for (const later of [now, now + more * day, changesAt - 1, changesAt]) {
          if (!Number.isFinite(later) || later < now) continue;
          const changed = marathonStatus(current, later) !== current.status;
          expect({ later, changed }).toEqual({ later, changed: later >= changesAt });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('one that lags behind its dates is due at once', () => {
    const marathon = { status: 'scheduled', startsAt: after(0), enrollTo: after(-1) };
    expect(nextMarathonChange(marathon)).toBe(0);
    expect(nextMarathonChange({ ...dates, status: 'scheduled' })).toBe(start - 20 * day);
  });
});

describe('the moves of a marathon', () => {
  it('lead forward, and aside to cancelled while it is not finished', () => {
    const allowed = Object.fromEntries(
      marathonStatuses.map((from) => [
        from,
        marathonStatuses.filter((to) => to !== from && canBecome(from, to)),
      ]),
    );
    expect(allowed).toEqual({
      draft: ['scheduled', 'enrolling', 'cancelled'],
      scheduled: ['enrolling', 'running', 'finished', 'cancelled'],
      enrolling: ['running', 'finished', 'cancelled'],
      running: ['finished', 'cancelled'],
      finished: [],
      cancelled: [],
    });
    expect(marathonStatuses.filter(canCancelMarathon)).toEqual([
      'draft',
      'scheduled',
      'enrolling',
      'running',
    ]);
  });

  it('are none in a status that nobody knows', () => {
    expect(canCancelMarathon('on_hold')).toBe(false);
    expect(canBecome('on_hold', 'on_hold')).toBe(true);
    expect(canBecome('draft', 'on_hold')).toBe(false);
  });
});

describe('the order of dates', () => {
  it('names the field that breaks it', () => {
    const broken = (patch: object) => Object.keys(marathonDateProblems({ ...dates, ...patch }));
    expect(broken({})).toEqual([]);
    expect(broken({ enrollFrom: dates.startsAt, enrollTo: dates.startsAt })).toEqual([]);
    expect(broken({ enrollFrom: after(-1) })).toEqual(['enrollTo']);
    expect(broken({ enrollTo: after(1) })).toEqual(['enrollTo']);
    expect(broken({ enrollFrom: after(1), enrollTo: null })).toEqual(['enrollFrom']);
    expect(broken({ endsAt: dates.startsAt })).toEqual(['endsAt']);
    expect(broken({ endsAt: null, enrollFrom: null, enrollTo: null })).toEqual([]);
    expect(broken({ enrollFrom: '2026-12-08T11:30:00+02:00' })).toEqual(['enrollTo']);
    expect(broken({ enrollFrom: '2026-12-08T11:30:00+03:00' })).toEqual([]);
  });

  it('is whole exactly when nothing is named', () => {
    fc.assert(
      fc.property(anyMarathon, (marathon) => {
        const { enrollFrom, enrollTo, startsAt, endsAt } = marathon;
        const upToStart = [enrollFrom, enrollTo, startsAt].filter((one) => one !== null);
        const whole =
          upToStart.toSorted().join() === upToStart.join() && (endsAt === null || startsAt < endsAt);
        expect(Object.keys(marathonDateProblems(marathon)).length === 0).toBe(whole);
      }),
      { numRuns: 300 },
    );
  });

  it('speaks the language of the author', () => {
    const wrong = { ...dates, endsAt: after(-1) };
    expect(marathonDateProblems(wrong)).toEqual({ endsAt: 'Марафон должен закончиться после старта' });
    expect(marathonDateProblems(wrong, 'en')).toEqual({ endsAt: 'The marathon must end after its start' });
  });

  it('compares dates as moments', () => {
    const moscow = { ...dates, startsAt: '2026-12-10T12:00:00+03:00' };
    expect(sameDates(dates, moscow)).toBe(true);
    expect(sameDates({ startsAt: dates.startsAt }, { startsAt: dates.startsAt, endsAt: null })).toBe(true);
    expect(sameDates(dates, { ...dates, endsAt: null })).toBe(false);
  });
});
