import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from './passwords.ts';

const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, 32, cost, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

/** scrypt with a salt of its own for every password: `salt.key`, both base64url. */
export function scryptPasswords(): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return `${salt.toString('base64url')}.${(await derive(password, salt)).toString('base64url')}`;
    },
    async verify(password, hash) {
      const [salt = '', key = ''] = hash.split('.');
      const wanted = Buffer.from(key, 'base64url');
      const given = await derive(password, Buffer.from(salt, 'base64url'));
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
  };
}
