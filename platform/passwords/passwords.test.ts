import { scryptSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { leastCost, scryptPasswords } from './scrypt.ts';
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
    const { hash, verify } = scryptPasswords({ cost: leastCost });
    const [one, two] = await Promise.all([hash('вечер у реки'), hash('вечер у реки')]);
    expect(one).not.toBe(two);
    expect(await verify('вечер у реки', one)).toBe(true);
    expect(await verify('вечер у моря', one)).toBe(false);
    expect(await verify('', '')).toBe(false);
  });

  it('tell what they cost, and are known whatever that was', async () => {
    const former = await scryptPasswords({ cost: { ...leastCost, N: 4 } }).hash('вечер у реки');
    expect(former).toMatch(/^\$scrypt\$ln=2,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    const { hash, verify, isStale } = scryptPasswords({ cost: leastCost });
    expect([isStale(former), isStale(await hash('вечер у реки'))]).toEqual([true, false]);
    expect(await verify('вечер у реки', former)).toBe(true);
    expect(await verify('вечер у моря', former)).toBe(false);
  });

  it('kept by a former platform, which told no cost, are known too', async () => {
    const salt = Buffer.from('sixteen bytes, ok');
    const key = scryptSync('вечер у реки'.normalize('NFKC'), salt, 32, { N: 2 ** 15, r: 8, maxmem: 2 ** 26 });
    const former = `${salt.toString('base64url')}.${key.toString('base64url')}`;
    const { verify, isStale } = scryptPasswords({ cost: leastCost });
    expect([isStale(former), await verify('вечер у реки', former)]).toEqual([true, true]);
  });

  it('cost 128 MB by themselves, and a former hash no less: nobody learns by the time whose e-mail is known', async () => {
    const costs: number[] = [];
    const { verify } = scryptPasswords({
      derive: (_password, _salt, { N, r }) => {
        costs.push((128 * N * r) / 2 ** 20);
        return Promise.resolve(Buffer.alloc(32));
      },
    });
    await verify('вечер у реки', '$scrypt$ln=17,r=8,p=1$YQ$YQ');
    expect(costs.splice(0)).toEqual([128]);
    await verify('вечер у реки', 'YQ.YQ');
    expect(costs).toEqual([32, 128]);
  });

  it('are looked at two at a time, however many come at once', async () => {
    let [going, most] = [0, 0];
    const { verify } = scryptPasswords({
      async derive() {
        going += 1;
        most = Math.max(most, going);
        await new Promise((resolve) => setImmediate(resolve));
        going -= 1;
        return Buffer.alloc(32);
      },
    });
    await Promise.all(
      Array.from({ length: 20 }, () => verify('вечер у реки', '$scrypt$ln=17,r=8,p=1$YQ$YQ')),
    );
    expect(most).toBe(2);
  });
});
