import type { Problems } from '#domain/plain-problems.ts';

/** A refusal as the body of an answer: its status and `{ error, fields?, …rest }`. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Record<string, unknown>;

  constructor(
    status: number,
    error: string,
    more: { fields?: Problems; headers?: Record<string, string>; rest?: Record<string, unknown> } = {},
  ) {
    super(error);
    this.status = status;
    this.headers = more.headers ?? {};
    this.body = { error, ...(more.fields === undefined ? {} : { fields: more.fields }), ...more.rest };
  }

  /** Like all answers to an author it must not be cached: a cache may store a response without headers. */
  toResponse(): Response {
    const headers = { ...this.headers, 'cache-control': 'no-store' };
    return Response.json(this.body, { status: this.status, headers });
  }
}

/** 404, also for data of another author: the two are never distinguished. */
export const notFound = (what = 'Ничего не найдено') => new Refusal(404, what);

/** 400 with the fields that are wrong. */
export const invalid = (fields: Problems) => new Refusal(400, 'Проверьте поля', { fields });

/** Throws 400 if there is any problem. */
export function checkNone(problems: Problems): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** 409: it conflicts with stored data. */
export const conflict = (error: string, rest: Record<string, unknown> = {}) =>
  new Refusal(409, error, { rest });

/** 422: a rule is broken; `fields` tell which. */
export const against = (error: string, fields?: Problems) =>
  new Refusal(422, error, fields === undefined ? {} : { fields });

/** 422: the stored document cannot be read. */
export const damaged = () =>
  against('Эта запись повреждена: прочитать её нельзя. Её можно вернуть из\u00A0резервной копии.');

/** 503: too many passwords are being checked. */
export const busy = () =>
  new Refusal(503, 'Слишком много входов сразу. Повторите через минуту.', {
    headers: { 'retry-after': '10' },
  });

/** 503: the database is unreachable at the moment. */
export const unavailable = () =>
  new Refusal(503, 'На платформе что-то сломалось', { headers: { 'retry-after': '5' } });

/** 503: the file storage does not answer, or asks to retry later. */
export const unreachable = () =>
  new Refusal(503, 'Хранилище файлов сейчас не\u00A0отвечает. Попробуйте ещё раз через минуту.', {
    headers: { 'retry-after': '10' },
  });

/** SQLite's code for a full disk or database. */
const sqliteFull = 13;

/** PostgreSQL's code for the same. */
const postgresFull = '53100';

/** The disk, or the platform's share of it, is full. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ERR_SQLITE_ERROR') return 'errcode' in error && error.errcode === sqliteFull;
  return ['ENOSPC', 'EDQUOT', 'EFBIG', postgresFull].includes(code);
}

/** Ignores a full disk for a write that nobody waits for; any other error is rethrown. */
export function passFull(error: unknown): void {
  if (!isFull(error)) throw error;
}

/** 507: there is no space for the request. */
export const noRoom = () => new Refusal(507, 'На\u00A0сервере нет места');
