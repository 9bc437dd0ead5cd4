import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { canBecome } from '#domain/marathon/rules.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { testPlatform, testTime } from '../testing/platform.ts';

const { marathon, publication } = endpoints;
const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(testTime + days * day).toISOString();

const dates = {
  enrollFrom: inDays(2),
  enrollTo: inDays(8),
  startsAt: inDays(10),
  endsAt: inDays(31),
};

async function open(fields: Record<string, unknown> = {}) {
  const platform = await testPlatform({ scenario: empty });
  const body = { name: '21 день тишины', timezone: 'Europe/Moscow', ...dates, ...fields };
  const { id } = await platform.ask<Marathon>(marathon.create, { body });
  return {
    at: platform,
    id,
    read: () => platform.ask<Marathon>(marathon.get, { params: { id } }),
    update: (changes: Record<string, unknown>) =>
      platform.call(marathon.update, { params: { id }, body: { id, ...changes } }),
    cancel: (reason = 'Заболел ведущий') =>
      platform.call(marathon.cancel, { params: { id }, body: { reason } }),
    wait: (days: number) => {
      platform.clock.now += days * day;
    },
  };
}

const scheduled = () => open({ status: 'scheduled' });
const fieldsOf = async (answer: Response) => Object.keys((await answer.json()).fields ?? {});

describe('a marathon', () => {
  it('is a draft at first; nobody but the platform says otherwise', async () => {
    const { read, update, at, id } = await open({ status: 'running', seatsTaken: 7, cancelReason: 'x' });
    const made = await read();
    expect(made).toMatchObject({ status: 'draft', seatsTaken: 0, modules: [], ...dates });
    expect(made).not.toHaveProperty('cancelReason');
    await update({ status: 'finished', seatsTaken: 7, modules: [{}], questionAnswers: 1 });
    expect(await read()).toMatchObject({ status: 'draft', seatsTaken: 0, modules: [] });
    expect(await at.ask(marathon.list, { body: { search: 'тишины' } })).toMatchObject({
      list: [{ id }],
      count: 1,
    });
  });

  it('is refused with a text for each wrong field', async () => {
    const { at, update } = await open();
    const wrong = {
      startsAt: 'завтра',
      timezone: 'Марс',
      dailyUnlockTime: '25:00',
      chatUrl: 'http://chat.example.com',
      seatCount: 0,
      status: 7,
    };
    const refused = await update(wrong);
    expect(refused.status).toBe(400);
    expect((await fieldsOf(refused)).toSorted()).toEqual(Object.keys(wrong).toSorted());
    const bare = await at.call(marathon.create, { body: { name: 'Без даты' } });
    expect((await fieldsOf(bare)).toSorted()).toEqual(['startsAt', 'timezone']);
  });

  it('has its dates in order, and keeps them in UTC', async () => {
    const { update, read } = await open();
    for (const [field, changes] of Object.entries({
      enrollTo: { enrollTo: inDays(1) },
      enrollFrom: { enrollTo: null, enrollFrom: inDays(11) },
      endsAt: { endsAt: dates.startsAt },
    })) {
      const refused = await update(changes);
      expect({ status: refused.status, fields: await fieldsOf(refused) }).toEqual({
        status: 400,
        fields: [field],
      });
    }
    expect((await update({ startsAt: '2026-11-30T12:00:00+03:00' })).status).toBe(200);
    expect((await read()).startsAt).toBe('2026-11-30T09:00:00.000Z');
  });

  it('has no fewer seats than are taken', async () => {
    const { id, at, update } = await open({ seatCount: 20 });
    expect((await update({ seatCount: 5 })).status).toBe(200);
    const rows = at.store.of(demoAccount.id);
    await rows.change(async (tx) => {
      const doc = await tx.get('marathon', id);
      if (doc !== null) await tx.put('marathon', { ...doc, seatsTaken: 4 }, { facets: {} });
    });
    expect(await fieldsOf(await update({ seatCount: 3 }))).toEqual(['seatCount']);
    expect((await update({ seatCount: 4 })).status).toBe(200);
    expect((await update({ seatCount: null })).status).toBe(200);
  });

  it('is nobody else’s', async () => {
    const { at, id, update, cancel } = await open();
    at.sessions.hold(secondAccount.id);
    expect((await at.call(marathon.get, { params: { id } })).status).toBe(404);
    expect((await update({ name: 'Чужой' })).status).toBe(404);
    expect((await cancel()).status).toBe(404);
    expect((await at.call(marathon.cancel, { params: { id: 'no' }, body: { reason: 'x' } })).status).toBe(
      404,
    );
  });
});

