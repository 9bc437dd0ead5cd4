import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  consultationRequestMoves,
  consultationRequestStatuses,
  type ConsultationRequestStatus,
} from '#domain/consultation-request/rules.ts';
import type { Consultation } from '#domain/consultation/schema.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { empty } from '../scenarios/empty.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { testPlatform, type TestPlatform } from '../testing/platform.ts';
import { putConsultationRequest } from '../testing/consultationRequests.ts';

const { consultation } = endpoints;

const open = () => testPlatform({ scenario: empty });
const make = (at: TestPlatform, body: Record<string, unknown> = {}) =>
  at.ask<Consultation>(consultation.create, { body: { name: 'Разбор практики', ...body } });
const read = (at: TestPlatform, id: string) => at.ask<Consultation>(consultation.get, { params: { id } });
const edit = (at: TestPlatform, id: string, body: Record<string, unknown>) =>
  at.call(consultation.update, { params: { id }, body: { consultationId: id, ...body } });
const list = (at: TestPlatform, body: unknown = {}) =>
  at.ask<{ list: Consultation[]; count: number }>(consultation.list, { body });
const refusalOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });

const ready = {
  format: 'video',
  link: 'https://meet.example.com/razbor',
  weeklySchedule: [{ weekday: 2, from: '10:00', to: '14:00' }],
  timezone: 'Europe/Moscow',
  isActive: true,
};

describe('a consultation', () => {
  it('has its price in rubles', async () => {
    const at = await open();
    const { id } = await make(at, { currency: 'RUB' });
    expect(await refusalOf(await edit(at, id, { currency: 'USD' }))).toMatchObject({
      status: 400,
      fields: { currency: 'Продавать можно только за\u00A0рубли' },
    });
  });

  it('is created by its name, closed until it says when and where', async () => {
    const at = await open();
    const made = await make(at);
    expect(made).toMatchObject({ isActive: false, durationMin: 60, weeklySchedule: [], tags: [] });
    expect(await read(at, made.id)).toEqual(made);
    expect(await refusalOf(await edit(at, made.id, { isActive: true }))).toEqual({
      status: 400,
      error: 'Проверьте поля',
      fields: {
        weeklySchedule: 'Укажите, когда вы принимаете',
        timezone: 'Выберите часовой пояс',
        format: 'Выберите формат',
      },
    });
    expect((await edit(at, made.id, ready)).status).toBe(200);
    expect(await refusalOf(await edit(at, made.id, { link: '' }))).toMatchObject({
      fields: { link: 'Укажите ссылку на\u00A0видеозвонок' },
    });
    expect(await refusalOf(await edit(at, made.id, { format: 'office' }))).toMatchObject({
      fields: { address: 'Укажите адрес' },
    });
    expect((await edit(at, made.id, { isActive: false, link: '' })).status).toBe(200);
  });

  it('takes https links, and hours that do not meet', async () => {
    const at = await open();
    const { id } = await make(at);
    const weeklySchedule = [
      { weekday: 2, from: '10:00', to: '14:00' },
      { weekday: 2, from: '13:00', to: '15:00' },
    ];
    expect(await refusalOf(await edit(at, id, { weeklySchedule, link: 'http://example.com' }))).toMatchObject(
      {
        status: 400,
        fields: { link: expect.any(String), 'weeklySchedule.1': 'В\u00A0этот день часы пересекаются' },
      },
    );
  });

  it('is edited under the same id in the body', async () => {
    const at = await open();
    const before = await make(at);
    const answer = await edit(at, before.id, { consultationId: 'other' });
    expect(await refusalOf(answer)).toMatchObject({
      status: 400,
      fields: { consultationId: expect.any(String) },
    });
    await edit(at, before.id, { bufferMin: 15, createdAt: 'never' });
    const after = await read(at, before.id);
    expect(after).toEqual({ ...before, bufferMin: 15, updatedAt: after.updatedAt });
  });

  it('is found by its state and format', async () => {
    const at = await open();
    await make(at, { name: 'Первая встреча', ...ready, costKopecks: 300_000 });
    await make(at, { name: 'Разбор', format: 'chat', costKopecks: 100_000 });
    const names = async (body: unknown) => (await list(at, body)).list.map(({ name }) => name);
    expect(await names({ filter: { isActive: true } })).toEqual(['Первая встреча']);
    expect(await names({ filter: { format: ['chat', 'phone'] } })).toEqual(['Разбор']);
    expect(await names({ search: 'встреча' })).toEqual(['Первая встреча']);
    expect(await names({ sort: 'costKopecks' })).toEqual(['Разбор', 'Первая встреча']);
  });

  it("is nobody else's", async () => {
    const at = await open();
    const { id } = await make(at);
    at.sessions.hold(secondAccount.id);
    expect((await at.call(consultation.get, { params: { id } })).status).toBe(404);
    expect((await edit(at, id, { name: 'Чужая' })).status).toBe(404);
    expect((await list(at)).count).toBe(0);
  });
});

