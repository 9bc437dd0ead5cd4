import * as fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import { partSize } from '#domain/upload/schema.ts';
import { sweepUploads } from '../jobs/sweep.ts';
import { claimKeptMs, partNotedMs } from '../records/space.ts';
import type { Scanner } from '../scanning/scanner.ts';
import { empty } from '../scenarios/empty.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { goodAttachment, makeAttachment, makeModule } from '../testing/modules.ts';
import { patiently, testPlatform, type TestPlatform } from '../testing/platform.ts';
import { imageForm, onePixel as png, openSession, sendPart, uploadFile } from '../testing/upload.ts';

const { upload, stream, lecture } = endpoints;
const bytes = (text: string) => new TextEncoder().encode(text);
const base64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'));
const noMedia = () => Promise.resolve(null);

async function stateOf(at: TestPlatform, id: string) {
  return at.ask<{ received: number; ranges: [number, number][] }>(upload.session, { params: { id } });
}

async function media(at: TestPlatform, streamId: string): Promise<Uint8Array> {
  const { link } = await at.ask<{ link: string }>(stream.link, { params: { id: streamId } });
  return new Uint8Array(await (await at.get(link.replace('/api', ''))).arrayBuffer());
}

/** The stream once it was looked at. */
function looked(at: TestPlatform, id: string) {
  return vi.waitFor(async () => {
    const found = await at.ask(stream.get, { params: { id } });
    expect(found['status']).not.toBe('uploaded');
    return found;
  }, patiently);
}

/** A PNG of one pixel. */
const onePixel = base64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

