import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { AuditRecord } from '../audit.ts';
import { StorageError } from '../files/files.ts';
import { eicar, standInClamd } from '../testing/clamd.ts';
import { goodAttachment, makeModule } from '../testing/modules.ts';
import { patiently, testPlatform } from '../testing/platform.ts';
import { imageForm, onePixel, uploadFile } from '../testing/upload.ts';
import { clamd } from './clamd.ts';
import { ScannerError } from './scanner.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  yield* texts.map(bytes);
}

describe('clamd', () => {
  it('tells what is clean from what is not, wherever the file is cut into pieces', async () => {
    const { address, taken } = await standInClamd();
    const { scan } = clamd(address);
    expect(await scan(pieces('тихий', '', ' лес'))).toBeNull();
    expect(await scan(pieces(eicar.slice(0, 30), eicar.slice(30)))).toBe('Eicar-Test-Signature');
    expect(await scan(pieces())).toBeNull();
    expect(taken).toEqual([bytes('тихий лес').length, eicar.length, 0]);
  });

  it.each([
    'stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND',
    'INSTREAM: Can’t allocate memory ERROR',
    'OK?',
  ])('that did not look through a file to its end has not called it clean: %s', async (word) => {
    const { address } = await standInClamd({ word });
    await expect(clamd(address).scan(pieces('тихий лес'))).rejects.toThrow(ScannerError);
  });

  it('that takes no file of that size has called nothing clean', async () => {
    const { address } = await standInClamd({ limit: 1000 });
    const long = pieces(...Array.from({ length: 200 }, () => 'a'.repeat(50_000)));
    await expect(clamd(address).scan(long)).rejects.toThrow(ScannerError);
  });

  it('that says nothing, or is not there, is given up', async () => {
    const { address } = await standInClamd({ word: '' });
    await expect(clamd(address, { patienceMs: 30 }).scan(pieces('a'))).rejects.toThrow(ScannerError);
    await expect(clamd({ host: '127.0.0.1', port: 9 }).scan(pieces('a'))).rejects.toThrow(ScannerError);
    await expect(clamd({ path: '/not/there.ctl' }).scan(pieces('a'))).rejects.toThrow(ScannerError);
    const closing = new AbortController();
    const asked = clamd(address).scan(pieces('a'), closing.signal);
    closing.abort();
    await expect(asked).rejects.toThrow(ScannerError);
  });

  it('is not blamed for a storage that does not answer', async () => {
    const { address } = await standInClamd();
    // oxlint-disable-next-line require-yield -- it fails before there is a byte
    const broken = (async function* (): AsyncGenerator<Uint8Array> {
      throw new StorageError('no answer');
    })();
    await expect(clamd(address).scan(broken)).rejects.toThrow('no answer');
  });
});

const facts = { kind: 'audio', mime: 'audio/mpeg', durationSec: 7, width: null, height: null } as const;

/** A platform whose files are looked through, and what its log of security tells. */
async function guarded(options?: Parameters<typeof standInClamd>[0]) {
  const { address } = await standInClamd(options);
  const records: AuditRecord[] = [];
  const probe = () => Promise.resolve(facts);
  const audit = (record: AuditRecord) => void records.push(record);
  return { at: await testPlatform({ scanner: clamd(address), probe, audit }), records };
}

describe('where files are looked through', () => {
  it('a recording with malware fails, and its bytes go; one without it is processed', async () => {
    const { at, records } = await guarded();
    const [sound, infected] = [await uploadFile(at, bytes('тихий лес')), await uploadFile(at, bytes(eicar))];
    const statusOf = async (id: string) =>
      (await at.ask<{ status: string }>(endpoints.stream.get, { params: { id } })).status;
    await vi.waitFor(async () => expect(await statusOf(infected)).toBe('failed'), patiently);
    await vi.waitFor(async () => expect(await statusOf(sound)).toBe('processed'), patiently);
    expect(await at.files.size(infected)).toBeNull();
    // Nor does it take room of its author for ever.
    expect(await at.ask(endpoints.stream.get, { params: { id: infected } })).toMatchObject({ size: 0 });
    expect((await at.get(`/v1/author/stream/${infected}/media`)).status).toBe(404);
    expect((await at.get(`/v1/author/stream/${sound}/media`)).status).toBe(200);
    expect(records).toMatchObject([{ event: 'malware', outcome: 'refused', account: expect.any(String) }]);
  });

  it('a picture and a file of a module with malware are refused beside their field, and nothing of them stays', async () => {
    const { at, records } = await guarded({ signature: 'IHDR' });
    const before = (await at.files.list()).length;
    const picture = await at.call(endpoints.upload.image, { raw: imageForm(onePixel) });
    expect([picture.status, await picture.json()]).toMatchObject([
      400,
      { fields: { file: expect.stringContaining('вирус') } },
    ]);
    const module = { type: 'course', ...(await makeModule(at, 'course')) };
    const raw = bytes('%PDF-1.7 IHDR');
    const file = await at.call(endpoints.upload.attachment, {
      params: module,
      query: goodAttachment.query,
      raw,
    });
    expect([file.status, await file.json()]).toMatchObject([
      400,
      { fields: { file: expect.stringContaining('вирус') } },
    ]);
    expect(await at.files.list()).toHaveLength(before);
    expect(records.map(({ event }) => event)).toEqual(['malware', 'malware']);
    const sound = { params: module, ...goodAttachment };
    expect((await at.call(endpoints.upload.attachment, sound)).status).toBe(200);
  });

  it('nothing passes while nobody can look: a call is answered 503, a recording waits', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const at = await testPlatform({
      scanner: clamd({ host: '127.0.0.1', port: 9 }),
      probe: () => Promise.resolve(facts),
    });
    const before = (await at.files.list()).length;
    const picture = await at.call(endpoints.upload.image, { raw: imageForm(onePixel) });
    expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await at.files.list()).toHaveLength(before);
    const id = await uploadFile(at, bytes('тихий лес'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2), patiently);
    expect(await at.ask(endpoints.stream.get, { params: { id } })).toMatchObject({ status: 'uploaded' });
    logged.mockRestore();
  });
});
