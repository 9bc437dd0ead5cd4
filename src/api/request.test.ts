import * as v from 'valibot';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fetchAdapter } from '#tests/support/fetch-adapter.ts';
import { CodeError } from '#lib/loading/codeError.ts';
import { failureWords } from './missing-code.ts';
import { ApiError, asApiError, errorText, errorWords, fieldWords, handled } from './api-error.ts';
import { client, onUnauthorized } from './client.ts';
import { endpoint } from './endpoint.ts';
import { readable } from './readable.ts';
import { call } from './request.ts';
import { list } from './rows.ts';
import { nothing } from '#domain/wire.ts';

const row = endpoint({
  method: 'POST',
  path: '/v1/thing/:id',
  body: 'json',
  request: v.looseObject({ name: v.pipe(v.string(), v.trim(), v.nonEmpty()) }),
  response: v.looseObject({ id: v.string() }),
});
const bytes = endpoint({
  method: 'POST',
  path: '/v1/bytes',
  body: 'bytes',
  request: nothing,
  response: nothing,
});
const form = endpoint({
  method: 'POST',
  path: '/v1/form',
  body: 'form',
  request: nothing,
  response: v.string(),
});

const original = client.defaults.adapter;
let seen: Request[] = [];

function answer(make: (request: Request) => Response | Promise<Response>): void {
  client.defaults.adapter = fetchAdapter(async (request) => {
    seen.push(request.clone());
    return make(request);
  });
}

beforeEach(() => {
  seen = [];
});

afterEach(() => {
  client.defaults.adapter = original;
  vi.unstubAllGlobals();
});

const failed = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('The call went well');
    },
    (error: unknown) => asApiError(error),
  );

test('the client calls the platform below its page, with credentials and no timeout', () => {
  expect(client.defaults).toMatchObject({ baseURL: './api', withCredentials: true, timeout: 0 });
});

test('a JSON call fills the path, normalises the body and reads the answer by the schema', async () => {
  answer(() => Response.json({ id: 'a', extra: 1 }));
  const result = await call(row, { params: { id: 'a b' }, body: { name: '  Голос ', more: true } });
  expect(result).toEqual({ id: 'a', extra: 1 });
  expect(seen[0]?.method).toBe('POST');
  expect(new URL(seen[0]?.url ?? '').pathname).toBe('/api/v1/thing/a%20b');
  expect(await seen[0]?.json()).toEqual({ name: 'Голос', more: true });
});

test('a body that does not fit is sent as it is, for the platform to judge', async () => {
  answer(() => Response.json({ error: 'invalid', fields: { name: 'empty' } }, { status: 400 }));
  const error = await failed(call(row, { params: { id: 'a' }, body: { name: ' ' } }));
  expect(await seen[0]?.json()).toEqual({ name: ' ' });
  expect(error).toMatchObject({ kind: 'http', status: 400, failure: { fields: { name: 'empty' } } });
});

test('bytes travel raw under their own type, with the headers asked for', async () => {
  answer(() => Response.json(null));
  await call(bytes, {
    body: new Blob(['abc'], { type: 'video/mp4' }),
    headers: { 'Content-Range': 'bytes 0-2/3' },
  });
  await call(bytes, { body: new Blob(['abc']) });
  expect(await seen[0]?.text()).toBe('abc');
  expect(seen[0]?.headers.get('content-type')).toBe('video/mp4');
  expect(seen[0]?.headers.get('content-range')).toBe('bytes 0-2/3');
  expect(seen[1]?.headers.get('content-type')).toBe('application/octet-stream');
});

test('a form carries one file in its field; a JSON string is an answer', async () => {
  answer(() => Response.json('image-1'));
  const file = new Blob(['png'], { type: 'image/png' });
  expect(await call(form, { body: { field: 'file', file, fileName: 'обложка.png' } })).toBe('image-1');
  const sent = (await seen[0]?.formData())?.get('file');
  expect(sent).toBeInstanceOf(File);
  expect(sent).toMatchObject({ name: 'обложка.png', size: 3, type: 'image/png' });
});

