import { describe, expect, it } from 'vitest';
import { canMove, consultationRequestStatuses } from '#domain/consultation-request/rules.ts';
import { periodOf } from '#domain/webinar/rules.ts';
import type { Of } from '../../records/kinds.ts';
import { testTime } from '../../testing/platform.ts';
import { required } from '../required.ts';
import { clocks } from '../../testing/demoClocks.ts';
import { demoContents } from './contents.ts';
import { moscowMidnight, moscowWeekday } from './moscow.ts';
import { demoPeople } from './people.ts';

type Request = Of<'fulfillment'>;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Steps that are the client's, not the author's: paying, and cancelling what has not begun. */
const clientMoves: Record<string, string[]> = {
  pending_payment: ['new', 'cancelled_client'],
  new: ['cancelled_client'],
  confirmed: ['cancelled_client'],
  rescheduled: ['cancelled_client'],
};

/** The steps of a history that nobody may take. */
function wrongSteps(history: Request['history']): string[] {
  return history.slice(1).flatMap(({ status }, at) => {
    const before = history.slice(0, at + 1);
    const from = before.at(-1)?.status ?? '';
    const isAllowed = clientMoves[from]?.includes(status) === true || canMove(from, before, status);
    return isAllowed ? [] : [`${from} → ${status}`];
  });
}

const spanOf = ({ requestedAt, durationMin }: Request) => periodOf({ startsAt: requestedAt, durationMin });

const isOff = ({ status }: { status: string }) => status.startsWith('cancelled');
const isAhead = ({ status }: Request) =>
  ['pending_payment', 'new', 'confirmed', 'rescheduled'].includes(status);

describe.each(clocks)('the requests of the demo at %s', (clock) => {
  const now = Date.parse(clock);
  const { consultationRequests: requests, consultations, webinars } = demoContents(now);
  const consultationOf = (request: Request) =>
    required(
      consultations.find(({ id }) => id === request.consultationId),
      request.consultationId,
    );

  it('are 140 in every status, numbered in the order they came', () => {
    expect(requests).toHaveLength(140);
    expect(new Set(requests.map(({ status }) => status))).toEqual(new Set(consultationRequestStatuses));
    expect(requests.map(({ number }) => Number(number))).toEqual(requests.map((_, at) => 1147 + at));
    const times = requests.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it('went only where they may, one moment after another', () => {
    for (const { status, history, createdAt, updatedAt, paid } of requests) {
      expect(wrongSteps(history)).toEqual([]);
      const times = history.map(({ at }) => at);
      expect([...times, clock]).toEqual([...times, clock].toSorted());
      expect(['pending_payment', 'new']).toContain(history[0]?.status);
      expect([history[0]?.at, history.at(-1)?.at]).toEqual([createdAt, updatedAt]);
      expect(history.at(-1)?.status).toBe(status);
      expect(history.some((step) => step.status === 'new')).toBe(paid);
    }
  });

  it('begin within the hours of their consultation, and were made early enough', () => {
    for (const request of requests) {
      const { weeklySchedule, leadTimeHours, durationMin, costKopecks, name, format } =
        consultationOf(request);
      const start = Date.parse(request.requestedAt);
      const minutes = (start - moscowMidnight(start)) / minuteMs;
      const clockOf = (at: number) =>
        `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
      const weekday = moscowWeekday(start) || 7;
      const open = weeklySchedule.filter(
        (hours) =>
          hours.weekday === weekday &&
          hours.from <= clockOf(minutes) &&
          clockOf(minutes + durationMin) <= hours.to,
      );
      expect(open).toHaveLength(1);
      expect(start - Date.parse(request.createdAt)).toBeGreaterThanOrEqual(leadTimeHours * hourMs);
      expect(request).toMatchObject({ durationMin, amountKopecks: costKopecks, consultationName: name });
      expect(Boolean(request.link)).toBe(format === 'video');
    }
  });

  it('never meet each other or a webinar', () => {
    const spans = [
      ...requests.filter((request) => !isOff(request)).map(spanOf),
      ...webinars.filter((webinar) => !isOff(webinar)).map(periodOf),
    ].toSorted((one, other) => one.start - other.start);
    const met = spans.filter(({ start }, at) => start < (spans[at - 1]?.end ?? 0));
    expect(met).toEqual([]);
  });

  it('are over or still ahead as their status says', () => {
    for (const request of requests.filter((one) => !isOff(one)))
      expect(Date.parse(request.requestedAt) > now).toBe(isAhead(request));
  });

  it('answer every question of their consultation', () => {
    for (const request of requests) {
      expect(request.answers.map(({ question }) => question)).toEqual(consultationOf(request).questions);
      for (const { answer } of request.answers) expect(answer).toMatch(/^[^"]*[.?]$/);
    }
  });
});

describe('the requests of the demo', () => {
  const { consultationRequests: requests, publications } = demoContents(testTime);

  it('are of people of the audience', () => {
    const people = new Map(demoPeople().map((person) => [person.id, person]));
    for (const { client, clientTimezone } of requests) {
      const { name, email, timezone } = required(people.get(client.id), client.id);
      expect([client.name, client.contact, clientTimezone]).toEqual([name, email, timezone]);
    }
    const ofOne = requests.filter(({ client }) => client.name === 'Ольга Климова');
    expect(ofOne.map(({ status }) => status)).toEqual(['done', 'done', 'done', 'new']);
  });

  it('have someone today and two tomorrow', () => {
    const coming = (days: number) => {
      const midnight = moscowMidnight(testTime) + days * 24 * hourMs;
      return requests.filter(
        (request) =>
          isAhead(request) && Math.floor((Date.parse(request.requestedAt) - midnight) / (24 * hourMs)) === 0,
      );
    };
    expect(coming(0).map(({ client }) => client.name)).toEqual(['Игорь Лапин']);
    expect(coming(1).map(({ client }) => client.name)).toEqual(['Пётр Савин', 'Ольга Климова']);
  });

  it('are the sales of the consultations', () => {
    for (const { contentType, contentId, salesCount, costKopecks, revenueKopecks } of publications) {
      if (contentType !== 'consultation') continue;
      const paid = requests.filter((request) => request.paid && request.consultationId === contentId);
      expect([salesCount, revenueKopecks]).toEqual([paid.length, paid.length * costKopecks]);
    }
  });
});
