import { appendFile, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi, type TestContext } from 'vitest';
import type { Upload } from '#atoms/upload/entries.ts';
import { openProfile } from '../flows/browser.ts';
import { aheadMs, shiftDates } from '../flows/clock.ts';
import { consoleOfFile } from '../flows/consoleOfFile.ts';
import { emptyFolder, removeFolder, startTestServer } from '../flows/server.ts';
import { sentTwice, type Fault, type Wire, type WireRequest } from '../support/wireProxy.ts';
import {
  buildPage,
  hashOf,
  openConsole,
  streamHash,
  wireTo,
  writeRandom,
  type Console,
} from './uploads/console.ts';

const mega = 1024 * 1024;
const part = 5 * mega;

/** The size of the file for reloading and killing halfway, megabytes. The real size is 200; CI uses less to save time. */
const bigSize = Number(process.env['UPLOAD_FAULTS_MB'] ?? 40) * mega;
/** How long the network is away, seconds. */
const awaySeconds = Number(process.env['UPLOAD_OFFLINE_SECONDS'] ?? 3);

const here = consoleOfFile({ scenario: 'empty' });
let folder: string;
let pages: string;

const at = (name: string) => path.join(folder, name);

beforeAll(async () => {
  [folder, pages] = await Promise.all([emptyFolder(), emptyFolder()]);
  await Promise.all([
    buildPage(pages),
    writeRandom(at('запись.bin'), 4 * part + 1234),
    writeRandom(at('small.bin'), 2 * part + 99),
    writeRandom(at('big.bin'), bigSize),
  ]);
  // The same name, size and contents, but another time.
  await mkdir(at('other'));
  await cp(at('big.bin'), at('other/big.bin'));
});

afterAll(() => Promise.all([folder, pages].map(removeFolder)));

interface Open extends Console {
  wire: Wire;
  context: BrowserContext;
  /** Another tab of the same browser. */
  tab: () => Promise<Console>;
}

/** An author with the upload engine, on a network of their own. */
async function open(
  onTestFinished: TestContext['onTestFinished'],
  origin = here.server.origin,
): Promise<Open> {
  const wire = await wireTo(origin, pages);
  const context = await here.browser.newContext();
  await context.addInitScript(shiftDates, aheadMs());
  onTestFinished(async () => {
    await context.close();
    await wire.close();
  });
  return { wire, context, tab: () => openConsole(context, wire), ...(await openConsole(context, wire)) };
}

/** Applies a fault once to the part with this number, from 0. */
const onPart = (number: number, fault: Fault) => (request: WireRequest) =>
  request.call === 'part' && request.before === number ? fault : null;

/** Waits for the end. Random bytes are no video, and the platform says so when it has all of them. */
async function end(one: Console, index = 0): Promise<Upload> {
  const upload = await one.until('error', index);
  if (upload.error?.reason !== 'processing') throw new Error(upload.error?.reason);
  return upload;
}

/** The result of an upload: whether the stream equals the file byte for byte, and which stored parts were sent twice. */
async function outcome(
  { wire }: Pick<Open, 'wire'>,
  upload: Upload,
  file: string,
  origin = here.server.origin,
) {
  const whole = (await streamHash(origin, upload)) === (await hashOf(file));
  return { whole, sentTwice: sentTwice(wire.parts) };
}

const right = { whole: true, sentTwice: [] };

/** Holds every part after the first `free`. Returns the function that releases them. */
function holdAfter(wire: Wire, free: number): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  wire.fault = ({ call, before }) =>
    call === 'part' && before >= free ? { kind: 'hold', until: promise } : null;
  return () => {
    wire.fault = () => null;
    resolve();
  };
}

const keptParts = (wire: Wire) => wire.parts.filter(({ status }) => status === 200).length;
const opened = (wire: Wire) => wire.seen.filter(({ call }) => call === 'new').length;

/** Waits until the platform has this many parts, and both the tab and the device know it. */
async function kept({ wire, page }: Pick<Open, 'wire' | 'page'>, count: number): Promise<void> {
  await vi.waitUntil(() => keptParts(wire) >= count, { timeout: 20_000 });
  const bytes = wire.parts.reduce(
    (sum, { first, last, status }) => sum + (status === 200 ? last - first + 1 : 0),
    0,
  );
  // The device is updated a moment after the tab.
  await page.waitForFunction(async (wanted) => {
    const [upload] = await window.harness.remembered();
    return (upload?.parts.kept.reduce((sum, [from, to]) => sum + to - from + 1, 0) ?? 0) >= wanted;
  }, bytes);
}

