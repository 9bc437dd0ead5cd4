import { leastCost, scryptPasswords } from '../../platform/passwords/scrypt.ts';

/** The server's password hashes at the lowest cost: flows log in a hundred times. */
export const testPasswords = scryptPasswords({ cost: leastCost });
