import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Meditation } from '#domain/meditation/schema.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { empty } from '../scenarios/empty.ts';
import { patiently, testPlatform, type TestPlatform } from '../testing/platform.ts';
import { uploadFile } from '../testing/upload.ts';

const { meditation, stream } = endpoints;

const open = () => testPlatform({ scenario: empty });
const make = (at: TestPlatform, body: Record<string, unknown> = {}) =>
  at.ask<Meditation>(meditation.create, { body: { name: 'Сканирование тела', ...body } });
const edit = (at: TestPlatform, id: string, body: Record<string, unknown>) =>
  at.call(meditation.update, { params: { id }, body: { id, ...body } });
const names = async (at: TestPlatform, body: unknown) => {
  const { list, count } = await at.ask<{ list: Meditation[]; count: number }>(meditation.list, { body });
  expect(count).toBe(list.length);
  return list.map(({ name }) => name);
};

describe('a meditation', () => {
  it('is created by its name, changed and read back', async () => {
    const at = await open();
    const made = await make(at, { goal: 'sleep' });
    expect(made).toMatchObject({
      hasMusic: false,
      musicRights: false,
      hasEndingBell: false,
      isPreview: false,
    });
    expect((await edit(at, made.id, { voice: 'female', durationSec: 5 })).status).toBe(200);
    expect(await at.ask(meditation.get, { params: { id: made.id } })).toEqual({
      ...made,
      voice: 'female',
      updatedAt: expect.any(String),
    });
  });

  it('is told of as a lecture where there is none', async () => {
    const at = await open();
    for (const call of [meditation.get, meditation.imageLink]) {
      const answer = await at.call(call, { params: { id: '77' } });
      expect({ status: answer.status, ...(await answer.json()) }).toEqual({
        status: 404,
        error: 'Лекция 77 не найдена',
      });
    }
  });

  it('has music only with the rights to it, whichever of the two comes first', async () => {
    const at = await open();
    const refused = { error: 'Проверьте поля', fields: { musicRights: expect.stringContaining('права') } };
    const early = await at.call(meditation.create, { body: { name: 'Лес', hasMusic: true } });
    expect({ status: early.status, ...(await early.json()) }).toEqual({ status: 400, ...refused });
    const { id } = await make(at, { musicRights: true });
    expect((await edit(at, id, { hasMusic: true })).status).toBe(200);
    const late = await edit(at, id, { musicRights: false });
    expect({ status: late.status, ...(await late.json()) }).toEqual({ status: 400, ...refused });
    expect((await edit(at, id, { hasMusic: false, musicRights: false })).status).toBe(200);
  });

  it('takes its length from its stream, also when that was looked at later', async () => {
    const at = await open();
    const streamID = await uploadFile(
      at,
      new Uint8Array(await readFile('platform/scenarios/media/0750.mp4')),
    );
    const { id } = await make(at, { streamID });
    const read = () => at.ask<Meditation>(meditation.get, { params: { id } });
    await vi.waitFor(async () => expect(await read()).toMatchObject({ durationSec: 750 }), patiently);
    expect(await at.ask<Stream>(stream.get, { params: { id: streamID } })).toMatchObject({
      status: 'processed',
      usedIn: [{ type: 'meditation', id, name: 'Сканирование тела' }],
    });
    expect(await (await edit(at, id, { streamID: null })).json()).toMatchObject({ durationSec: null });
  });
});

describe('the list of meditations', () => {
  it('filters by what a meditation has beside a lecture, searches and sorts', async () => {
    const at = await open();
    await make(at, { name: 'Сон под\u00A0дождём', goal: 'sleep', hasMusic: true, musicRights: true });
    await make(at, { name: 'Тихий вдох', goal: 'breath', voice: 'male' });
    await make(at, { name: 'Утренний круг', goal: 'morning', voice: 'none' });
    expect(await names(at, { filter: { goal: ['sleep', 'morning'] }, sort: 'name' })).toEqual([
      'Сон под\u00A0дождём',
      'Утренний круг',
    ]);
    expect(await names(at, { filter: { voice: 'male' } })).toEqual(['Тихий вдох']);
    expect(await names(at, { filter: { hasMusic: true } })).toEqual(['Сон под\u00A0дождём']);
    expect(await names(at, { filter: { status: 'notReady', hasCover: false }, sort: '-name' })).toEqual([
      'Утренний круг',
      'Тихий вдох',
      'Сон под\u00A0дождём',
    ]);
    expect(await names(at, { search: 'ТИХИЙ' })).toEqual(['Тихий вдох']);
  });
});