describe('an upload', () => {
  it('takes parts in any order, tells what it keeps and gives the same bytes back', async () => {
    const at = await testPlatform({ probe: noMedia });
    const whole = bytes('Тихий лес после дождя');
    const id = await openSession(at, whole.length);
    expect(await stateOf(at, id)).toMatchObject({ fileName: 'lecture.mp4', received: 0, ranges: [] });
    await sendPart(at, id, whole, 10, 20);
    expect(await stateOf(at, id)).toMatchObject({ received: 0, ranges: [[10, 19]] });
    await sendPart(at, id, whole, 0, 4);
    expect(await stateOf(at, id)).toMatchObject({
      received: 4,
      ranges: [
        [0, 3],
        [10, 19],
      ],
    });
    await sendPart(at, id, whole, 4, 10);
    await sendPart(at, id, whole, 20, whole.length);
    const { ID } = await at.ask<{ ID: string }>(upload.close, { params: { id } });
    expect(await media(at, ID)).toEqual(whole);
    expect(await stateOf(at, id)).toMatchObject({ received: whole.length, ranges: [[0, whole.length - 1]] });
  });

  it('gives the same bytes whatever the order of the parts and the repeats', async () => {
    const at = await testPlatform({ adapters: 'sqlite and disk', probe: noMedia });
    const whole = Uint8Array.from({ length: 50 }, (_, n) => (n * 7) % 256);
    const cuts = [0, 13, 14, 30, 50];
    const parts = cuts.slice(1).map((end, n): [number, number] => [cuts[n] ?? 0, end]);
    const order = fc
      .tuple(
        fc.shuffledSubarray(parts, { minLength: parts.length }),
        fc.array(fc.constantFrom(...parts), { maxLength: 4 }),
      )
      .map(([all, repeats]) => [...all, ...repeats]);
    await fc.assert(
      fc.asyncProperty(order, async (sent) => {
        const id = await openSession(at, whole.length);
        const answers = await Promise.all(sent.map(([first, end]) => sendPart(at, id, whole, first, end)));
        expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
        const { ID } = await at.ask<{ ID: string }>(upload.close, { params: { id } });
        expect(await media(at, ID)).toEqual(whole);
      }),
      { numRuns: 25 },
    );
  });

  it('says with 507 that the disk is full, and keeps what it has', async () => {
    const at = await testPlatform();
    const whole = bytes('Тихий лес после дождя');
    const id = await openSession(at, whole.length);
    await sendPart(at, id, whole, 0, 4);
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    vi.spyOn(at.files, 'write').mockRejectedValueOnce(full);
    expect((await sendPart(at, id, whole, 4, 10)).status).toBe(507);
    expect(await stateOf(at, id)).toMatchObject({ received: 4 });
    expect((await sendPart(at, id, whole, 4, 10)).status).toBe(200);
  });

  it('refuses other bytes in place of kept ones with 409', async () => {
    const at = await testPlatform();
    const id = await openSession(at, 6);
    await sendPart(at, id, bytes('abcdef'), 0, 4);
    expect((await sendPart(at, id, bytes('abXdef'), 2, 6)).status).toBe(409);
    expect((await sendPart(at, id, bytes('abcdef'), 2, 6)).status).toBe(200);
  });

  it('closes with a hole to 409 and the ranges kept, and twice to the same id', async () => {
    const at = await testPlatform({ probe: noMedia });
    const id = await openSession(at, 6);
    await sendPart(at, id, bytes('abcdef'), 4, 6);
    const refused = await at.call(upload.close, { params: { id } });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ received: 0, ranges: [[4, 5]] });
    await sendPart(at, id, bytes('abcdef'), 0, 4);
    const [one, two] = await Promise.all([1, 2].map(() => at.ask(upload.close, { params: { id } })));
    expect(one).toEqual(two);
    expect(await at.ask(upload.close, { params: { id } })).toEqual(one);
    expect((await sendPart(at, id, bytes('abcdef'), 0, 4)).status).toBe(200);
    expect((await sendPart(at, id, bytes('abcdeX'), 0, 6)).status).toBe(409);
  });

  it('takes parts without the header one after another', async () => {
    const at = await testPlatform({ probe: noMedia });
    const id = await openSession(at, 6);
    const append = (text: string) =>
      at.call(upload.part, {
        params: { id },
        raw: bytes(text),
        headers: { 'content-length': String(text.length) },
      });
    expect((await append('abc')).status).toBe(200);
    expect((await append('def')).status).toBe(200);
    expect(await stateOf(at, id)).toMatchObject({ received: 6 });
  });

  it('refuses parts that do not fit', async () => {
    const at = await testPlatform();
    const id = await openSession(at, 10);
    const send = (range: string, text: string) =>
      at.call(upload.part, { params: { id }, raw: bytes(text), headers: { 'content-range': range } });
    for (const range of ['bytes 0-3/11', 'bytes 3-0/10', 'bytes 8-11/10', 'bytes */10', 'nonsense']) {
      expect({ range, status: (await send(range, 'abcd')).status }).toEqual({ range, status: 400 });
    }
    expect((await send('bytes 0-3/10', 'abc')).status).toBe(400);
    expect((await send('bytes 0-3/10', 'abcde')).status).toBe(400);
    expect(await stateOf(at, id)).toMatchObject({ ranges: [] });
    const big = await openSession(at, partSize * 2);
    const headers = { 'content-range': `bytes 0-${partSize}/${partSize * 2}` };
    expect((await at.call(upload.part, { params: { id: big }, raw: bytes('x'), headers })).status).toBe(413);
  });

  it("is nobody else's", async () => {
    const at = await testPlatform({ probe: noMedia });
    const id = await openSession(at, 3);
    const streamId = await uploadFile(at, bytes('abc'));
    at.sessions.hold(secondAccount.id);
    expect((await at.call(upload.session, { params: { id } })).status).toBe(404);
    expect((await sendPart(at, id, bytes('abc'), 0, 3)).status).toBe(404);
    expect((await at.call(upload.close, { params: { id } })).status).toBe(404);
    expect((await at.call(stream.get, { params: { id: streamId } })).status).toBe(404);
    expect((await at.get(`/v1/author/stream/${streamId}/media`)).status).toBe(404);
  });

  it('refuses an empty file and a name that is too long', async () => {
    const at = await testPlatform();
    const answer = await at.call(upload.newSession, { body: { fileName: 'x'.repeat(256), size: 0 } });
    expect(answer.status).toBe(400);
    expect(Object.keys((await answer.json()).fields)).toEqual(['fileName', 'size']);
  });
});