test('an answer of another shape is an error, never data', async () => {
  answer(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  expect(await failed(call(row, { params: { id: 'a' }, body: { name: 'x' } }))).toMatchObject({
    kind: 'invalid-answer',
  });
  answer(() => Response.json({ id: 5 }));
  const error = await failed(call(row, { params: { id: 'a' }, body: { name: 'x' } }));
  expect(error.message).toContain('id:');
});

test('a row of a list that does not fit takes no other with it where somebody looks, and is told of', async () => {
  const told = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const rows = list('/v1/author/tag/list', v.looseObject({ id: v.string() }));
  const ask = (answered: object) => {
    answer(() => Response.json(answered));
    return call(rows, { body: {} });
  };
  const broken = { list: [{ id: 'a' }, { id: 5 }, null, { id: 'b' }], count: 30, more: 1 };
  const left = { list: [{ id: 'a' }, { id: 'b' }], count: 30, more: 1, unread: 2 };
  expect(await readable(ask(broken), 1)).toEqual(left);
  expect(told).toHaveBeenCalledOnce();
  // Whoever must know of all rows is told that it does not; so is who can be shown none, and who is answered something else.
  await expect(ask({ list: [{ id: 'a' }, { id: 5 }], count: 2 })).rejects.toMatchObject({
    kind: 'invalid-answer',
  });
  for (const other of [
    { list: [{ id: 5 }], count: 1 },
    { list: [{ id: 'a' }, 5] },
    { list: { length: 1 }, count: 1 },
  ])
    await expect(readable(ask(other), 1)).rejects.toMatchObject({ kind: 'invalid-answer' });
  expect((await readable(ask({ list: [{ id: 5 }], count: 7 }), 0)).count).toBe(7);
});

test('a page is no answer, also of a call that answers nothing: somebody else gave it', async () => {
  answer(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  expect(await failed(call(bytes, { body: new Blob(['a']) }))).toMatchObject({ kind: 'invalid-answer' });
  answer(() => new Response(null, { status: 204 }));
  await call(bytes, { body: new Blob(['a']) });
});

test('no connection is told from an error status', async () => {
  answer(() => Promise.reject(new TypeError('refused')));
  expect(await failed(call(bytes, { body: new Blob(['a']) }))).toMatchObject({ kind: 'network', status: 0 });
  answer(() => new Response('Bad gateway', { status: 502 }));
  expect(await failed(call(bytes, { body: new Blob(['a']) }))).toMatchObject({
    kind: 'http',
    status: 502,
    failure: null,
  });
});

test('a call that is given up says so', async () => {
  const stop = new AbortController();
  answer((request) => new Promise((_, reject) => request.signal.addEventListener('abort', reject)));
  const error = failed(call(bytes, { body: new Blob(['a']), signal: stop.signal }));
  setTimeout(() => stop.abort(), 5);
  expect(await error).toMatchObject({ kind: 'aborted' });
});

test('Retry-After is read as seconds and as a date', async () => {
  answer(() => Response.json({ error: 'often' }, { status: 429, headers: { 'Retry-After': '90' } }));
  expect(await failed(call(bytes, { body: new Blob(['a']) }))).toMatchObject({ retryAfter: 90 });
  const date = new Date(Date.now() + 60_000).toUTCString();
  answer(() => Response.json({ error: 'often' }, { status: 429, headers: { 'Retry-After': date } }));
  const { retryAfter } = await failed(call(bytes, { body: new Blob(['a']) }));
  expect(retryAfter).toBeGreaterThan(50);
  expect(retryAfter).toBeLessThanOrEqual(60);
});

// No `Date` holds it, a moment beyond the calendar cannot be formatted, and a timer with such a delay fires at once.
test.each(['86401', '99999999999999', '1e9', 'Wed, 21 Oct 2099 07:28:00 GMT', 'soon'])(
  'a wait of more than a day is none: %s',
  async (header) => {
    answer(() => Response.json({ error: 'often' }, { status: 429, headers: { 'Retry-After': header } }));
    expect(await failed(call(bytes, { body: new Blob(['a']) }))).toMatchObject({ retryAfter: null });
  },
);

test('a 401 goes to login with the way back, tells who listens, and is still an error', async () => {
  const replace = vi.fn<() => void>();
  const heard = vi.fn<() => void>();
  const stop = onUnauthorized(heard);
  vi.stubGlobal('location', { hash: '#/lectures/7?tab=price', replace });
  answer(() => Response.json({ error: 'no session' }, { status: 401 }));
  const error = await failed(call(bytes, { body: new Blob(['a']) }));
  stop();
  expect(error).toMatchObject({ kind: 'http', status: 401 });
  expect(replace).toHaveBeenCalledExactlyOnceWith('#/login?back=%2Flectures%2F7%3Ftab%3Dprice');
  expect(heard).toHaveBeenCalledOnce();
});

test('a 401 on a public screen leaves the author there', async () => {
  const replace = vi.fn<() => void>();
  vi.stubGlobal('location', { hash: '#/recovery-password?token=1', replace });
  answer(() => Response.json({ error: 'no session' }, { status: 401 }));
  expect(await failed(call(bytes, { body: new Blob(['a']) }))).toMatchObject({ status: 401 });
  expect(replace).not.toHaveBeenCalled();
});

test('handled ends a failed call quietly and lets a defect through', async () => {
  expect(await handled(Promise.resolve(7))).toBe(7);
  expect(await handled(Promise.reject(new ApiError('network', 'no')))).toBeUndefined();
  await expect(handled(Promise.reject(new TypeError('defect')))).rejects.toThrow('defect');
});

test('every failure has words in both languages', () => {
  const errors = [
    new ApiError('network', ''),
    new ApiError('aborted', ''),
    new ApiError('invalid-answer', ''),
    ...[400, 404, 429, 500].map((status) => new ApiError('http', '', { status })),
  ];
  for (const language of ['ru', 'en'] as const) {
    const texts = errors.map((error) => errorText(error, language));
    expect(new Set(texts).size).toBe(errors.length);
    expect(texts).not.toContain('');
  }
});

test('words of the platform are shown where they are for people, and told in ours where they are a machine’s', () => {
  const refused = (error: string, fields?: Record<string, string>, status = 422) =>
    new ApiError('http', error, { status, failure: { error, ...(fields && { fields }) } });
  expect(errorWords(refused('Модулей не больше ста'), 'ru')).toBe('Модулей не больше ста');
  expect(errorWords(refused('Проверьте поля', { name: 'Такое имя нельзя' }), 'ru')).toBe('Такое имя нельзя');
  expect(fieldWords(refused('Проверьте поля', { name: 'Такое имя нельзя' }), 'ru')).toEqual({
    name: 'Такое имя нельзя',
  });
  // A machine's text, a broken machine's text, and a text in another language than the interface.
  expect(errorWords(refused('Internal'), 'ru')).toBe(errorText(refused('Internal'), 'ru'));
  const broken = refused('Ошибка базы: 0x1F', undefined, 500);
  expect(errorWords(broken, 'ru')).toBe(errorText(broken, 'ru'));
  expect(fieldWords(refused('invalid', { name: 'unique_violation' }), 'ru')).toEqual({
    name: 'Проверьте это поле',
  });
  expect(errorWords(refused('Модулей не больше ста'), 'en')).toBe(errorText(refused(''), 'en'));
  expect(errorWords(new TypeError('x is not a function'), 'ru')).toMatch(/^В.кабинете что-то сломалось/);
  expect(failureWords(new CodeError(), 'ru')).toMatch(/^Эта часть кабинета не.загрузилась/);
  expect(failureWords(refused('Модулей не больше ста'), 'ru')).toBe('Модулей не больше ста');
});

test('a failed call carries the id by which the platform names it, and nothing that is no id', async () => {
  const ids = { a1b2c3d4e5f6: 'a1b2c3d4e5f6', '<b>not an id</b>': null };
  for (const [given, read] of Object.entries(ids)) {
    const headers = { 'x-request-id': given };
    answer(() => Response.json({ error: 'x' }, { status: 500, headers }));
    expect((await failed(call(row, { params: { id: '1' }, body: { name: 'a' } }))).requestId).toBe(read);
    answer(() => Response.json({ wrong: true }, { headers }));
    expect(await failed(call(row, { params: { id: '1' }, body: { name: 'a' } }))).toMatchObject({
      kind: 'invalid-answer',
      requestId: read,
    });
  }
});