/** Waits until the device has recorded how the upload survives a reload. */
async function remembered({ page }: Pick<Open, 'page'>, survival: Upload['survival']): Promise<void> {
  await page.waitForFunction(
    async (wanted) => (await window.harness.remembered())[0]?.survival === wanted,
    survival,
  );
}

/** Waits until the platform stores nothing more. It may still store a part that the tab has given up, and no author presses so soon. */
async function atRest({ wire }: Pick<Open, 'wire'>): Promise<void> {
  await vi.waitUntil(() => wire.underWay() === 0, { timeout: 20_000 });
}

/** Waits until nothing moves on the network, because buffered bytes of a part keep moving for a while. */
async function silent({ page }: Pick<Open, 'page'>): Promise<void> {
  let before = '';
  const stands = async () => {
    const now = await page.evaluate(() => JSON.stringify(window.harness.list()));
    const same = now === before;
    before = now;
    return same;
  };
  await vi.waitUntil(stands, { interval: 500, timeout: 20_000 });
}

describe.concurrent('a part', () => {
  test('that meets an error of the platform goes again', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    one.wire.fault = onPart(2, { kind: 'answer', status: 500 });
    await one.add(at('запись.bin'));
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
  });

  test('whose connection is cut goes again, unless it was kept before the cut', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    one.wire.fault = (request) =>
      onPart(1, { kind: 'cutBody', after: 2 * mega })(request) ?? onPart(2, { kind: 'cutAnswer' })(request);
    await one.add(at('запись.bin'));
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
  });

  test('is put off where the platform asks for it', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    const headers = { 'retry-after': '2' };
    one.wire.fault = onPart(0, { kind: 'answer', status: 429, headers });
    const started = performance.now();
    await one.add(at('запись.bin'));
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
    expect(performance.now() - started).toBeGreaterThan(2000);
  });

  test('takes its time on a slow line, and its progress is true', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    one.wire.fault = ({ call }) => (call === 'part' ? { kind: 'slow', bytesPerSecond: 2 * mega } : null);
    await one.add(at('запись.bin'));
    const seen: number[] = [];
    while ((await one.list())[0]?.state !== 'processing' && seen.at(-1) !== 100) {
      seen.push((await one.list())[0]?.progress ?? 0);
      await one.page.waitForTimeout(100);
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(new Set(seen).size).toBeGreaterThan(2);
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
  });

  test('of an ended session goes again after login', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    const go = holdAfter(one.wire, 2);
    await one.add(at('запись.bin'));
    await kept(one, 2);
    await one.context.clearCookies();
    go();
    expect((await one.until('error')).error?.reason).toBe('unauthorized');
    await one.signIn();
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
    expect(opened(one.wire)).toBe(1);
  });

  test('that finds no room on the server is told, and goes again when the author says so', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    one.wire.fault = ({ call, before }) =>
      call === 'part' && before >= 2 ? { kind: 'answer', status: 507 } : null;
    const id = await one.add(at('запись.bin'));
    const { error } = await one.until('error');
    expect(error).toMatchObject({ reason: 'no-space', message: expect.stringMatching(/нет места/) });
    await atRest(one);
    one.wire.fault = () => null;
    await one.page.evaluate((failed) => window.harness.retry(failed), id);
    await one.page.waitForFunction(() => window.harness.list()[0]?.error?.reason !== 'no-space');
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
  });

  test('whose line died while the computer slept goes again', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    one.wire.fault = onPart(1, { kind: 'hold', until: new Promise(() => undefined) });
    await one.add(at('запись.bin'));
    await kept(one, 4);
    await silent(one);
    await one.page.evaluate(() => window.harness.sleep(3 * 60_000));
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
  });
});

describe.concurrent('a platform', () => {
  test('that forgot the session is begun anew with, and that is said', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    const go = holdAfter(one.wire, 2);
    await one.add(at('запись.bin'));
    await kept(one, 2);
    const lost = one.wire.parts[0]?.sessionId;
    go();
    one.wire.fault = ({ sessionId }) =>
      sessionId === lost ? { kind: 'answer', status: 404, error: 'no such session' } : null;
    const upload = await end(one);
    expect(upload.notice?.kind).toBe('renewed');
    expect(opened(one.wire)).toBe(2);
    expect(await outcome(one, upload, at('запись.bin'))).toEqual(right);
  });

  test('that ignores Content-Range gets one part after another, and none twice', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    one.wire.plain = true;
    one.wire.fault = onPart(2, { kind: 'cutAnswer' });
    await one.add(at('запись.bin'));
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
    expect(one.wire.parts.map(({ first }) => first)).toEqual([0, 1, 2, 3, 4].map((n) => n * part));
  });

  test('that ignores Content-Range never keeps what the browser sent a second time by itself', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    Object.assign(one.wire, { plain: true, keepAlive: true, fault: onPart(2, { kind: 'cutAnswer' }) });
    await one.add(at('запись.bin'));
    expect(await outcome(one, await end(one), at('запись.bin'))).toMatchObject({ whole: true });
  });

  test('gets the same file twice as two streams of two names', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    await one.choose(at('запись.bin'));
    await one.page.evaluate(() => [window.harness.add('a'), window.harness.add('b')]);
    const [first, second] = [await end(one, 0), await end(one, 1)];
    expect([first.fileName, second.fileName]).toEqual(['запись.bin', 'запись (1).bin']);
    expect(await outcome(one, first, at('запись.bin'))).toEqual(right);
    expect(await outcome(one, second, at('запись.bin'))).toEqual(right);
  });
});