describe('processing', () => {
  it('tells length and size of a video, and gives its length to the lectures that wait for it', async () => {
    const at = await testPlatform();
    const whole = new Uint8Array(await readFile('platform/scenarios/media/0750.mp4'));
    const id = await uploadFile(at, whole);
    await at.ask(lecture.update, {
      params: { id: 'lecture-spina' },
      body: { id: 'lecture-spina', streamID: id },
    });
    expect(await looked(at, id)).toMatchObject({
      status: 'processed',
      kind: 'video',
      mime: 'video/mp4',
      durationSec: 750,
      width: 640,
      height: 360,
      usedIn: [{ type: 'lecture', id: 'lecture-spina' }],
    });
    expect(await at.ask(lecture.get, { params: { id: 'lecture-spina' } })).toMatchObject({
      durationSec: 750,
    });
  });

  it('fails what is no media', async () => {
    const at = await testPlatform();
    const id = await uploadFile(at, bytes('not a video at all'));
    expect(await looked(at, id)).toMatchObject({ status: 'failed' });
  });

  it('waits as «uploaded» until it was looked at', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const at = await testPlatform({ probe: () => promise });
    const id = await uploadFile(at, bytes('abc'));
    expect(await at.ask(stream.get, { params: { id } })).toMatchObject({ status: 'uploaded', size: 3 });
    resolve(null);
    expect(await looked(at, id)).toMatchObject({ status: 'failed' });
  });
});

it('the name of a file is kept without what it could mean to a folder or a screen', async () => {
  const at = await testPlatform();
  const begin = (fileName: string) => at.call(upload.newSession, { body: { fileName, size: 4 } });
  for (const [given, kept] of [
    ['../../etc/\u202Electure\r\n.mp4', 'lecture.mp4'],
    ['Лекция \uD800.mp4', 'Лекция \uFFFD.mp4'],
  ] as const) {
    const opened: unknown = await (await begin(given)).json();
    expect(opened).toMatchObject({ fileName: kept });
  }
  for (const nameless of ['..', '/', '\u202E', ' . ']) {
    const refused = await begin(nameless);
    expect([nameless, refused.status]).toEqual([nameless, 400]);
    expect(await refused.json()).toHaveProperty('fields.fileName');
  }
});

