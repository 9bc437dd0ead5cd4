import { describe, expect, it } from 'vitest';
import { scryptPasswords } from './scrypt.ts';
import { digestOf, keyedDigestOf, newKey, randomSecrets } from './secrets.ts';

describe('secrets', () => {
  it('are six digits and 256 bits, different every time', () => {
    const many = <T>(make: () => T) => Array.from({ length: 50 }, make);
    for (const code of many(randomSecrets.code)) expect(code).toMatch(/^\d{6}$/);
    const tokens = many(randomSecrets.token);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(tokens).size).toBe(50);
  });

  it('have the digest that everybody knows, and with a key one that nobody else can make', async () => {
    expect(await digestOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
    // The second case of RFC 4231.
    const known = keyedDigestOf(new TextEncoder().encode('Jefe'), 'what do ya want for nothing?');
    const digest = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(await known).toBe(Buffer.from(digest, 'hex').toString('base64url'));
    const [one, other] = [newKey(), newKey()];
    expect(await keyedDigestOf(one, '482915')).toBe(await keyedDigestOf(one, '482915'));
    expect(await keyedDigestOf(one, '482915')).not.toBe(await keyedDigestOf(other, '482915'));
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
