import { describe, expect, it } from 'vitest';
import { callerOf, isTrusted, networksOf } from './addresses.ts';

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

describe('proxies of networks', () => {
  const networks = networksOf('10.0.0.0/8, 192.0.2.5,fd00::/8');

  it.each([
    ['a proxy of a network is believed', '10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['so is one that is named', '192.0.2.5', '203.0.113.7', '203.0.113.7'],
    ['and one of IPv6', 'fd12::1', '2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['and one whose IPv4 is written as IPv6', '::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['nobody else is', '192.0.2.6', '203.0.113.7', '192.0.2.6'],
    ['nor is this machine, unless it is named', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
    [
      'what a caller says of others is passed over',
      '10.1.2.3',
      '10.9.9.9, 6.6.6.6, 203.0.113.7',
      '203.0.113.7',
    ],
    [
      'proxies behind each other are passed through',
      '10.1.2.3',
      '6.6.6.6, 203.0.113.7, 10.4.5.6',
      '203.0.113.7',
    ],
    ['a caller who is in a network is the first of them', '10.1.2.3', '10.9.9.9, 10.4.5.6', '10.9.9.9'],
    ['what is no address ends what is known', '10.1.2.3', '6.6.6.6, unknown, 10.4.5.6', '10.4.5.6'],
    ['a proxy that says nothing leaves its own address', '10.1.2.3', '', '10.1.2.3'],
  ])('%s: %s says «%s»', (_, direct, forwarded, caller) => {
    expect(callerOf(from(direct, forwarded), networks)).toBe(caller);
  });

  it('are read with the line that an address of one line names', () => {
    expect(isTrusted('fe80::1%eth0', networksOf('fe80::/10'))).toBe(true);
    expect(isTrusted('', networks)).toBe(false);
  });

  it.each([
    '10.0.0/8',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/',
    'proxy',
    'fe80::1%eth0',
    '10.0.0.1,',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1/-1',
    '12',
  ])('is not «%s»', (text) => {
    expect(() => networksOf(text)).toThrow(RangeError);
  });
});
