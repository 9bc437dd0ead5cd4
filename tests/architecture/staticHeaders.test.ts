import { expect, test } from 'vitest';
import { raw, serve } from '#platform/testing/serve.ts';
import { rulesOf, toldOf } from '../support/staticRules.ts';
import { libraryStyles, staticHeaders } from '../../scripts/staticHeaders.ts';

// Whoever puts the folder of the console on a host of files has the headers of the server.

const html = `<script type="importmap" nonce="__CSP_NONCE__">{"imports":{}}</script>
  <script nonce="__CSP_NONCE__">go()</script><style nonce="__CSP_NONCE__">a{}</style>
  <script type="module" src="./assets/main.js"></script>`;

const rules = rulesOf(staticHeaders(html, ['favicon.svg', 'worker.js']));

/** The headers that a host of files puts on an address. */
const told = (address: string) => toldOf(rules, address);

test('each kind of file has the headers that the server sends', async () => {
  const { url } = await serve({ publicUrl: new URL('https://127.0.0.1/') });
  for (const address of ['/assets/main-abc123.js', '/worker.js', '/favicon.svg']) {
    const { answer } = await raw(url + address);
    const sent = Object.fromEntries(Object.keys(told(address)).map((name) => [name, answer.headers[name]]));
    expect({ address, ...told(address) }).toEqual({ address, ...sent });
    expect(Object.keys(sent)).toContain('content-security-policy');
  }
});

test('the page has the policy that the server sends, by digests in the place of the nonce, and is asked for anew', async () => {
  const { url } = await serve({ publicUrl: new URL('https://127.0.0.1/') });
  const { answer } = await raw(url);
  const { 'content-security-policy': policy = '', ...others } = told('/');
  const parts = (text: unknown) =>
    String(text)
      .replaceAll(/ '(?:nonce|sha256)-[^']+'/g, '')
      .split('; ');
  expect(parts(policy)).toEqual(parts(answer.headers['content-security-policy']));
  expect(policy).not.toMatch(/nonce|unsafe/);
  expect(policy.match(/script-src [^;]*/)?.[0].match(/sha256-/g)).toHaveLength(2);
  expect(others['cache-control']).toBe('no-cache');
  expect(told('/index.html')).toEqual(told('/'));
  for (const name of ['x-content-type-options', 'referrer-policy', 'strict-transport-security'])
    expect(others[name]).toBe(answer.headers[name]);
});

test('no header of a file is in two rules, which a host would join', () => {
  const all = Object.keys(rules.get('/*') ?? {});
  expect(all.length).toBeGreaterThan(4);
  const others = [...rules].filter(([path]) => path !== '/*').flatMap(([, headers]) => Object.keys(headers));
  expect(others.filter((name) => all.includes(name))).toEqual([]);
});

test('the styles of libraries are those that they put into a page', () => {
  const [press = '', scroll = '', crop = ''] = libraryStyles();
  expect(press).toMatch(/^@layer \{\n {2}\[data-react-aria-pressable\] \{/);
  expect(scroll).toMatch(/^@layer \{\n {2}\* \{/);
  expect(crop).toMatch(/^\.reactEasyCrop_Container \{\n/);
});
