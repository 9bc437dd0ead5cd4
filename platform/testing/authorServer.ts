// The local server as tests of the process start it: an empty folder has the demo's author in it, and passwords take no time.
import { main } from '../main.ts';
import { leastCost, scryptPasswords } from '../passwords/scrypt.ts';
import { empty } from '../scenarios/empty.ts';

await main(process.argv.slice(2), { parts: { empty, passwords: scryptPasswords({ cost: leastCost }) } });
