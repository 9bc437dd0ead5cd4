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
  /** Told to the platform; the file's own name by default. */
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
  /** Bytes of the body that have left; called many times, in the browser only. */
  onUploadProgress?: (sentBytes: number) => void;
}

/** What a call of this row needs. */
type CallInput<E extends Endpoint> = Params<E> & Body<E> & Options;

type CallArgs<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [CallInput<E>];

/** What a call of this row answers. */
type Answer<E extends Endpoint> = v.InferOutput<E['response']>;

/**
 * Calls a row of the table. The answer is read by the row's schema.
 * @throws ApiError whatever went wrong
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
    // What did not go well is asked for again, by the one client that knows what to do.
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
    // The network of a hotel answers every call with its own page, as if all had gone well: the platform has heard nothing.
    if (/html/.test(String(response.headers['content-type']))) throw new ApiError('invalid-answer', 'A page');
    return parse(row.response, response.data, requestIdOf(response.headers));
  } catch (error) {
    throw toApiError(error);
  }
}

/** What a list answers to this request, where the page asked ahead for it and the answer is there already; undefined where it is not. */
export function answerThere<E extends Endpoint>(row: E, body: unknown): Answer<E> | undefined;
export function answerThere(row: Endpoint, body: unknown): unknown {
  const early = takeThere(`${client.defaults.baseURL}${row.path}`, dataOf(row, body));
  if (early === undefined) return undefined;
  const read = v.safeParse(row.response, early);
  if (!read.success) return undefined;
  paintFirst();
  return read.output;
}

/** Whether the first screen has what it shows, and is not painted yet. */
let toPaint = false;

/** The next calls wait until the coming frame is painted: each that is sent before keeps what it shows waiting. */
export function paintFirst(): void {
  toPaint = true;
}

/** A task that is queued in a frame runs when the frame has been painted. A page that is put aside has no frames to wait for. */
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
    // What does not fit is sent as it is: the platform judges, and its words reach the author.
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

/** What a call that failed is thrown as. */
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

/** What the platform names the request by. Whatever else stands there is not for an author to read. */
function requestIdOf(headers: { [name: string]: unknown }): string | null {
  const id = headers['x-request-id'];
  return typeof id === 'string' && /^[\w.:-]{8,64}$/.test(id) ? id : null;
}

/** The longest that a platform may have an author wait, s. The time of a clock tells of no more, and a timer that is set for a month ends at once. */
const longestWait = 24 * 60 * 60;

/** Reads `Retry-After`: seconds, or a date. A longer wait is as good as none that was told. */
function secondsOf(header: unknown): number | null {
  if (typeof header !== 'string' || header === '') return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now()) / 1000;
  return seconds <= longestWait ? Math.max(0, Math.ceil(seconds)) : null;
}
