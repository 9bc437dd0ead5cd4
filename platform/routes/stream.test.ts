import { describe, expect, it } from 'vitest';
import { contentTypes, type ContentType } from '#domain/content/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { saveStream } from '../records/save.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { keepGround, streamOf } from '../testing/contents.ts';
import { testPlatform, testTime, type TestPlatform } from '../testing/platform.ts';

const { stream } = endpoints;

/** The field in which each kind names its stream. */
const streamFields: Record<Exclude<ContentType, 'consultation'>, string> = {
  lecture: 'streamID',
  meditation: 'streamID',
  course: 'trailerStreamId',
  marathon: 'trailerStreamId',
  webinar: 'recordingStreamId',
};

const start = new Date(testTime + 60 * 24 * 60 * 60 * 1000).toISOString();
const needed: Partial<Record<ContentType, Record<string, unknown>>> = {
  marathon: { startsAt: start, timezone: 'Europe/Moscow' },
  webinar: { startsAt: start, timezone: 'Europe/Moscow', durationMin: 60 },
};

async function open(): Promise<TestPlatform> {
  const at = await testPlatform({ scenario: empty });
  await at.store.of(demoAccount.id).change(async (rows) => {
    await keepGround(rows, testTime);
    await saveStream(
      rows,
      streamOf('stream-one', testTime, { name: 'Звук.mp3', kind: 'audio', durationSec: 60 }),
    );
    await saveStream(rows, streamOf('stream-two', testTime, { status: 'uploaded', durationSec: null }));
  });
  return at;
}

const usedIn = async (at: TestPlatform, id: string) =>
  (await at.ask<Stream>(stream.get, { params: { id } })).usedIn ?? [];
const found = async (at: TestPlatform, body: unknown) =>
  (await at.ask<{ list: Stream[] }>(stream.list, { body })).list.map(({ id }) => id);

describe('where a stream is used', () => {
  const kinds = contentTypes.filter((kind) => kind !== 'consultation');

  it.each(kinds)('follows every edit of a %s', async (kind) => {
    const at = await open();
    const field = streamFields[kind];
    const make = (name: string, streamId: string | null) =>
      at.ask<{ id: string }>(endpoints[kind].create, { body: { name, [field]: streamId, ...needed[kind] } });
    const { id } = await make('Первое имя', 'stream-one');
    const edit = (body: Record<string, unknown>) =>
      at.ask(endpoints[kind].update, { params: { id }, body: { id, ...body } });
    const use = { type: kind, id, name: 'Первое имя' };
    expect(await usedIn(at, 'stream-one')).toEqual([use]);
    await edit({ name: 'Второе имя' });
    expect(await usedIn(at, 'stream-one')).toEqual([{ ...use, name: 'Второе имя' }]);
    await edit({ name: 'Третье имя', [field]: 'stream-two' });
    expect(await usedIn(at, 'stream-one')).toEqual([]);
    expect(await usedIn(at, 'stream-two')).toEqual([{ ...use, name: 'Третье имя' }]);
    expect(await found(at, { filter: { isUsed: true }, sort: 'name' })).toEqual([
      'stream-ready',
      'stream-two',
    ]);
    await edit({ [field]: null });
    expect(await usedIn(at, 'stream-two')).toEqual([]);
  });

  it('is told of every content that plays it', async () => {
    const at = await open();
    for (const kind of ['lecture', 'meditation'] as const)
      await at.ask(endpoints[kind].create, { body: { name: 'Одно на двоих', streamID: 'stream-one' } });
    expect((await usedIn(at, 'stream-one')).map(({ type }) => type)).toEqual(['lecture', 'meditation']);
  });
});

describe('the list of streams', () => {
  it('filters, searches and sorts', async () => {
    const at = await open();
    expect(await found(at, { filter: { kind: 'audio' } })).toEqual(['stream-one']);
    expect(await found(at, { filter: { status: ['uploaded', 'failed'] } })).toEqual(['stream-two']);
    expect(await found(at, { filter: { isUsed: true } })).toEqual(['stream-ready']);
    expect(await found(at, { search: 'звук' })).toEqual(['stream-one']);
    expect(await found(at, { sort: '-durationSec' })).toEqual(['stream-one', 'stream-ready', 'stream-two']);
  });
});