describe('the room for files', () => {
  const gigabyte = 1024 ** 3;
  const begin = (at: TestPlatform, size: number) =>
    at.call(upload.newSession, { body: { fileName: 'lecture.mp4', size } });
  const told = async (answer: Response) => [answer.status, await answer.json()];

  it('ends for one file at the largest that is taken', async () => {
    const at = await testPlatform({ limits: { maxFile: 2 * gigabyte } });
    expect((await begin(at, 2 * gigabyte)).status).toBe(200);
    const text = 'Файл больше 2\u00A0ГБ';
    expect(await told(await begin(at, 2 * gigabyte + 1))).toEqual([
      413,
      { error: text, fields: { size: text } },
    ]);
  });

  it('ends for an author at the quota: of finished files, pictures and what is under way', async () => {
    const at = await testPlatform({
      scenario: empty,
      probe: noMedia,
      limits: { quota: 3 * gigabyte, maxFile: 8000 * gigabyte },
    });
    expect((await begin(at, 8000 * gigabyte)).status).toBe(507);
    expect((await begin(at, 3 * gigabyte - 3)).status).toBe(200);
    expect((await begin(at, 4)).status).toBe(507);
    await uploadFile(at, bytes('abc'));
    const [status, body] = await told(await begin(at, 1));
    expect([status, body]).toMatchObject([
      507,
      { fields: { size: expect.stringContaining('есть 3\u00A0ГБ') } },
    ]);
    const picture = await at.call(upload.image, { raw: imageForm(onePixel) });
    expect(picture.status).toBe(507);
    expect((await at.files.list()).length).toBe(1);
    at.sessions.hold(secondAccount.id);
    expect((await begin(at, 3 * gigabyte)).status).toBe(200);
  });

  it('ends for attachments at the same quota', async () => {
    const size = goodAttachment.raw.length;
    const at = await testPlatform({ scenario: empty, limits: { quota: size * 2 - 1 } });
    const { id, moduleId } = await makeAttachment(at, 'course');
    const sent = { params: { type: 'course', id, moduleId }, ...goodAttachment };
    expect((await at.call(upload.attachment, sent)).status).toBe(507);
    expect((await at.files.list()).length).toBe(1);
  });

  it('of two attachments that come at once goes to one', async () => {
    const quota = goodAttachment.raw.length * 2 - 1;
    const both = Promise.withResolvers<null>();
    // Each is looked through once both have come.
    const scan = vi.fn<Scanner['scan']>(() => both.promise);
    const at = await testPlatform({ scenario: empty, limits: { quota }, scanner: { scan } });
    const { id, moduleId } = await makeModule(at, 'course');
    const sent = { params: { type: 'course', id, moduleId }, ...goodAttachment };
    const sending = [at.call(upload.attachment, sent), at.call(upload.attachment, sent)];
    await vi.waitFor(() => expect(scan).toHaveBeenCalledTimes(2));
    both.resolve(null);
    const answers = await Promise.all(sending);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 507]);
    expect((await at.files.list()).length).toBe(1);
  });

  it('counts the attachments of an author', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 100 } });
    await makeAttachment(at, 'course');
    const left = 100 - goodAttachment.raw.length;
    expect((await begin(at, left + 1)).status).toBe(507);
    expect((await begin(at, left)).status).toBe(200);
  });

  it('is not taken for long by uploads that were given up, but for what has come of them', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 10 } });
    const whole = bytes('abcdefgh');
    const left = await openSession(at, whole.length);
    await sendPart(at, left, whole, 0, 2);
    expect((await begin(at, 9)).status).toBe(507);
    expect((await begin(at, 8)).status).toBe(507);
    at.clock.now += claimKeptMs + partNotedMs - 1;
    expect((await begin(at, 8)).status).toBe(507);
    at.clock.now += 1;
    expect((await begin(at, 9)).status).toBe(507);
    expect((await begin(at, 8)).status).toBe(200);
    // What it gave away is another's now, and comes back with that.
    expect((await sendPart(at, left, whole, 2, 6)).status).toBe(507);
    at.clock.now += claimKeptMs + partNotedMs;
    expect((await sendPart(at, left, whole, 2, 6)).status).toBe(200);
    expect((await begin(at, 3)).status).toBe(507);
    expect((await begin(at, 2)).status).toBe(200);
  });

  it('is kept for an upload while its last part is younger than that, though not every part is noted', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 10 } });
    const whole = bytes('abcdefgh');
    const left = await openSession(at, whole.length);
    at.clock.now += partNotedMs - 1;
    await sendPart(at, left, whole, 0, 2);
    at.clock.now += claimKeptMs;
    expect((await begin(at, 3)).status).toBe(507);
    at.clock.now += 1;
    expect((await begin(at, 3)).status).toBe(200);
  });

  it('is found again for an upload that many larger ones go on beside', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 41 } });
    const large = await Promise.all(Array.from({ length: 20 }, () => openSession(at, 2)));
    const small = await openSession(at, 1);
    at.clock.now += claimKeptMs + partNotedMs;
    for (const id of [...large, small])
      expect((await sendPart(at, id, bytes(id === small ? 'a' : 'ab'), 0, 1)).status).toBe(200);
  });

  it('is looked for among all that were given up, though larger ones go on or have come whole', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 81 } });
    const whole = await Promise.all(Array.from({ length: 20 }, () => openSession(at, 2)));
    await openSession(at, 1);
    at.clock.now += claimKeptMs + partNotedMs;
    for (const id of whole) await at.files.write(id, 0, 2, new Blob(['ab']).stream());
    await Promise.all(Array.from({ length: 20 }, () => openSession(at, 2)));
    expect((await begin(at, 2)).status).toBe(507);
    expect((await begin(at, 1)).status).toBe(200);
  });

  it('of an upload that is being closed is not given away', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 10 } });
    const whole = bytes('abcdefgh');
    const left = await openSession(at, whole.length);
    await sendPart(at, left, whole, 0, 8);
    at.clock.now += claimKeptMs + partNotedMs;
    const sizeOf = at.files.size.bind(at.files);
    vi.spyOn(at.files, 'size').mockImplementationOnce(async (id) => {
      const before = await sizeOf(id);
      await at.files.finish(id, whole.length);
      return before;
    });
    expect((await begin(at, 3)).status).toBe(507);
  });

  it('is reckoned while nobody waits for the storage but who asks for it', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 10 } });
    await openSession(at, 8);
    at.clock.now += claimKeptMs + partNotedMs;
    const silent = Promise.withResolvers<[]>();
    const asked = vi.spyOn(at.files, 'ranges').mockReturnValueOnce(silent.promise);
    const begun = begin(at, 3);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await at.ask(endpoints.tag.create, { body: { name: 'Дыхание' } });
    silent.resolve([]);
    expect((await begun).status).toBe(200);
  });

  it('of two uploads that begin at once goes to one', async () => {
    const at = await testPlatform({ scenario: empty, limits: { quota: 10 } });
    const answers = await Promise.all([begin(at, 6), begin(at, 6)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 507]);
  });

  it('ends where the disk would get too full, and is there again with it', async () => {
    const at = await testPlatform({ limits: { reserve: 100 } });
    const whole = bytes('Тихий лес');
    const free = vi.spyOn(at.files, 'free').mockResolvedValue(100 + whole.length);
    expect((await begin(at, whole.length + 1)).status).toBe(507);
    const id = await openSession(at, whole.length);
    free.mockResolvedValue(100);
    expect((await sendPart(at, id, whole, 0, whole.length)).status).toBe(507);
    expect((await at.call(upload.image, { raw: imageForm(onePixel) })).status).toBe(507);
    // It does not say how long it is.
    const { id: course, moduleId } = await makeModule(at, 'course');
    const raw = new Blob([goodAttachment.raw]).stream();
    const sent = { params: { type: 'course', id: course, moduleId }, ...goodAttachment, raw };
    free.mockResolvedValue(100 + partSize);
    expect((await at.call(upload.attachment, sent)).status).toBe(507);
    free.mockRestore();
    expect((await sendPart(at, id, whole, 0, whole.length)).status).toBe(200);
  });
});

