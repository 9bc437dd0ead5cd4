// The local server as tests of the process start it: an empty folder has the demo's author in it, passwords take no time, and a process
// that was killed is not waited for long.
import { main } from '../main.ts';
import { leastCost, scryptPasswords } from '../passwords/scrypt.ts';
import { empty } from '../scenarios/empty.ts';

const jobs = { leaseMs: 1000, pollMs: 250 };
await main(process.argv.slice(2), {
  parts: { empty, passwords: scryptPasswords({ cost: leastCost }), jobs },
});