describe.concurrent('a file', () => {
  test('that changes under way is refused, not mixed', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    const file = at('changes.bin');
    await cp(at('запись.bin'), file);
    const go = holdAfter(one.wire, 2);
    await one.add(file);
    await kept(one, 2);
    await appendFile(file, 'one more line');
    go();
    const { error } = await one.until('error');
    expect(error).toMatchObject({
      reason: 'file',
      message: expect.stringMatching(/изменился или убран/),
    });
    expect(one.wire.seen.filter(({ call }) => call === 'close')).toEqual([]);
  });

  test('finds no room on the device: it goes up all the same, and that it will not outlive the page is said', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    const wire = await one.context.newCDPSession(one.page);
    await wire.send('Storage.overrideQuotaForOrigin', { origin: one.wire.origin, quotaSize: 1000 });
    const go = holdAfter(one.wire, 1);
    await one.add(at('small.bin'));
    await one.page.waitForFunction(() => window.harness.list()[0]?.survival === 'noRoom');
    expect((await one.list())[0]?.notice?.kind).toBe('deviceFull');
    go();
    expect(await outcome(one, await end(one), at('small.bin'))).toEqual(right);
  });
});

describe.concurrent('a reload', () => {
  test('is outlived by a small file by itself, and its lecture gets the stream', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    const go = holdAfter(one.wire, 1);
    await one.add(at('small.bin'));
    await kept(one, 1);
    await remembered(one, 'copy');
    await one.reload();
    go();
    const upload = await end(one);
    expect(await outcome(one, upload, at('small.bin'))).toEqual(right);
    expect(opened(one.wire)).toBe(1);
    expect(JSON.parse(await one.page.evaluate(() => window.harness.delivered()))).toEqual([
      { draftKey: 'new', streamID: upload.streamID },
    ]);
  });

  // File handles are stored in a profile on the disk. Without a profile this browser crashes.
  test('is outlived by a file with a handle by itself', async ({ expect, onTestFinished }) => {
    const [wire, profile] = await Promise.all([wireTo(here.server.origin, pages), emptyFolder()]);
    const { context } = await openProfile(profile);
    onTestFinished(async () => {
      await context.close();
      await wire.close();
      await removeFolder(profile);
    });
    const one = { wire, context, ...(await openConsole(context, wire)) };
    const go = holdAfter(wire, 2);
    await one.choose(at('запись.bin'));
    await one.page.evaluate(() => window.harness.addByHandle());
    await kept(one, 2);
    await remembered(one, 'handle');
    await one.reload();
    go();
    expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
    expect(opened(wire)).toBe(1);
  });

  test('lets a large file go on once it is chosen again, and knows it from others', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    const go = holdAfter(one.wire, 4);
    const id = await one.add(at('big.bin'));
    await kept(one, 4);
    await one.reload();
    const waiting = await one.until('waitingFile');
    expect(waiting).toMatchObject({ needs: 'choice', sentBytes: expect.any(Number) });
    go();
    const offer = async (file: string) => {
      await one.choose(file);
      return one.page.evaluate((wanted) => window.harness.provide(wanted), id);
    };
    expect(await offer(at('запись.bin'))).toMatchObject({ status: 'refused', reason: 'name' });
    expect(await offer(at('other/big.bin'))).toMatchObject({ status: 'refused', reason: 'time' });
    expect(await offer(at('big.bin'))).toEqual({ status: 'taken' });
    expect(await outcome(one, await end(one), at('big.bin'))).toEqual(right);
    expect(opened(one.wire)).toBe(1);
  });
});

