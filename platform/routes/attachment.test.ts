import { describe, expect, it } from 'vitest';
import type { Course, Module } from '#domain/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { maxAttachmentSize, partSize, type Attachment } from '#domain/upload/schema.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { secondAccount } from '../scenarios/standard.ts';
import { makeModule } from '../testing/modules.ts';
import { testPlatform, type Adapters } from '../testing/platform.ts';
import { zipOf } from '../testing/zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const pdf = bytes('%PDF-1.7 план занятий');

interface Sent {
  body?: BodyInit;
  headers?: Record<string, string>;
  to?: Record<string, string>;
}

/** A course with one module, and ways to send files to it. */
async function open(adapters: Adapters = 'memory', type: 'course' | 'marathon' = 'course') {
  const at = await testPlatform({ scenario: empty, adapters });
  const rows = endpoints[type];
  const { id, moduleId } = await makeModule(at, type);
  const send = (fileName: string | null, { body: raw = pdf, headers = {}, to = {} }: Sent = {}) => {
    const place = { type, id, moduleId, ...to };
    const query = fileName === null ? '' : `?${new URLSearchParams({ fileName }).toString()}`;
    const address = `/v1/author/${place.type}/${place.id}/module/${place.moduleId}/attach/upload${query}`;
    const init = { method: 'POST', body: raw, headers, duplex: 'half' };
    return at.platform.fetch(new Request(`http://console.test/api${address}`, init));
  };
  return {
    at,
    id,
    moduleId,
    rows,
    send,
    upload: async (fileName: string, sent?: Sent): Promise<Attachment> => (await send(fileName, sent)).json(),
    read: ({ url = '' }: Attachment, headers = {}) => at.get(url.replace('/api', ''), headers),
    names: async () =>
      (await at.ask<Course>(rows.get, { params: { id } })).modules.flatMap(({ attachments }) =>
        attachments.map(({ fileName }) => fileName),
      ),
  };
}

/** A body of `size` bytes that nothing holds as a whole; it counts what was taken of it. */
function endless(size: number, begins: Uint8Array = pdf) {
  const taken = { bytes: 0, stopped: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken.bytes >= size) return controller.close();
        const chunk = new Uint8Array(Math.min(256 * 1024, size - taken.bytes));
        if (taken.bytes === 0) chunk.set(begins);
        taken.bytes += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        taken.stopped = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, taken };
}

describe.each<Adapters>(['memory', 'sqlite and disk'])('a file of a module on %s', (adapters) => {
  it('is kept with its facts, served under its name, and gone when it is deleted', async () => {
    const { at, id, moduleId, rows, upload, read, names } = await open(adapters, 'marathon');
    const made = await upload(' План «на неделю»*.pdf ');
    expect(made).toMatchObject({
      moduleId,
      fileName: 'План «на неделю»*.pdf',
      type: 'marathon',
      size: pdf.length,
      mime: 'application/pdf',
      url: `/api/v1/author/marathon/${id}/module/${moduleId}/attach/${made.id}`,
    });
    const served = await read(made);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(pdf);
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const disposition = served.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w%.-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(made.fileName);
    expect((await read(made, { range: 'bytes=0-3' })).status).toBe(206);

    const params = { id, moduleId, attachmentId: made.id };
    expect((await at.call(rows.removeAttachment, { params })).status).toBe(204);
    expect((await read(made)).status).toBe(404);
    expect(await at.files.size(made.id)).toBeNull();
    expect(await names()).toEqual([]);
    expect((await at.call(rows.removeAttachment, { params })).status).toBe(404);
  });

  it('comes whole through pieces, however large', async () => {
    const { upload, read } = await open(adapters);
    const size = partSize * 2 + 12_345;
    const made = await upload('План.pdf', { body: endless(size).stream });
    expect(made.size).toBe(size);
    const served = new Uint8Array(await (await read(made)).arrayBuffer());
    expect(served.length).toBe(size);
    expect(served.subarray(0, pdf.length)).toEqual(pdf);
  });

  it('goes with its module', async () => {
    const { at, id, moduleId, rows, upload } = await open(adapters);
    const made = [await upload('а.pdf'), await upload('б.pdf')];
    await at.call(rows.removeModule, { params: { id, moduleId } });
    expect(await Promise.all(made.map((one) => at.files.size(one.id)))).toEqual([null, null]);
  });
});

