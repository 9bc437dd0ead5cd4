import { expect, it } from 'vitest';
import { belowPrefix, prefixOf } from './prefix.ts';

it.each([
  [null, ''],
  ['https://kabinet.test/', ''],
  ['https://school.test/author/', '/author'],
  ['https://school.test/for/authors/', '/for/authors'],
])('the prefix of %s is %j', (address, prefix) => {
  expect(prefixOf({ publicUrl: address === null ? null : new URL(address) })).toBe(prefix);
});

it.each([
  ['/author/', '/'],
  ['/author/?a=1', '/?a=1'],
  ['/author/api/v1/author/profile', '/api/v1/author/profile'],
  // A proxy that takes the prefix off.
  ['/', '/'],
  ['/api/v1/author/profile', '/api/v1/author/profile'],
  // The slash is missing.
  ['/author', null],
  ['/author?a=1', null],
  // Another name that begins alike.
  ['/authors/', '/authors/'],
])('%s is %j below /author', (url, path) => {
  expect(belowPrefix(url, '/author')).toBe(path);
});

it('a host of its own has everything as it is', () => {
  expect(belowPrefix('/author/', '')).toBe('/author/');
});
