import type { AxiosAdapter } from 'axios';
import { givenUp, pageAdapter } from './page-adapter.ts';
import { isScopeOver } from './scope.ts';

/** Answers no call. It is used between tests, so that late calls of a page get no answer. */
export const unanswered: AxiosAdapter = givenUp;

/** The adapter of a page, which a test answers as long as it runs. */
export function fetchAdapter(fetch: (request: Request) => Promise<Response>): AxiosAdapter {
  const answer = pageAdapter(fetch);
  return async (config) => (isScopeOver() ? givenUp(config) : answer(config));
}