describe.concurrent('two tabs', () => {
  test('share one queue; one of them works, and the other takes over when it is closed', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    const other = await one.tab();
    const go = holdAfter(one.wire, 2);
    await one.add(at('запись.bin'));
    await kept(one, 2);
    await other.until('progress');
    await one.page.close();
    // The bytes that the closed tab was sending are lost with it. Neither side can tell when, because the proxy does not read what it holds.
    await other.page.waitForTimeout(500);
    go();
    const upload = await end(other);
    expect(await outcome(one, upload, at('запись.bin'))).toEqual(right);
    expect(opened(one.wire)).toBe(1);
    expect(JSON.parse(await other.page.evaluate(() => window.harness.delivered()))).toHaveLength(1);
  });

  test('hear of each other’s presses, and the one that does not work may add files', async ({
    expect,
    onTestFinished,
  }) => {
    const one = await open(onTestFinished);
    const other = await one.tab();
    const go = holdAfter(one.wire, 1);
    const id = await other.add(at('запись.bin'));
    await kept(one, 1);
    await other.page.evaluate((wanted) => window.harness.pause(wanted), id);
    await one.until('paused');
    go();
    // The platform may still store bytes that were on their way, and no author presses so soon.
    await atRest(one);
    await one.page.evaluate((wanted) => window.harness.resume(wanted), id);
    expect(await outcome(one, await end(other), at('запись.bin'))).toEqual(right);
    expect(JSON.parse(await other.page.evaluate(() => window.harness.delivered()))).toHaveLength(1);
  });

  test('forget all that nothing waits for when the author leaves', async ({ expect, onTestFinished }) => {
    const one = await open(onTestFinished);
    const other = await one.tab();
    holdAfter(one.wire, 0);
    await one.choose(at('small.bin'));
    await one.page.evaluate(() => [window.harness.add(), window.harness.add('new')]);
    await other.until('progress', 1);
    await one.page.waitForFunction(() => window.harness.list().every(({ survival }) => survival === 'copy'));
    await other.page.evaluate(() => window.harness.logout());
    await one.page.waitForFunction(() => window.harness.list().length === 0);
    await other.page.waitForFunction(() => window.harness.list().length === 0);
    await one.signIn();
    await one.page.waitForFunction(() => window.harness.list().length > 0);
    expect((await one.list()).map(({ target }) => target?.draftKey)).toEqual(['new']);
  });
});

test('a network that is away is waited for, and the upload goes on by itself', async ({
  expect,
  onTestFinished,
}) => {
  const one = await open(onTestFinished);
  const go = holdAfter(one.wire, 2);
  await one.add(at('запись.bin'));
  await kept(one, 2);
  await one.context.setOffline(true);
  await one.until('waitingNetwork');
  await one.page.waitForTimeout(awaySeconds * 1000);
  go();
  await one.context.setOffline(false);
  expect(await outcome(one, await end(one), at('запись.bin'))).toEqual(right);
  expect(opened(one.wire)).toBe(1);
});

test('a server that restarts is waited for', async ({ expect, onTestFinished }) => {
  const ownData = await emptyFolder();
  const before = await startTestServer(ownData, { args: ['--empty'] });
  const one = await open(onTestFinished, before.origin);
  holdAfter(one.wire, 2);
  await one.add(at('запись.bin'));
  await kept(one, 2);
  one.wire.down = true;
  one.wire.cut();
  await before.stop();
  await one.until('waitingNetwork');
  const after = await startTestServer(ownData);
  Object.assign(one.wire, { target: after.origin, down: false, fault: () => null });
  expect(await outcome(one, await end(one), at('запись.bin'), after.origin)).toEqual(right);
  expect(opened(one.wire)).toBe(1);
  await after.stop();
  await removeFolder(ownData);
});

test('a browser that is killed in the middle of a large file goes on with it in its next life', async ({
  onTestFinished,
}) => {
  const wire = await wireTo(here.server.origin, pages);
  const profile = await emptyFolder();
  const first = await openProfile(profile);
  onTestFinished(async () => {
    await wire.close();
    await removeFolder(profile);
  });
  const one = { wire, context: first.context, ...(await openConsole(first.context, wire)) };
  const go = holdAfter(wire, 4);
  const id = await one.add(at('big.bin'));
  await kept(one, 4);
  // The browser writes what a page stores to the disk a moment later, and reports it to nobody.
  await one.page.waitForTimeout(700);
  await first.kill();
  const next = await openProfile(profile);
  const again = await openConsole(next.context, wire);
  const waiting = await again.until('waitingFile');
  expect(waiting.sentBytes).toBeGreaterThan(0);
  go();
  await again.choose(at('big.bin'));
  expect(await again.page.evaluate((wanted) => window.harness.provide(wanted), id)).toEqual({
    status: 'taken',
  });
  const upload = await end(again);
  expect(await outcome({ wire }, upload, at('big.bin'))).toEqual(right);
  await next.context.close();
});
