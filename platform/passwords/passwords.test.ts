import { describe, expect, it } from 'vitest';
import { commonPasswords } from '../data/commonPasswords.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { isCommonPassword } from './common.ts';
import { scryptPasswords } from './scrypt.ts';
import { digestOf, randomSecrets } from './secrets.ts';

describe('the commonest passwords', () => {
  it('are more than a thousand of those that are long enough, in one case', () => {
    const long = [...commonPasswords].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(1000);
    expect(long.filter((password) => password !== password.normalize('NFKC').toLowerCase())).toEqual([]);
  });

  it.each([
    'password',
    'Password1',
    '12345678',
    'QWERTY123',
    ' iloveyou ',
    '11111111',
    'пароль123',
    'ｐａｓｓｗｏｒｄ',
  ])('are told: %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([demoAccount.password, 'вечер у реки', 'correct horse battery staple', 'Tr0ub4dor&3'])(
    'do not hold %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );
});

describe('secrets', () => {
  it('are six digits and 256 bits, different every time', () => {
    const many = <T>(make: () => T) => Array.from({ length: 50 }, make);
    for (const code of many(randomSecrets.code)) expect(code).toMatch(/^\d{6}$/);
    const tokens = many(randomSecrets.token);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(tokens).size).toBe(50);
  });

  it('have the digest that everybody knows', async () => {
    expect(await digestOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  });
});

describe('passwords', () => {
  it('are kept salted, and told from others', async () => {
    const { hash, verify } = scryptPasswords();
    const [one, two] = await Promise.all([hash('вечер у реки'), hash('вечер у реки')]);
    expect(one).not.toBe(two);
    expect(await verify('вечер у реки', one)).toBe(true);
    expect(await verify('вечер у моря', one)).toBe(false);
    expect(await verify('', '')).toBe(false);
  });
});
