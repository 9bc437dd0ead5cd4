import { create, isAxiosError, isCancel } from 'axios';
import * as v from 'valibot';
import { now } from '#lib/clock.ts';
import { ApiError } from './api-error.ts';
import { leaveForLogin } from './unauthorized.ts';
import { failure } from './wire.ts';

/**
 * The one HTTP client. XMLHttpRequest carries it in the browser, since `fetch` tells nothing of what has been sent;
 * Node has no such object and uses its own.
 */
export const client = create({
  baseURL: '/api',
  withCredentials: true,
  timeout: 0,
  adapter: ['xhr', 'http'],
  // The session is a SameSite cookie: no token has to be read out of another one.
  xsrfCookieName: '',
});

client.interceptors.response.use(undefined, (error: unknown) => {
  if (isAxiosError(error) && error.response?.status === 401) leaveForLogin();
  return Promise.reject(error);
});

/** What the client threw, as an ApiError; anything else is given back as it is. */
export function apiErrorOf(error: unknown): unknown {
  if (isCancel(error)) return new ApiError('aborted', 'The call was given up', { cause: error });
  if (!isAxiosError(error)) return error;
  const { response } = error;
  if (!response) return new ApiError('network', error.message, { cause: error });
  const body = v.safeParse(failure, response.data);
  return new ApiError('http', body.success ? body.output.error : error.message, {
    status: response.status,
    failure: body.success ? body.output : null,
    retryAfter: secondsOf(response.headers['retry-after']),
    cause: error,
  });
}

/** Reads `Retry-After`: seconds, or a date. */
function secondsOf(header: unknown): number | null {
  if (typeof header !== 'string' || header === '') return null;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
}