describe('an upload that nobody goes on with', () => {
  const dayMs = 24 * 60 * 60 * 1000;

  it('ends a week after its last part, and gives its room back', async () => {
    const at = await testPlatform({ adapters: 'sqlite and disk', scenario: empty, probe: noMedia });
    const whole = bytes('Тихий лес');
    const sweep = () => sweepUploads({ store: at.store, files: at.files, now: () => at.clock.now });
    const [left, continued, closed] = [
      await openSession(at, whole.length),
      await openSession(at, whole.length),
      await uploadFile(at, whole),
    ];
    await sendPart(at, left, whole, 0, 3);
    at.clock.now += 6 * dayMs;
    await sweep();
    await sendPart(at, continued, whole, 0, 3);
    at.clock.now += 2 * dayMs;
    await sweep();
    expect((await sendPart(at, left, whole, 3, 6)).status).toBe(404);
    expect((await sendPart(at, continued, whole, 3, 6)).status).toBe(200);
    expect(await media(at, closed)).toEqual(whole);
    expect(await at.ask(upload.close, { params: { id: closed } })).toEqual({ ID: closed });
    const kept = (await at.files.list()).map(({ id }) => id);
    expect(kept.toSorted()).toEqual([closed, continued].toSorted());
  });
});

describe('an upload that is swept away', () => {
  const weeksMs = 14 * 24 * 60 * 60 * 1000;
  const whole = bytes('Тихий лес');

  /** One that came whole weeks ago, and the sweep that is due. */
  async function openOld() {
    const at = await testPlatform({ scenario: empty, probe: noMedia });
    const id = await openSession(at, whole.length);
    await sendPart(at, id, whole, 0, whole.length);
    at.clock.now += weeksMs;
    return { at, id, sweep: () => sweepUploads({ ...at, now: () => at.clock.now }) };
  }

  it('in the same instant as it is closed is no recording without a file', async () => {
    const { at, id, sweep } = await openOld();
    const finish = at.files.finish.bind(at.files);
    vi.spyOn(at.files, 'finish').mockImplementationOnce(async (...given) => {
      await finish(...given);
      await sweep();
    });
    expect((await at.call(upload.close, { params: { id } })).status).toBe(404);
    expect(await at.ask(stream.list)).toMatchObject({ count: 0 });
    expect(await at.files.list()).toEqual([]);
  });

  it('in the same instant as a part of it comes takes no part', async () => {
    const { at, id, sweep } = await openOld();
    vi.spyOn(at.files, 'free').mockImplementationOnce(async () => {
      await sweep();
      return Infinity;
    });
    expect((await sendPart(at, id, whole, 0, 3)).status).toBe(404);
    expect(await at.files.list()).toEqual([]);
  });
});

