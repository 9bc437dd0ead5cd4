import { isAxiosError, isCancel, type AxiosProgressEvent } from 'axios';
import * as v from 'valibot';
import { now } from '#lib/time/clock.ts';
import { takePrefetched, takeThere } from './ahead.ts';
import { ApiError } from './api-error.ts';
import { client } from './client.ts';
import type { Schema } from '#domain/wire.ts';
import { fillPath, type Endpoint, type PathParams } from './endpoint.ts';
import { failure } from '#domain/wire.ts';

/** A form that carries one file. */
export interface FileForm {
  field: string;
  file: Blob;
  /** The name sent to the platform; by default the file's own. */
  fileName?: string;
}

type Body<E extends Endpoint> = E['body'] extends 'json'
  ? undefined extends v.InferInput<E['request']>
    ? { body?: v.InferInput<E['request']> }
    : { body: v.InferInput<E['request']> }
  : E['body'] extends 'bytes'
    ? { body: Blob }
    : E['body'] extends 'form'
      ? { body: FileForm }
      : { body?: undefined };

type Params<E extends Endpoint> =
  unknown extends PathParams<E['path']> ? { params?: undefined } : { params: PathParams<E['path']> };

interface Options {
  query?: Record<string, string>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Bytes of the body sent so far; called many times, only in the browser. */
  onUploadProgress?: (sentBytes: number) => void;
}

/** The parameters of this row's call. */
type CallInput<E extends Endpoint> = Params<E> & Body<E> & Options;

type CallArgs<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [CallInput<E>];

/** The result of this row's call. */
type Answer<E extends Endpoint> = v.InferOutput<E['response']>;

/**
 * Calls a row of the table. The row's schema parses the answer.
 * @throws ApiError for any failure
 */
export function call<E extends Endpoint>(row: E, ...args: CallArgs<E>): Promise<Answer<E>>;
export async function call(row: Endpoint, input: LooseInput = {}): Promise<unknown> {
  const { params, body, query, headers, signal, onUploadProgress } = input;
  const url = fillPath(row.path, params ?? {});
  const data = dataOf(row, body);
  try {
    if (toPaint && !document.hidden) await nextPaint();
    toPaint = false;
    const ahead =
      row.method === 'POST' ? takePrefetched(`${client.defaults.baseURL}${url}`, data) : undefined;
    const early = ahead && (await ahead.answer);
    // A failed prefetch is requested again, by the one client that handles failures.
    if (early !== undefined && signal?.aborted !== true) return parse(row.response, early);
    const response = await client.request<unknown>({
      method: row.method,
      url,
      data,
      params: query,
      headers: { Accept: 'application/json', ...contentType(row, body), ...headers },
      signal,
      onUploadProgress: onUploadProgress && ((event: AxiosProgressEvent) => onUploadProgress(event.loaded)),
    });
    // A hotel's captive portal answers every call with its own page and status 200: the platform has not received the call.
    if (/html/.test(String(response.headers['content-type']))) throw new ApiError('invalid-answer', 'A page');
    return parse(row.response, response.data, requestIdOf(response.headers));
  } catch (error) {
    throw toApiError(error);
  }
}

/** The prefetched answer to this list request, if it is there already; otherwise undefined. */
export function answerThere<E extends Endpoint>(row: E, body: unknown): Answer<E> | undefined;
export function answerThere(row: Endpoint, body: unknown): unknown {
  const early = takeThere(`${client.defaults.baseURL}${row.path}`, dataOf(row, body));
  if (early === undefined) return undefined;
  const read = v.safeParse(row.response, early);
  if (!read.success) return undefined;
  paintFirst();
  return read.output;
}

/** Whether the first screen has its data but is not painted yet. */
let toPaint = false;

/** Delays further calls until the next paint: a call sent earlier would delay it. */
export function paintFirst(): void {
  toPaint = true;
}

/** A task queued in a frame runs after that frame is painted. A hidden page has no frames to wait for. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener('visibilitychange', () => resolve(), { once: true });
  });

interface LooseInput extends Options {
  params?: Record<string, string> | undefined;
  body?: unknown;
}

function dataOf(row: Endpoint, body: unknown): unknown {
  if (row.body === 'json') {
    const checked = v.safeParse(row.request, body);
    // A body that does not fit is sent anyway: the platform decides, and its text reaches the author.
    return checked.success ? checked.output : body;
  }
  if (row.body === 'form' && isFileForm(body)) {
    const form = new FormData();
    if (body.fileName === undefined) form.append(body.field, body.file);
    else form.append(body.field, body.file, body.fileName);
    return form;
  }
  return row.body === 'bytes' ? body : undefined;
}

function contentType(row: Endpoint, body: unknown): Record<string, string> {
  if (row.body === 'json') return { 'Content-Type': 'application/json' };
  if (row.body !== 'bytes') return {};
  return { 'Content-Type': (body instanceof Blob && body.type) || 'application/octet-stream' };
}

function isFileForm(body: unknown): body is FileForm {
  return typeof body === 'object' && body !== null && 'file' in body && 'field' in body;
}

function parse<S extends Schema>(
  schema: S,
  data: unknown,
  requestId: string | null = null,
): v.InferOutput<S> {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const where = v.getDotPath(issue);
  throw new ApiError('invalid-answer', `${where === null ? '' : `${where}: `}${issue.message}`, {
    requestId,
    misfit: { schema, data, issues: result.issues },
  });
}

/** The error that a failed call throws. */
export function toApiError(error: unknown): unknown {
  if (isCancel(error)) return new ApiError('aborted', 'The call was given up', { cause: error });
  if (!isAxiosError(error)) return error;
  const { response } = error;
  if (!response) return new ApiError('network', error.message, { cause: error });
  const body = v.safeParse(failure, response.data);
  return new ApiError('http', body.success ? body.output.error : error.message, {
    status: response.status,
    failure: body.success ? body.output : null,
    retryAfter: secondsOf(response.headers['retry-after']),
    requestId: requestIdOf(response.headers),
    cause: error,
  });
}

/** The platform's id of the request. Anything else in this header is not for authors. */
function requestIdOf(headers: { [name: string]: unknown }): string | null {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:-]{8,64}$/.test(id) ? id : null;
}

/** The longest wait that a platform may ask for, s. `Date` has a limit, and a timer set for a month fires at once. */
const longestWait = 24 * 60 * 60;

/** Parses `Retry-After`: seconds, or a date. A longer wait counts as none. */
function secondsOf(header: unknown): number | null {
  if (typeof header !== 'string' || header === '') return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now()) / 1000;
  return seconds <= longestWait ? Math.max(0, Math.ceil(seconds)) : null;
}