describe('the name of a file', () => {
  it('is unique in its module, also among files that come at once', async () => {
    const { upload, names } = await open();
    await Promise.all(Array.from({ length: 4 }, () => upload('План.pdf')));
    await upload('план.PDF');
    expect((await names()).toSorted()).toEqual(
      ['План.pdf', 'План (1).pdf', 'План (2).pdf', 'План (3).pdf', 'план.PDF'].toSorted(),
    );
  });

  it('is free again in another module', async () => {
    const { at, id, rows, upload, names } = await open();
    const { id: other } = await at.ask<Module>(rows.createModule, { params: { id }, body: { name: 'Б' } });
    await upload('План.pdf');
    await upload('План.pdf', { to: { moduleId: other } });
    expect(await names()).toEqual(['План.pdf', 'План.pdf']);
  });

  it.each([
    ['../../etc/План.pdf', 'План.pdf'],
    ['C:\\fakepath\\План.pdf', 'План.pdf'],
    ['План\r\nSet-Cookie: a=1\u0000\u2028.pdf', 'ПланSet-Cookie: a=1.pdf'],
    ['План\u202Efdp\u2066.\uFEFF\u200Bpdf', 'Планfdp.pdf'],
    ['Семья 👨\u200D👩\u200D👧.pdf', 'Семья 👨\u200D👩\u200D👧.pdf'],
    ['План\u007F\t .pdf. .', 'План .pdf'],
  ])('keeps of name %# what a folder can show as it is', async (given, kept) => {
    const { upload, read } = await open();
    const made = await upload(given);
    expect(made).toMatchObject({ fileName: kept, mime: 'application/pdf' });
    const [, name = ''] = (await read(made)).headers.get('content-disposition')?.split("UTF-8''") ?? [];
    expect(decodeURIComponent(name)).toBe(kept);
  });

  it('is asked for, and says what the file is', async () => {
    const { send } = await open();
    const long = `${'я'.repeat(251)}.pdf`;
    for (const name of [
      null,
      '  ',
      '..',
      'a/',
      '\u202E\r\n',
      '.pdf',
      'план',
      'план.exe',
      'план.html',
      `я${long}`,
    ]) {
      const refused = await send(name);
      expect({ name, status: refused.status }).toEqual({ name, status: 400 });
      expect(await refused.json()).toHaveProperty('fields.fileName');
    }
    expect((await send(long)).status).toBe(200);
    expect((await send(long)).status).toBe(400);
  });
});

