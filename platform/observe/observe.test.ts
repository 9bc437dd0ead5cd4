import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { logFailure, logFailuresTo } from '#lib/log.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { serve } from '../testing/serve.ts';
import { createLog, type LogLevel } from './log.ts';

/** A log of a server, with what it wrote as records. */
function written(level: LogLevel) {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  const records = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { log, records };
}

/** Takes what is logged while a test runs. */
function takeFailures(level: LogLevel) {
  const { log, records } = written(level);
  onTestFinished(logFailuresTo(log.failure));
  return { log, records };
}

function fail(words: string): never {
  throw new Error(words);
}

const login = { method: 'POST', body: JSON.stringify({ email: 'nobody@example.com', password: 'x' }) };

describe('the id of a request', () => {
  it('stands in every answer, a new one each time, and is short enough to be read out', async () => {
    const { url } = await serve();
    const ids: (string | null)[] = [];
    for (const place of ['/', '/healthz', '/api/v1/author/profile', '/api/none', '/no.js'])
      ids.push((await fetch(url + place)).headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(5);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{12}$/);
  });

  it('is that of a trusted proxy, and of nobody else', async () => {
    const given = { headers: { 'x-request-id': 'proxy-4711.a' } };
    const trusting = await serve({ trustedProxies: 1 });
    expect((await fetch(trusting.url, given)).headers.get('x-request-id')).toBe('proxy-4711.a');
    const forged = { headers: { 'x-request-id': 'a"} {"level":"error' } };
    expect((await fetch(trusting.url, forged)).headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
    const { url } = await serve();
    expect((await fetch(url, given)).headers.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
  });

  it('stands beside the failure of its call in the log, with the cause', async () => {
    const { records } = takeFailures('error');
    const passwords = { ...plainPasswords(), verify: () => Promise.reject(new Error('Out of luck')) };
    const { url } = await serve({}, { passwords });
    const answer = await fetch(`${url}/api/v1/auth/login`, login);
    expect(answer.status).toBe(500);
    expect(records()).toMatchObject([
      { level: 'error', request: answer.headers.get('x-request-id'), err: { message: 'Out of luck' } },
    ]);
  });
});

describe('the log', () => {
  it('tells of answers by the name of their call alone: no address, id, body or cookie', async () => {
    const { log, records } = written('info');
    const { url } = await serve({}, { observer: log.observer });
    await fetch(`${url}/api/v1/auth/login?secret=1`, { ...login, headers: { cookie: 'session=secret' } });
    const [record = {}] = records();
    expect(Object.keys(record).toSorted()).toEqual([
      'call',
      'level',
      'ms',
      'msg',
      'request',
      'status',
      'time',
    ]);
    expect(record).toMatchObject({ call: 'auth.login', status: 401, level: 'info' });
  });

  it('is quiet about what goes well unless it is asked', async () => {
    const { log, records } = written('warn');
    const { url } = await serve({}, { observer: log.observer });
    await fetch(`${url}/api/v1/auth/login`, login);
    expect(records()).toEqual([]);
    log.observer.begin('lecture.all')(507);
    expect(records()).toMatchObject([{ level: 'warn', call: 'lecture.all', status: 507 }]);
  });

  it('tells of a failure without whom it was about, and without what did not fit', () => {
    const { records } = takeFailures('error');
    const refused = { code: 'EENVELOPE', rejected: ['anna@example.com'], detail: 'Key (name)=(Анна)' };
    const said = '550 5.1.1 <anna@example.com>: unknown';
    logFailure('A letter failed', Object.assign(new Error(said, { cause: new Error(said) }), refused));
    expect(records()).toMatchObject([
      { err: { message: expect.stringContaining('550 5.1.1 <…@…>: unknown'), code: 'EENVELOPE' } },
    ]);
    expect(JSON.stringify(records())).not.toMatch(/anna|Анна/);
  });

  it.each([
    ['a schema', () => v.parse(v.picklist(['a']), 'утро "в"\nгорах')],
    ['a parser', () => JSON.parse('утро в горах')],
    ['a database', () => fail('invalid input syntax for type timestamp with time zone: "утро в горах"')],
  ])('tells of what %s has refused without the value', (_, work) => {
    const { records } = takeFailures('error');
    try {
      work();
    } catch (error) {
      logFailure('Refused', error);
    }
    expect(records()).toMatchObject([{ err: { stack: expect.stringMatching(/\n\s+at /) } }]);
    expect(JSON.stringify(records())).not.toMatch(/утро|горах/);
  });

  it('writes a failure down at once, however long a word in it is', () => {
    const { records } = takeFailures('error');
    const began = performance.now();
    logFailure('A text did not fit', new Error(`${'я'.repeat(20_000)} of anna@example.com`));
    expect(performance.now() - began).toBeLessThan(1000);
    expect(records()).toMatchObject([{ err: { message: expect.stringMatching(/яя of …@…$/) } }]);
  });

  it('and however many empty lines are in what was refused', () => {
    const { records } = takeFailures('error');
    const began = performance.now();
    logFailure('Refused', new Error(`received "${'\n'.repeat(100_000)}я"`));
    expect(performance.now() - began).toBeLessThan(1000);
    expect(JSON.stringify(records())).not.toMatch(/я/);
  });

  it('says nothing at all where it is told to be silent', () => {
    const { records } = takeFailures('silent');
    logFailure('Broken', new Error('Broken'));
    expect(records()).toEqual([]);
  });
});

describe('the figures', () => {
  const pageOf = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/metrics`, { headers });
    return { status: answer.status, text: await answer.text() };
  };

  it('count calls by name and status, and tell of the disk, the recordings and the process', async () => {
    const { url } = await serve();
    await fetch(`${url}/api/v1/auth/login`, login);
    await fetch(`${url}/api/v1/auth/login`, login);
    await fetch(`${url}/api/wp-admin`);
    const { text } = await pageOf(url);
    expect(text).toContain('kabinet_request_seconds_count{call="auth.login",status="401"} 2');
    expect(text).toContain('kabinet_request_seconds_count{call="other",status="404"} 1');
    expect(text).toContain('kabinet_requests_under_way{call="auth.login"} 0');
    expect(text).toMatch(/^kabinet_disk_free_bytes \d{6,}/m);
    expect(text).toMatch(/^kabinet_recordings_waiting 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    expect(text).not.toContain('wp-admin');
  });

  it('count letters that left, and those that could not', async () => {
    const lost = await serve({ smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'a@b.test' });
    const left = await serve();
    const body = JSON.stringify({ email: 'new@example.com' });
    for (const { url } of [lost, left])
      await fetch(`${url}/api/v1/auth/checkEmail`, { method: 'POST', body });
    await expect
      .poll(() => pageOf(lost.url))
      .toMatchObject({
        text: expect.stringContaining('kabinet_letters_total{outcome="failed"} 1'),
      });
    await expect
      .poll(() => pageOf(left.url))
      .toMatchObject({
        text: expect.stringContaining('kabinet_letters_total{outcome="sent"} 1'),
      });
  });

  it('are for this machine alone, and for nobody who came by a proxy', async () => {
    const { url } = await serve({ trustedProxies: 1 });
    expect((await pageOf(url)).status).toBe(200);
    expect((await pageOf(url, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
    expect((await pageOf(url, { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  it('are for whoever has the token, where there is one', async () => {
    const { url } = await serve({ metricsToken: 'a-token-of-sixteen' });
    expect((await pageOf(url)).status).toBe(404);
    expect((await pageOf(url, { authorization: 'Bearer a-token-of-sixteeN' })).status).toBe(404);
    expect((await pageOf(url, { authorization: 'Bearer a-token-of-sixteen' })).status).toBe(200);
  });
});
