import { expect, it } from 'vitest';
import { namesThisServer } from './hosts.ts';

const plain = { publicUrl: null, host: '127.0.0.1' };
const school = { publicUrl: new URL('https://kabinet.school.test/'), host: '0.0.0.0' };

it.each([
  ['127.0.0.1:4173', plain],
  ['localhost:4173', plain],
  ['[::1]:4173', plain],
  ['192.168.1.7', school],
  ['kabinet.school.test', school],
  ['KABINET.school.test:443', school],
  ['studio', { ...plain, host: 'studio' }],
])('%s is this server', (host, settings) => {
  expect(namesThisServer(host, settings)).toBe(true);
});

it.each([
  ['evil.test', plain],
  ['kabinet.school.test', plain],
  ['kabinet.school.test.evil.test', school],
  ['localhost.evil.test', plain],
  ['127.0.0.1.evil.test', plain],
  ['evil.test/127.0.0.1', plain],
  ['127.0.0.1@evil.test', plain],
  ['127.0.0.1/evil.test', plain],
  ['', plain],
  [undefined, plain],
])('%s is not', (host, settings) => {
  expect(namesThisServer(host, settings)).toBe(false);
});