describe('a file that is refused', () => {
  it('is empty, or not what its name says', async () => {
    const { send, names } = await open();
    for (const [name, body] of [
      ['План.pdf', new Uint8Array()],
      ['План.pdf', bytes('<html>')],
      ['Архив.zip', pdf],
      ['Таблица.xlsx', bytes('a;b;c')],
      ['Фото.png', bytes('\xFF\xD8\xFF')],
    ] as const) {
      const refused = await send(name, { body });
      expect({ name, status: refused.status }).toEqual({ name, status: 400 });
      expect(await refused.json()).toHaveProperty('fields.file');
    }
    expect(await names()).toEqual([]);
  });

  it('is called a text, a table or slides, and is an archive of something else', async () => {
    const { send, names } = await open('sqlite and disk');
    const types = '[Content_Types].xml';
    for (const [ending, folder] of [
      ['docx', 'word'],
      ['xlsx', 'xl'],
      ['pptx', 'ppt'],
    ] as const) {
      const sound = zipOf([types, '_rels/.rels', `${folder}/main.xml`], 'PK\x05\x06');
      const damaged = sound.slice();
      damaged.set([0], sound.lastIndexOf(0x02));
      const refused = [
        zipOf(['holiday.jpg', 'virus.exe']),
        zipOf([types, 'other/main.xml']),
        zipOf([`${folder}/main.xml`]),
        zipOf([]),
        sound.slice(0, -1),
        damaged,
        new Uint8Array([...zipOf([]).slice(0, 22), ...bytes(`${types} ${folder}/`)]),
      ];
      for (const [at, body] of refused.entries()) {
        const answer = await send(`План.${ending}`, { body });
        expect({ ending, at, status: answer.status }).toEqual({ ending, at, status: 400 });
        expect(await answer.json()).toHaveProperty('fields.file');
      }
      expect((await send(`План.${ending}`, { body: sound })).status).toBe(200);
    }
    expect(await names()).toEqual(['План.docx', 'План.xlsx', 'План.pptx']);
  });

  it('is over 100 MB: by its length before a byte is taken, else as soon as it shows', async () => {
    const { send } = await open('sqlite and disk');
    const told = endless(10);
    const headers = { 'content-length': String(maxAttachmentSize + 1) };
    expect((await send('План.pdf', { body: told.stream, headers })).status).toBe(413);
    expect(told.taken.bytes).toBe(0);
    const untold = endless(maxAttachmentSize * 4);
    expect((await send('План.pdf', { body: untold.stream })).status).toBe(413);
    expect(untold.taken.stopped).toBe(true);
    expect(untold.taken.bytes).toBeLessThan(maxAttachmentSize + 2 * partSize);
  });

  it('broke off on its way', async () => {
    const { send, names } = await open();
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(pdf),
      pull: (controller) => controller.error(new Error('gone')),
    });
    expect((await send('План.pdf', { body: broken })).status).toBe(400);
    expect(await names()).toEqual([]);
  });

  it('leaves nothing behind', async () => {
    const { at, send } = await open();
    const kept: string[] = [];
    const { write } = at.files;
    at.files.write = (id, ...rest) => {
      kept.push(id);
      return write(id, ...rest);
    };
    await send('План.pdf', { body: endless(maxAttachmentSize + 1).stream });
    const [id = ''] = kept;
    expect(new Set(kept).size).toBe(1);
    expect([await at.files.ranges(id), await at.files.size(id)]).toEqual([[], null]);
  });
});

describe('a place for a file', () => {
  it('is 404 where there is none, or where it is another author’s', async () => {
    const { at, send, upload, read } = await open();
    const made = await upload('План.pdf');
    const nowhere: Record<string, string>[] = [
      { type: 'lecture' },
      { type: 'marathon' },
      { id: 'no' },
      { moduleId: 'no' },
    ];
    for (const to of nowhere)
      expect({ to, status: (await send('План.pdf', { to })).status }).toEqual({ to, status: 404 });
    expect((await read({ ...made, url: `${made.url}x` })).status).toBe(404);
    at.sessions.hold(secondAccount.id);
    expect((await send('План.pdf')).status).toBe(404);
    expect((await read(made)).status).toBe(404);
    at.sessions.hold(null);
    expect((await send('План.pdf')).status).toBe(401);
    expect((await read(made)).status).toBe(401);
    at.sessions.hold(demoAccount.id);
    expect((await read(made)).status).toBe(200);
  });

  it('that goes while the file is on its way takes the file along', async () => {
    const { at, id, moduleId, rows, send, names } = await open();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await at.call(rows.removeModule, { params: { id, moduleId } });
        controller.enqueue(pdf);
        controller.close();
      },
    });
    expect((await send('План.pdf', { body })).status).toBe(404);
    expect(await names()).toEqual([]);
  });
});
