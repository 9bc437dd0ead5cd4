import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { formFile } from './form.ts';

const encoded = (text: string) => new TextEncoder().encode(text);

/** A body in chunks of at most `size` bytes, whose memory is gone once the next is asked for, as of those off the wire. */
async function* cutBy(body: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < body.length; at += size) {
    const chunk = body.slice(at, at + size);
    yield chunk;
    chunk.buffer.transfer(0);
  }
}

async function fileOf(body: Uint8Array, type: string, size = 1000, field = 'file'): Promise<Buffer> {
  const found: Buffer[] = [];
  for await (const bytes of formFile(cutBy(body, size), type, field)) found.push(Buffer.from(bytes));
  return Buffer.concat(found);
}

/** A form as a browser writes it. */
async function written(form: FormData): Promise<{ body: Uint8Array; type: string }> {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await response.arrayBuffer()), type };
}

it('gives the one file of a form, whatever it holds and however it comes', async () => {
  // Pieces of what stands around files, so that they meet inside of one.
  const pieces = fc.array(fc.constantFrom('\r', '\n', '\r\n', '--', '-', 'formdata', 'a', '\0', '\r\n--'), {
    maxLength: 30,
  });
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 90 }), async (words, size) => {
      const bytes = encoded(words.join(''));
      const form = new FormData();
      form.set('note', 'a word');
      form.set('other', new Blob(['another file']), 'other.png');
      form.set('file', new Blob([bytes]), 'a "quoted"; name="file".png');
      form.set('later', 'the rest');
      const { body, type } = await written(form);
      expect(await fileOf(body, type, size)).toEqual(Buffer.from(bytes));
    }),
    { numRuns: 60 },
  );
});

it('gives a file that is larger than what is looked at together', async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, at) => (at * at) % 251);
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'a.png');
  const { body, type } = await written(form);
  for (const size of [65_536, 400_000]) expect(await fileOf(body, type, size)).toEqual(Buffer.from(bytes));
});

it('reads a boundary in quotes, and a form that ends without a line', async () => {
  const body = '--b c\r\ncontent-disposition: form-data; filename="a"; name="file"\r\n\r\nbytes\r\n--b c--';
  expect(String(await fileOf(encoded(body), 'multipart/form-data; boundary="b c"'))).toBe('bytes');
});

const head = 'content-disposition: form-data; name="file"';
const file = `${head}; filename="a"`;

it.each([
  ['no form at all', 'text/plain', 'bytes', { fields: { file: 'В\u00A0запросе нет файла' } }],
  ['no file', 'multipart/form-data; boundary=b', `--b\r\n${head}\r\n\r\ntext\r\n--b--\r\n`, { fields: {} }],
  ['a file cut short', 'multipart/form-data; boundary=b', `--b\r\n${file}\r\n\r\nbyt`, {}],
  ['an end cut short', 'multipart/form-data; boundary=b', `--b\r\n${file}\r\n\r\nbytes\r\n--b`, {}],
  ['endless headers', 'multipart/form-data; boundary=b', `--b\r\n${'x'.repeat(100_000)}`, {}],
])('refuses %s with 400', async (_, type, body, said) => {
  await expect(fileOf(encoded(body), type)).rejects.toMatchObject({ status: 400, body: said });
});
