import { describe, expect, it } from 'vitest';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { commonPasswords, isCommonPassword } from './commonPasswords.ts';

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
    'кабинет2026',
    'Кабинет-Автора!',
    'kabinet_avtora',
    'Kabinet123456',
    'rf,bytn2026',
    'кабинеткабинет',
  ])('are told: %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([
    demoAccount.password,
    'вечер у реки',
    'correct horse battery staple',
    'мой тихий кабинет у реки',
    'авторалли',
    'Tr0ub4dor&3',
  ])('do not hold %s', (password) => expect(isCommonPassword(password)).toBe(false));
});
