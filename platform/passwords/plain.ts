import type { Passwords } from './passwords.ts';

/** ONLY FOR STORIES AND TESTS: stores passwords as they are. A browser has no scrypt, and a story has no secrets. */
export function plainPasswords(): Passwords {
  return {
    hash: (password) => Promise.resolve(password),
    verify: (password, hash) => Promise.resolve(password === hash),
    nobodys: crypto.randomUUID(),
    isStale: () => false,
  };
}
