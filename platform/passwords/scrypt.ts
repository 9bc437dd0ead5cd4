import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from './passwords.ts';

/** What guessing a password costs: 32 MB of memory and about a tenth of a second. */
const fullCost = 2 ** 15;

function derive(password: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const cost = { N, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** scrypt with a salt of its own for every password: `salt.key`, both base64url. Only tests ask for less than the full cost. */
export function scryptPasswords(cost = fullCost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return `${salt.toString('base64url')}.${(await derive(password, salt, cost)).toString('base64url')}`;
    },
    async verify(password, hash) {
      const [salt = '', key = ''] = hash.split('.');
      const wanted = Buffer.from(key, 'base64url');
      const given = await derive(password, Buffer.from(salt, 'base64url'), cost);
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
