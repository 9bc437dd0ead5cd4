import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { agentName } from './agent.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`${windows} ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge, Windows'],
  [`${windows} ${webkit} Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`, 'Yandex Browser, Windows'],
  [`${windows} ${webkit} Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 15; K) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome, Android'],
  ['curl/8.5.0', null],
  ['', null],
])('%s is %s', (agent, name) => {
  expect(agentName(agent)).toBe(name);
});

it('nothing that a browser calls itself reaches a person as it stands', () => {
  fc.assert(
    fc.property(fc.string(), (agent) => {
      expect(agentName(agent) ?? '').toMatch(/^[A-Za-z, ]*$/);
    }),
  );
});