describe('the status of a marathon', () => {
  it('follows its dates once it is scheduled, in lists and filters too', async () => {
    const { at, read, update, wait } = await open();
    wait(3);
    expect((await read()).status).toBe('draft');
    at.clock.now = testTime;
    await update({ status: 'scheduled' });
    const seen = [];
    for (const days of [0, 2, 6.5, 1.5, 21, 300]) {
      wait(days);
      const { list } = await at.ask<{ list: Marathon[] }>(marathon.list, { body: {} });
      const status = list[0]?.status;
      const { count } = await at.ask<{ count: number }>(marathon.list, { body: { filter: { status } } });
      seen.push([status, (await read()).status, count]);
    }
    const told = ['scheduled', 'enrolling', 'enrolling', 'running', 'finished', 'finished'];
    expect(seen).toEqual(told.map((status) => [status, status, 1]));
  });

  it('leaves the draft when the publication is published', async () => {
    const { at, id, read, wait } = await open();
    const body = { contentType: 'marathon', contentId: id, costKopecks: 990_000 };
    const { id: saleId } = await at.ask<Publication>(publication.create, { body });
    await at.ask(publication.requestApproval, { params: { id: saleId } });
    await at.store.of(demoAccount.id).change(async (tx) => {
      const doc = await tx.get('publication', saleId);
      if (doc !== null) await tx.put('publication', { ...doc, status: 'approved' }, { facets: {} });
    });
    expect((await read()).status).toBe('draft');
    const late = 15;
    wait(late);
    const refused = await at.call(publication.publish, { params: { id: saleId } });
    expect(refused.status).toBe(422);
    expect((await refused.json()).error).toContain('Старт марафона уже прошёл');
    wait(-late);
    expect((await at.call(publication.publish, { params: { id: saleId } })).status).toBe(204);
    expect((await read()).status).toBe('scheduled');
    wait(3);
    expect((await read()).status).toBe('enrolling');
  });

  it('cannot leave the draft when the start has passed', async () => {
    const { update, wait, read } = await open();
    wait(10);
    expect((await update({ status: 'scheduled' })).status).toBe(422);
    expect((await read()).status).toBe('draft');
    expect((await update({ status: 'scheduled', startsAt: inDays(12) })).status).toBe(200);
    expect((await read()).status).toBe('enrolling');
  });

  it('moves forward with new dates and never back', async () => {
    const { update, read, wait } = await scheduled();
    await update({ enrollFrom: inDays(-1) });
    expect((await read()).status).toBe('enrolling');
    expect((await update({ enrollFrom: inDays(1) })).status).toBe(422);
    expect((await update({ startsAt: inDays(12) })).status).toBe(200);
    wait(13);
    expect((await update({ startsAt: inDays(20) })).status).toBe(422);
    expect((await update({ endsAt: inDays(40), name: 'Ещё девять дней' })).status).toBe(200);
    wait(30);
    expect((await update({ endsAt: inDays(90) })).status).toBe(422);
    expect((await update({ description: 'Спасибо всем' })).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'finished', endsAt: inDays(40) });
  });
});

describe('a cancelled marathon', () => {
  it('says why, stays cancelled, and its dates stay', async () => {
    const { read, update, cancel, wait } = await scheduled();
    expect((await cancel('  ')).status).toBe(400);
    expect((await cancel()).status).toBe(204);
    expect(await read()).toMatchObject({ status: 'cancelled', cancelReason: 'Заболел ведущий' });
    expect((await cancel()).status).toBe(422);
    expect((await update({ startsAt: inDays(40), endsAt: null })).status).toBe(422);
    expect((await update({ ...dates, status: 'scheduled', description: 'Простите' })).status).toBe(200);
    wait(100);
    expect(await read()).toMatchObject({ status: 'cancelled', description: 'Простите' });
  });

  it('was a draft, or one at any moment before its end', async () => {
    const draft = await open();
    expect((await draft.cancel()).status).toBe(204);
    for (const [days, status] of [
      [0, 204],
      [3, 204],
      [9, 204],
      [30.9, 204],
      [31, 422],
    ] as const) {
      const { wait, cancel } = await scheduled();
      wait(days);
      expect({ days, status: (await cancel()).status }).toEqual({ days, status });
    }
  });
});

describe('whatever an author does and whatever time passes', () => {
  const anyDates = fc
    .uniqueArray(fc.integer({ min: -20, max: 60 }), { minLength: 4, maxLength: 4 })
    .map((days) => days.toSorted((one, other) => one - other).map(inDays))
    .map(([enrollFrom, enrollTo, startsAt, endsAt]) => ({ enrollFrom, enrollTo, startsAt, endsAt }));
  const steps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ act: fc.constant('wait' as const), days: fc.nat(12) }) },
      { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('cancel' as const, 'schedule' as const) }) },
      { weight: 3, arbitrary: fc.record({ act: fc.constant('date' as const), dates: anyDates }) },
    ),
    { maxLength: 15 },
  );

  it('a marathon never reaches a status that the table does not allow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('draft', 'scheduled'), steps, async (first, acts) => {
        const { at, read, update, cancel, wait } = await open({ status: first });
        let { status } = await read();
        for (const step of acts) {
          if (step.act === 'wait') wait(step.days);
          else if (step.act === 'cancel') await cancel();
          else await update('dates' in step ? step.dates : { status: 'scheduled' });
          const next = (await read()).status;
          expect({ status, next, allowed: canBecome(status, next) }).toMatchObject({ allowed: true });
          status = next;
        }
        await at.close();
      }),
      { numRuns: 40 },
    );
  });
});
