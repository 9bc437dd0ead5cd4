import { commonPasswords } from '../data/commonPasswords.ts';

/** Whether a password is one of those that guessing begins with, whatever the case of its letters. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFKC').trim().toLowerCase());
}
