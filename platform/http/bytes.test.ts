import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryFiles } from '../files/memory.ts';
import { parseRange, serveBytes } from './bytes.ts';

describe('a Range header', () => {
  it.each([
    ['bytes=0-3', [0, 3]],
    ['bytes=4-', [4, 9]],
    ['bytes=-3', [7, 9]],
    ['bytes=-30', [0, 9]],
    ['bytes=8-100', [8, 9]],
    ['bytes=9-9', [9, 9]],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=3-1', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['lines=0-3', null],
    [null, null],
  ])('%s of 10 bytes', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it('never leads outside of the file', () => {
    fc.assert(
      fc.property(fc.nat(50), fc.option(fc.nat(50)), fc.integer({ min: 1, max: 50 }), (from, to, size) => {
        const range = parseRange(`bytes=${from}-${to ?? ''}`, size);
        if (!Array.isArray(range)) return;
        const [first, last] = range;
        expect(first).toBeLessThanOrEqual(last);
        expect(last).toBeLessThan(size);
      }),
    );
  });
});

describe('the bytes of a file', () => {
  async function ask(headers: Record<string, string> = {}, method = 'GET') {
    const files = memoryFiles();
    await files.adopt('film', 10, () => Promise.resolve(new Blob(['0123456789']).stream()));
    const request = new Request('http://console.test/film', { method, headers });
    return serveBytes(request, { files, id: 'film', size: 10, mime: 'video/mp4' });
  }

  it('gone: 404, and nothing is promised first', async () => {
    const request = new Request('http://console.test/film');
    const served = { files: memoryFiles(), id: 'film', size: 10, mime: 'video/mp4' };
    await expect(serveBytes(request, served)).rejects.toMatchObject({ status: 404 });
  });

  it('whole', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'content-disposition': 'inline',
      'content-length': '10',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
      etag: '"film"',
    });
    expect(await answer.text()).toBe('0123456789');
  });

  it('in part', async () => {
    const answer = await ask({ range: 'bytes=3-5' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 3-5/10');
    expect(answer.headers.get('content-length')).toBe('3');
    expect(await answer.text()).toBe('345');
  });

  it('outside: 416 and the size', async () => {
    const answer = await ask({ range: 'bytes=10-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe('bytes */10');
  });

  it('by HEAD: the headers alone', async () => {
    const answer = await ask({}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('10');
    expect(answer.body).toBeNull();
  });

  it('known already: 304', async () => {
    const known = await ask({ 'if-none-match': '"film"' });
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    expect((await ask({ 'if-none-match': '"film"', range: 'bytes=3-5' })).status).toBe(304);
    expect((await ask({ 'if-none-match': 'W/"other", W/"film"' })).status).toBe(304);
    expect((await ask({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('in part only while it is the file that was meant', async () => {
    expect((await ask({ range: 'bytes=3-5', 'if-range': '"film"' })).status).toBe(206);
    expect((await ask({ range: 'bytes=3-5', 'if-range': '"other"' })).status).toBe(200);
  });
});
