import { expect, it } from 'vitest';
import { callerOf } from './addresses.ts';

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s', (address, counted) => {
  expect(callerOf(from(address), 0)).toBe(counted);
});

it('what a proxy says counts where it is trusted and on this machine, the last entry first', () => {
  const forged = '198.51.100.1, 203.0.113.7';
  expect(callerOf(from('127.0.0.1', forged), 0)).toBe('127.0.0.1');
  expect(callerOf(from('127.0.0.1', forged), 1)).toBe('203.0.113.7');
  expect(callerOf(from('::ffff:127.0.0.1', forged), 1)).toBe('203.0.113.7');
  expect(callerOf(from('::1', forged), 2)).toBe('198.51.100.1');
  expect(callerOf(from('192.0.2.5', forged), 1)).toBe('192.0.2.5');
});

it.each(['', 'unknown', '203.0.113.7, ', '203.0.113.7:80'])(
  'a proxy that says «%s» has said nothing',
  (forwarded) => {
    expect(callerOf(from('127.0.0.1', forwarded), 1)).toBe('127.0.0.1');
  },
);

it('a proxy that says nothing leaves its own address', () => {
  expect(callerOf(from('127.0.0.1'), 1)).toBe('127.0.0.1');
  expect(callerOf(from('127.0.0.1', '203.0.113.7'), 2)).toBe('127.0.0.1');
});