const requests = async (at: TestPlatform, body: unknown = {}) =>
  at.ask<{ list: ConsultationRequest[]; count: number }>(consultation.fulfillmentList, { body });
const move = (at: TestPlatform, id: string, status: string) =>
  at.call(consultation.setFulfillmentStatus, { params: { id }, body: { status } });
const one = async (at: TestPlatform, id: string) => (await requests(at, { filter: { id } })).list[0];

describe('the requests of clients', () => {
  it('come latest first, and are found by who, what and when', async () => {
    const at = await open();
    await putConsultationRequest(at, {
      id: 'r1',
      number: 'З-0001',
      requestedAt: '2026-11-21T09:00:00.000Z',
      paid: true,
    });
    await putConsultationRequest(at, {
      id: 'r2',
      number: 'З-0002',
      consultationId: 'consultation-vtoraya',
      requestedAt: '2026-11-23T09:00:00.000Z',
      client: { id: 'client-petr', name: 'Пётр Звягин', contact: 'petr@example.com' },
      status: 'confirmed',
    });
    const ids = async (body: unknown) => (await requests(at, body)).list.map(({ id }) => id);
    expect(await ids({})).toEqual(['r2', 'r1']);
    expect(await ids({ filter: { status: ['new', 'done'] } })).toEqual(['r1']);
    expect(await ids({ filter: { paid: true } })).toEqual(['r1']);
    expect(await ids({ filter: { consultationId: 'consultation-vtoraya' } })).toEqual(['r2']);
    expect(await ids({ filter: { clientId: 'client-petr' } })).toEqual(['r2']);
    expect(await ids({ filter: { from: '2026-11-22T00:00:00Z' } })).toEqual(['r2']);
    expect(await ids({ filter: { to: '2026-11-22T00:00:00Z' } })).toEqual(['r1']);
    expect(await ids({ search: 'петр' })).toEqual(['r2']);
    expect(await ids({ search: 'з-0001' })).toEqual(['r1']);
    expect(await ids({ sort: 'client' })).toEqual(['r1', 'r2']);
    expect((await at.call(consultation.fulfillmentList, { body: { sort: 'link' } })).status).toBe(400);
  });

  it('move by the table, with each move in the history', async () => {
    const at = await open();
    await putConsultationRequest(at, { id: 'r1' });
    expect((await move(at, 'r1', 'confirmed')).status).toBe(204);
    expect(await one(at, 'r1')).toMatchObject({
      status: 'confirmed',
      history: [{ status: 'new' }, { status: 'confirmed', at: expect.stringMatching(/Z$/) }],
    });
    expect(await refusalOf(await move(at, 'r1', 'done'))).toEqual({
      status: 422,
      error: 'Из этого статуса так нельзя',
    });
    expect((await move(at, 'r1', 'somewhere')).status).toBe(400);
    expect((await requests(at, { filter: { status: 'confirmed' } })).count).toBe(1);
  });

  it('go one step back, and stay where they are asked to be already', async () => {
    const at = await open();
    await putConsultationRequest(at, { id: 'r1' });
    await move(at, 'r1', 'confirmed');
    await move(at, 'r1', 'in_progress');
    expect((await move(at, 'r1', 'confirmed')).status).toBe(204);
    expect((await move(at, 'r1', 'new')).status).toBe(422);
    const before = await one(at, 'r1');
    expect((await move(at, 'r1', 'confirmed')).status).toBe(204);
    expect(await one(at, 'r1')).toEqual(before);
  });

  it('of what the client did nothing is taken back', async () => {
    const at = await open();
    for (const status of ['pending_payment', 'cancelled_client']) {
      await putConsultationRequest(at, {
        id: status,
        status,
        history: [{ status: 'new', at: '2026-11-20T06:00:00.000Z' }],
      });
      for (const next of consultationRequestStatuses.filter((other) => other !== status))
        expect((await move(at, status, next)).status).toBe(422);
    }
  });

  it('never leave the table in any order of moves', async () => {
    const at = await open();
    let number = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...consultationRequestStatuses), { maxLength: 12 }),
        async (moves) => {
          number += 1;
          const id = `request-${number}`;
          await putConsultationRequest(at, { id, number: id });
          for (const status of moves) await move(at, id, status);
          const { history = [], status = '' } = (await one(at, id)) ?? {};
          const way = history.map((entry) => entry.status as ConsultationRequestStatus);
          const wrong = way.slice(1).filter((next, index) => {
            const from = way[index] ?? next;
            const back = way[index - 1] === next && consultationRequestMoves[next].includes(from);
            return !consultationRequestMoves[from].includes(next) && !back;
          });
          expect({ wrong, status }).toEqual({ wrong: [], status: way.at(-1) });
        },
      ),
      { numRuns: 40 },
    );
  });

  it("are nobody else's", async () => {
    const at = await open();
    await putConsultationRequest(at, { id: 'r1' });
    at.sessions.hold(secondAccount.id);
    expect((await requests(at)).count).toBe(0);
    expect((await move(at, 'r1', 'confirmed')).status).toBe(404);
  });
});
