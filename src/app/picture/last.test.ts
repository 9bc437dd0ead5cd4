import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mostAge, shapes } from '#atoms/seen/place.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { pictureOf } from './last.ts';
import { bareRoute, looksNow } from './place.ts';

const now = 1_800_000_000_000;

beforeEach(() => vi.stubGlobal('localStorage', instantStorage()));
afterEach(() => vi.unstubAllGlobals());

const picture = () => ({
  build: 'one',
  looks: looksNow(),
  css: '.a{color:red}',
  until: 'main',
  body: 'text',
});
const record = (text: unknown = picture()) => ({ shapes, at: now - 1000, text: JSON.stringify(text) });

test('a picture of this build and these settings is taken', () => {
  expect(pictureOf(record(), 'one', now)).toMatchObject({
    css: '.a{color:red}',
    until: 'main',
    body: 'text',
  });
});

test.each<[string, () => unknown]>([
  ['none', () => undefined],
  ['no record', () => 'picture'],
  ['of another build', () => record({ ...picture(), build: 'two' })],
  ['of other shapes', () => ({ ...record(), shapes: `${shapes}-before` })],
  ['too old', () => ({ ...record(), at: now - mostAge })],
  ['in another language', () => record({ ...picture(), looks: '"en" ' })],
  ['with rules that fetch', () => record({ ...picture(), css: '.a{background:url("https://evil.test/x")}' })],
  ['without rules', () => record({ ...picture(), css: 1 })],
  ['no object', () => record('picture')],
])('a picture that is %s is none', (_, spoiled) => {
  expect(pictureOf(spoiled(), 'one', now)).toBeNull();
});

test.each([
  ['', '/'],
  ['#/', '/'],
  ['#/lectures', '/lectures'],
  ['#/courses/course-1', '/courses/course-1'],
  ['#/lectures?search=Анна', null],
  ['#/lectures?', null],
  ['#/лекции', null],
  ['#lectures', null],
])('the address %j is of the picture %j', (hash, route) => {
  expect(bareRoute(hash)).toBe(route);
});
