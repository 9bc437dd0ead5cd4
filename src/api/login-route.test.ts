import { afterEach, expect, test, vi } from 'vitest';
import { currentRoute, isPublicRoute, loginRoute, safeBack } from './login-route.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a public screen is known with and without its query', () => {
  expect(isPublicRoute('/login')).toBe(true);
  expect(isPublicRoute('/login?back=%2Flectures')).toBe(true);
  expect(isPublicRoute('/recovery-password?token=1')).toBe(true);
  expect(isPublicRoute('/lectures')).toBe(false);
  expect(isPublicRoute('/login/more')).toBe(false);
});

test.each([
  ['', '/'],
  ['#', '/'],
  ['#section', '/'],
  ['#/lectures/7?tab=price', '/lectures/7?tab=price'],
])('the route of the hash «%s» is %s', (hash, route) => {
  vi.stubGlobal('location', { hash });
  expect(currentRoute()).toBe(route);
});

test.each(['/lectures', '/lectures/7?tab=price', '/lectures?search=%D0%B4%D1%8B', '/a#b'])(
  'login brings back to %s',
  (route) => {
    const query = loginRoute(route).split('?')[1];
    expect(safeBack(new URLSearchParams(query).get('back'))).toBe(route);
  },
);

test.each([
  null,
  '',
  'lectures',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/login',
  '/login?back=/lectures',
])('login does not bring back to %j', (value) => {
  expect(safeBack(value)).toBe('/');
  expect(loginRoute(value)).toBe('/login');
});
