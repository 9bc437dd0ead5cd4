import { expect, test } from 'vitest';
import { itemOfRoute } from './routes.ts';

test.each([
  ['/lectures/a%2Fb', { kind: 'lecture', id: 'a/b' }],
  ['/audience/c-1', { kind: 'client', id: 'c-1' }],
  ['/lectures', null],
  ['/lectures/new', null],
  ['/lectures/a/b', null],
  // A messenger has cut the link within a letter.
  ['/lectures/%D0%9', null],
])('the route %j shows %j', (route, item) => {
  expect(itemOfRoute(route)).toEqual(item);
});
