import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemsOf } from '../problems.ts';
import {
  canMove,
  fulfillmentMoves,
  fulfillmentStatuses,
  hoursMeet,
  missingToBook,
  nextFulfillmentStatuses,
  stepBack,
  type FulfillmentStatus,
} from './rules.ts';
import { consultationCreate } from './schema.ts';

const been = (...statuses: string[]) => statuses.map((status) => ({ status }));

describe('the moves of a request', () => {
  it('are those of the table, and one step back', () => {
    expect(nextFulfillmentStatuses('new', been('new'))).toEqual(['confirmed', 'cancelled_author']);
    expect(nextFulfillmentStatuses('confirmed', been('new', 'confirmed'))).toEqual([
      'in_progress',
      'rescheduled',
      'no_show',
      'cancelled_author',
      'new',
    ]);
    expect(nextFulfillmentStatuses('done', been('in_progress', 'done'))).toEqual(['in_progress']);
    expect(nextFulfillmentStatuses('no_show', been('confirmed', 'no_show'))).toEqual(['confirmed']);
    expect(nextFulfillmentStatuses('cancelled_author', been('new', 'cancelled_author'))).toEqual(['new']);
  });

  it('take back neither a payment nor what the client cancelled', () => {
    expect(nextFulfillmentStatuses('pending_payment', been('pending_payment'))).toEqual([]);
    expect(stepBack('new', been('pending_payment', 'new'))).toBeNull();
    expect(nextFulfillmentStatuses('cancelled_client', been('confirmed', 'cancelled_client'))).toEqual([]);
  });

  it('go one step back and no further', () => {
    const history = been('new', 'confirmed', 'in_progress', 'confirmed');
    expect(stepBack('confirmed', history)).toBe(null);
    expect(canMove('confirmed', history, 'new')).toBe(false);
    expect(canMove('confirmed', history, 'in_progress')).toBe(true);
  });

  it('are the table’s alone where the history is not told, and none in an unknown status', () => {
    for (const status of fulfillmentStatuses)
      expect(nextFulfillmentStatuses(status, [])).toEqual(fulfillmentMoves[status]);
    expect(nextFulfillmentStatuses('on_hold', been('new', 'on_hold'))).toEqual([]);
    expect(nextFulfillmentStatuses('confirmed', been('on_hold', 'confirmed'))).toEqual(
      fulfillmentMoves.confirmed,
    );
    // A platform that does not write the present status into the history.
    expect(stepBack('confirmed', been('new'))).toBe('new');
  });

  it('never leave the table in any order, whatever the client does between them', () => {
    const event = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...fulfillmentStatuses) },
      { weight: 1, arbitrary: fc.constantFrom('pays' as const, 'withdraws' as const) },
    );
    const follows = (from: FulfillmentStatus, to: FulfillmentStatus) => fulfillmentMoves[from].includes(to);
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let status = 'pending_payment' as FulfillmentStatus;
        const history = been(status);
        const wrong: string[] = [];
        let last: FulfillmentStatus | null = null;
        const become = (next: FulfillmentStatus) => {
          last = status;
          status = next;
          history.push({ status });
        };
        for (const what of events) {
          if (what === 'pays') {
            if (status === 'pending_payment') become('new');
          } else if (what === 'withdraws') {
            if (['new', 'confirmed', 'rescheduled'].includes(status)) become('cancelled_client');
          } else if (what !== status && canMove(status, history, what)) {
            const back = what === last && follows(what, status);
            if (!follows(status, what) && !back) wrong.push(`${status} → ${what}`);
            if (what === 'pending_payment' || what === 'cancelled_client') wrong.push(what);
            become(what);
          }
        }
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });
});

describe('the hours of a week', () => {
  const hours = (weekday: number, from: string, to: string) => ({ weekday, from, to });
  const problems = (...weeklySchedule: object[]) =>
    problemsOf(consultationCreate, { name: 'Разбор практики', weeklySchedule });

  it('end after they begin', () => {
    expect(problems(hours(1, '09:00', '10:00'))).toEqual({});
    for (const to of ['09:00', '08:59'])
      expect(problems(hours(1, '08:00', '08:30'), hours(2, '09:00', to))).toEqual({
        'weeklySchedule.1.to': 'Конец должен быть позже начала',
      });
    expect(Object.keys(problems(hours(8, '9:00', '24:00')))).toEqual([
      'weeklySchedule.0.weekday',
      'weeklySchedule.0.from',
      'weeklySchedule.0.to',
    ]);
  });

  it('do not meet on one day, as minute by minute', () => {
    expect(problems(hours(1, '09:00', '12:00'), hours(2, '11:00', '13:00'))).toEqual({});
    expect(problems(hours(1, '09:00', '12:00'), hours(1, '12:00', '13:00'))).toEqual({});
    expect(
      problems(hours(1, '11:00', '13:00'), hours(3, '11:00', '13:00'), hours(1, '09:00', '12:00')),
    ).toEqual({ 'weeklySchedule.2': 'В\u00A0этот день часы пересекаются' });
    const pad = (value: number) => String(value).padStart(2, '0');
    const clock = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
    const span = fc.tuple(
      fc.integer({ min: 1, max: 2 }),
      fc.integer({ min: 0, max: 1300 }),
      fc.integer({ min: 1, max: 130 }),
    );
    fc.assert(
      fc.property(span, span, ([dayA, a, lengthA], [dayB, b, lengthB]) => {
        const inBoth = Array.from({ length: lengthA }, (_, n) => a + n).some(
          (minute) => minute >= b && minute < b + lengthB,
        );
        const one = hours(dayA, clock(a), clock(a + lengthA));
        const other = hours(dayB, clock(b), clock(b + lengthB));
        expect(hoursMeet(one, other)).toBe(dayA === dayB && inBoth);
      }),
      { numRuns: 500, seed: 1 },
    );
  });
});

it('an active consultation says when, how and where it is held', () => {
  const ready = { weeklySchedule: [{}], timezone: 'Europe/Moscow' };
  expect(missingToBook({ weeklySchedule: [] })).toEqual(['weeklySchedule', 'timezone', 'format']);
  expect(missingToBook({ ...ready, format: 'video', link: '' })).toEqual(['link']);
  expect(missingToBook({ ...ready, format: 'office', link: 'https://example.com' })).toEqual(['address']);
  for (const format of ['phone', 'chat']) expect(missingToBook({ ...ready, format })).toEqual([]);
  expect(missingToBook({ ...ready, format: 'video', link: 'https://example.com' })).toEqual([]);
});
