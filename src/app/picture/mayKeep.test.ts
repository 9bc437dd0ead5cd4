import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/query-core';
import { expect, onTestFinished, test } from 'vitest';
import { mayKeep } from './mayKeep.ts';

/** A client whose screen follows some queries, all of which have come. */
function following(...keys: QueryKey[]): QueryClient {
  const client = new QueryClient();
  for (const queryKey of keys) {
    client.setQueryData(queryKey, [{ name: 'Анна' }]);
    const observer = new QueryObserver(client, { queryKey, staleTime: Infinity });
    onTestFinished(observer.subscribe(() => undefined));
  }
  onTestFinished(() => client.clear());
  return client;
}

const lectures: QueryKey = ['lecture', 'list', {}];

test('a screen of the author’s own content is kept, whatever waits in the menu', () => {
  const waiting: QueryKey = ['consultation-request', 'count', {}];
  expect(mayKeep('/lectures', following(lectures, ['account', 'profile'], waiting))).not.toBeNull();
});

test.each<[string, QueryKey]>([
  ['clients', ['audience', 'list', {}]],
  ['purchases', ['purchase', 'list', {}]],
  ['requests of clients', ['consultation-request', 'list', {}]],
  ['questions of clients', ['qa', 'list', {}]],
  ['what was searched for', ['lecture', 'list', { search: 'Анна' }]],
  ['an address of media', ['stream', 'link', '1']],
  ['what no table names', ['new', 'list', {}]],
])('of a screen that shows %s no picture is taken', (_, key) => {
  expect(mayKeep('/lectures', following(lectures, key))).toBeNull();
});

test.each([
  '/purchases',
  '/audience',
  '/requests',
  '/qa',
  '/referrals',
  '/profile',
  '/planner',
  '/lecturesque',
])('of %s no picture is taken, whatever it shows', (route) => {
  expect(mayKeep(route, following(lectures))).toBeNull();
});

test('of home the blocks with clients are left out', () => {
  expect(mayKeep('/', following(['purchase', 'list', {}]))?.without).toBe(
    '[data-order]:not([data-order="1"])',
  );
});
