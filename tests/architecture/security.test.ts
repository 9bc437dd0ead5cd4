import { expect, test } from 'vitest';
import { inOrder } from '#platform/mount.ts';
import { isThere, proofRows, tableRows } from './proofRows.ts';
import { sources } from './sources.ts';

const page = 'docs/security.md';
const lastOf = (row: readonly string[]) => row.at(-1) ?? '';
const rowsThat = (begin: string) => tableRows(page).filter((row) => lastOf(row).startsWith(begin));

test('every chapter of the standard is looked at', () => {
  const [{ text } = { text: '' }] = sources(page);
  const chapters = text.split(/^## /m).slice(1);
  expect(chapters.map((chapter) => chapter.split(' ')[0])).toEqual(
    Array.from({ length: 17 }, (_, at) => `V${at + 1}`),
  );
  for (const chapter of chapters) expect(chapter.match(/^\| /gm)?.length).toBeGreaterThan(2);
});

test('every row is proven by a test that is there, or says in one of two forms why there can be none', () => {
  expect(proofRows(page).filter((row) => !isThere(row))).toEqual([]);
  const others = tableRows(page).filter((row) => !lastOf(row).includes(' › '));
  // No row is open: what applies and is not met is no form of its own.
  expect(others.filter((row) => !/^(?:n\/a|operator): .{20}/.test(lastOf(row)))).toEqual([]);
  const names = tableRows(page).map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

const callsThatName = (words: RegExp) =>
  inOrder.filter(({ name, endpoint }) => words.test(`${name} ${endpoint.path}`)).map(({ name }) => name);

/**
 * What a row that does not apply is about, and where it would be if it did. A row is added here with what finds it, so that none is called so
 * that is only not done.
 */
const absent: Record<string, () => string[]> = {
  'A second factor': () => callsThatName(/factor|otp\b|mfa|2fa|webauthn|passkey/i),
  'Login by others': () => callsThatName(/oauth|openid|oidc|saml|sso\b|federat/i),
  'Live media between browsers': () =>
    sources('src/**/*.{ts,tsx}', 'platform/**/*.ts')
      .filter(({ text }) => /RTCPeerConnection|getUserMedia|RTCDataChannel/.test(text))
      .map(({ file }) => file),
};

test('what does not apply is nowhere in the product, and has nothing to say of how it is met', () => {
  expect(callsThatName(/login|password/i)).not.toEqual([]);
  const rows = rowsThat('n/a: ');
  expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(absent).toSorted());
  for (const [name = '', how = ''] of rows) expect([name, how, absent[name]?.()]).toEqual([name, '', []]);
});

test('what is left to whoever runs the server is told to them', () => {
  const [{ text } = { text: '' }] = sources('docs/operations.md');
  const told = rowsThat('operator: ').map((row) => {
    const [, anchor = ''] = /\]\(operations\.md#([\w-]+)\)$/.exec(lastOf(row)) ?? [];
    const section = text.split(/^## /m).find((one) => {
      const [title = ''] = one.split('\n');
      return anchor !== '' && title.toLowerCase().replaceAll(' ', '-') === anchor;
    });
    return [row[0], (section ?? '').length > 500];
  });
  // One by one: a row is not the operator's because it is the shorter way.
  expect(told).toEqual([['What is kept is encrypted', true]]);
});
