import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// Code that other test files declare is not fetched ahead here: these tests have a list of their own.
vi.resetModules();
const { begin, codeTimeout, keepAsking, late, withTimeout } = await import('./late.ts');
const { CodeError } = await import('./codeError.ts');
const { fetchAhead } = await import('./fetchAhead.ts');

/** A mock of the browser's network state. */
const page = new EventTarget();
const network = (onLine: boolean, more: object = {}) => vi.stubGlobal('navigator', { onLine, ...more });

beforeEach(() => {
  vi.stubGlobal('window', page);
  network(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failure = () => new TypeError('Failed to fetch dynamically imported module');

test('code that arrives is handed on', async () => {
  await expect(withTimeout(Promise.resolve('screen'))).resolves.toBe('screen');
});

test('code that does not arrive within 120 s counts as failed', async () => {
  vi.useFakeTimers();
  const never = withTimeout(new Promise(() => undefined));
  const outcome = vi.fn<(error: unknown) => void>();
  never.catch(outcome);
  await vi.advanceTimersByTimeAsync(codeTimeout - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(CodeError));
  expect(codeTimeout).toBe(120_000);
});

test('a failed import is a CodeError that keeps its cause', async () => {
  const cause = failure();
  await expect(withTimeout(Promise.reject(cause))).rejects.toMatchObject({ name: 'CodeError', cause });
});

test('code is asked for once, however often it is wanted', async () => {
  const bring = vi.fn<() => Promise<string>>(async () => 'screen');
  const { load, arrival } = late(bring, { whenAsked: true });
  await Promise.all([load(), load()]);
  await load();
  expect(bring).toHaveBeenCalledOnce();
  expect(arrival()).toEqual({ there: 'screen', failed: false });
});

test('what did not arrive is told, and asked for again', async () => {
  const bring = vi.fn<() => Promise<string>>(async () => 'screen');
  bring.mockRejectedValueOnce(failure());
  const { load, arrival, subscribe } = late(bring, { whenAsked: true });
  const changed = vi.fn<() => void>();
  subscribe(changed);
  await expect(load()).rejects.toBeInstanceOf(CodeError);
  expect(arrival()).toEqual({ there: null, failed: true });
  await expect(load()).resolves.toBe('screen');
  expect(arrival()).toEqual({ there: 'screen', failed: false });
  expect(changed).toHaveBeenCalledTimes(2);
});

test('what a first screen does without waits until the page rests, once', async () => {
  const rest = Promise.withResolvers<void>();
  const waits = vi.fn<() => Promise<void>>(() => rest.promise);
  const bring = vi.fn<() => Promise<string>>(async () => 'field');
  begin(waits);
  const field = late(bring, { whenAsked: true, afterFirst: true });
  const plain = late(bring, { whenAsked: true });
  await plain.load();
  expect(bring).toHaveBeenCalledOnce();
  const coming = field.load();
  await Promise.resolve();
  expect(bring).toHaveBeenCalledOnce();
  rest.resolve();
  await expect(coming).resolves.toBe('field');
  await field.load();
  expect(waits).toHaveBeenCalledOnce();
  begin(() => Promise.resolve());
});

test('all code is fetched ahead, that of what came too, and none where the device saves data', async () => {
  const inner = vi.fn<() => Promise<string>>(async () => 'dialog');
  const asked = vi.fn<() => Promise<string>>(async () => 'login');
  const outer = vi.fn<() => Promise<string>>(async () => {
    late(inner);
    return 'screen';
  });
  late(outer);
  late(asked, { whenAsked: true });
  network(true, { connection: { saveData: true } });
  await fetchAhead();
  expect(outer).not.toHaveBeenCalled();
  network(true);
  await fetchAhead();
  expect(outer).toHaveBeenCalledOnce();
  expect(inner).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
});

test('what is fetched ahead waits for the network that has gone', async () => {
  const bring = vi.fn<() => Promise<string>>(async () => 'screen');
  bring.mockImplementationOnce(async () => {
    network(false);
    throw failure();
  });
  const code = late(bring);
  const all = fetchAhead();
  await vi.waitFor(() => expect(bring).toHaveBeenCalledOnce());
  network(true);
  page.dispatchEvent(new Event('online'));
  await all;
  expect(code.arrival().there).toBe('screen');
});

test('what is fetched ahead waits while keys are pressed', async () => {
  vi.useFakeTimers();
  const brings = [1, 2].map(() => {
    const bring = vi.fn<() => Promise<string>>(async () => {
      page.dispatchEvent(new Event('keydown'));
      return 'screen';
    });
    late(bring);
    return bring;
  });
  const count = () => brings.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const all = fetchAhead();
  await vi.advanceTimersByTimeAsync(1000);
  expect(count()).toBe(1);
  // The next key comes before the page is idle.
  page.dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(900);
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(count()).toBe(2);
  await vi.advanceTimersByTimeAsync(2000);
  await all;
});

test('code that is waited for is asked for when the network is back, and now and then', async () => {
  vi.useFakeTimers();
  const bring = vi.fn<() => Promise<string>>(() => Promise.reject(failure()));
  const code = late(bring, { whenAsked: true });
  const stop = keepAsking(code);
  page.dispatchEvent(new Event('online'));
  expect(bring).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(bring).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(bring).toHaveBeenCalledTimes(3);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  page.dispatchEvent(new Event('online'));
  expect(bring).toHaveBeenCalledTimes(3);
});
