import { expect, it, vi } from 'vitest';
import { isCommonPassword } from '#lib/text/commonPasswords.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { isKnownPassword } from './known.ts';

const missing = 'Too many open files';
const dictionary = vi.hoisted(() => ({ isMissing: true }));

vi.mock('@zxcvbn-ts/language-common', async (original) => {
  if (dictionary.isMissing) throw new Error(missing);
  return original();
});

it('a dictionary that could not be read once is read for the next password', async () => {
  await expect(isKnownPassword('metallic')).rejects.toMatchObject({ cause: { message: missing } });
  dictionary.isMissing = false;
  expect(await isKnownPassword('metallic')).toBe(true);
});

it.each(['metallic', 'Rush2112', ' 12qwaszx ', 'MARLBORO', '4815162342', 'ｇｏｄｚｉｌｌａ'])(
  'a password that was found in a breach is known, which the shorter list of the console does not hold: %s',
  async (password) => {
    expect(isCommonPassword(password)).toBe(false);
    expect(await isKnownPassword(password)).toBe(true);
  },
);

it.each(['qwerty123', 'Кабинет2026'])(
  'so is one that is common, or the name of the product: %s',
  async (password) => {
    expect(await isKnownPassword(password)).toBe(true);
  },
);

it.each([demoAccount.password, 'вечер у реки', 'correct horse battery staple', 'metallic у реки'])(
  'one that nobody guesses is not: %s',
  async (password) => {
    expect(await isKnownPassword(password)).toBe(false);
  },
);