describe('an image', () => {
  const jpeg = base64(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxD/2Q==',
  );
  const webp = base64('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA');
  const gif = base64('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7');
  const send = (at: TestPlatform, data: Uint8Array<ArrayBuffer>, name?: string) =>
    at.call(upload.image, { raw: imageForm(data, name) });

  it('is told by its bytes, whatever its name, and asked for again every time', async () => {
    const at = await testPlatform();
    for (const [data, mime] of [
      [jpeg, 'image/jpeg'],
      [png, 'image/png'],
      [webp, 'image/webp'],
    ] as const) {
      const answer = await send(at, data, 'holiday.txt');
      expect(answer.status).toBe(200);
      const address = `/v1/author/image/${String(await answer.json())}`;
      const image = await at.get(address);
      expect(image.headers.get('content-type')).toBe(mime);
      expect(image.headers.get('cache-control')).toBe('private, no-cache');
      expect(image.headers.get('x-content-type-options')).toBe('nosniff');
      expect(image.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(new Uint8Array(await image.arrayBuffer())).toEqual(data);
      const again = await at.get(address, { 'if-none-match': image.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  it('is refused when it is something else, or more than 40 megapixels, or no file', async () => {
    const at = await testPlatform();
    const huge = png.slice();
    new DataView(huge.buffer).setUint32(16, 8000);
    new DataView(huge.buffer).setUint32(20, 5001);
    for (const data of [gif, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), huge, bytes('JPEG')]) {
      const answer = await send(at, data, 'cover.jpg');
      expect(answer.status).toBe(400);
      expect(await answer.json()).toHaveProperty('fields.file');
    }
    expect((await at.call(upload.image, { raw: imageForm(png, 'cover.png', 'other') })).status).toBe(400);
    expect((await at.call(upload.image, { raw: bytes('x') })).status).toBe(400);
  });

  it.each(['<script src="https://evil.test/a.js"></script>', 'PK\u0003\u0004 an archive', '%PDF-1.7'])(
    'brings nothing along behind its end: %j',
    async (text) => {
      const at = await testPlatform();
      for (const picture of [png, webp]) {
        const answer = await send(at, new Uint8Array([...picture, ...bytes(text)]));
        expect(answer.status).toBe(400);
      }
      const answer = await send(at, new Uint8Array([...jpeg, ...bytes(text)]));
      const image = await at.get(`/v1/author/image/${String(await answer.json())}`);
      expect(new Uint8Array(await image.arrayBuffer())).toEqual(jpeg);
    },
  );

  it('that came to an end too early, or was damaged on its way, is refused beside its field', async () => {
    const at = await testPlatform();
    const flipped = png.slice();
    flipped[45] = 0xff;
    const short = [jpeg, png, webp].flatMap((whole) => [1, 2, 5].map((less) => whole.slice(0, -less)));
    for (const data of [...short, flipped, new Uint8Array([...png, 0]), new Uint8Array([...webp, 0, 0])]) {
      const answer = await send(at, data);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        fields: {
          file: 'Картинка пришла не\u00A0целиком или повреждена. Сохраните её заново и\u00A0выберите снова.',
        },
      });
    }
    // Phones put more after the end of a JPEG, and a thumbnail with an end of its own before it.
    const thumbnail = [0xff, 0xe1, 0x00, 0x06, 0xff, 0xd8, 0xff, 0xd9];
    const phone = new Uint8Array([
      ...jpeg.slice(0, 2),
      ...thumbnail,
      ...jpeg.slice(2),
      ...bytes('MotionPhoto'),
    ]);
    expect((await send(at, phone)).status).toBe(200);
    expect((await send(at, phone.slice(0, -13))).status).toBe(400);
  });

  it('over 5 MB is refused', async () => {
    const at = await testPlatform();
    const heavy = new Uint8Array(5 * 1024 * 1024 + 1);
    heavy.set(png);
    expect((await send(at, heavy)).status).toBe(400);
  });

  it('over 5 MB is refused before it is read, and one without end as soon as that shows', async () => {
    const at = await testPlatform();
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const head = bytes('--b\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n');
    /** A form without end, and how much of it was asked for, bytes. */
    function endless(first: Uint8Array) {
      const asked = { size: 0 };
      const raw = new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = asked.size === 0 ? first : new Uint8Array(65_536);
          asked.size += chunk.length;
          controller.enqueue(chunk);
        },
      });
      return { asked, raw };
    }
    const megabyte = 1024 * 1024;
    const told = endless(head);
    const headers = { ...type, 'content-length': String(19 * megabyte) };
    const refused = await at.call(upload.image, { raw: told.raw, headers });
    expect([refused.status, await refused.json()]).toMatchObject([400, { fields: {} }]);
    expect(told.asked.size).toBeLessThan(0.1 * megabyte);

    const picture = endless(Uint8Array.from([...head, ...png]));
    expect((await at.call(upload.image, { raw: picture.raw, headers: type })).status).toBe(400);
    expect(picture.asked.size).toBeLessThan(5.2 * megabyte);
    const other = endless(Uint8Array.from([...head, ...gif]));
    expect((await at.call(upload.image, { raw: other.raw, headers: type })).status).toBe(400);
    expect(other.asked.size).toBeLessThan(0.3 * megabyte);
    const noFile = endless(bytes('--b\r\ncontent-disposition: form-data; name="note"\r\n\r\n'));
    expect((await at.call(upload.image, { raw: noFile.raw, headers: type })).status).toBe(413);
    expect(noFile.asked.size).toBeLessThan(5.2 * megabyte);
  });

  it("is nobody else's", async () => {
    const at = await testPlatform();
    const id = String(await (await send(at, png)).json());
    at.sessions.hold(secondAccount.id);
    expect((await at.get(`/v1/author/image/${id}`)).status).toBe(404);
  });
});
