import { leastCost, scryptPasswords } from '../../platform/passwords/scrypt.ts';

/** The passwords of the local server at the least cost that there is: flows log in a hundred times. */
export const testPasswords = scryptPasswords({ cost: leastCost });
