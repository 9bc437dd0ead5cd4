import type { AxiosAdapter } from 'axios';
import { givenUp, pageAdapter } from './page-adapter.ts';
import { isScopeOver } from './scope.ts';

/** What answers no call: it stands where no test does, so that what a page still asks for afterwards is not answered. */
export const unanswered: AxiosAdapter = givenUp;

/** The adapter of a page, that answers a test for as long as it runs. */
export function fetchAdapter(fetch: (request: Request) => Promise<Response>): AxiosAdapter {
  const answer = pageAdapter(fetch);
  return async (config) => (isScopeOver() ? givenUp(config) : answer(config));
}
