import { expect, it } from 'vitest';
import { isCommonPassword } from '#lib/text/commonPasswords.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { isKnownPassword } from './breached.ts';

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
