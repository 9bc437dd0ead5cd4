// The local server as flows start it: on the clock of the test, with passwords that take no time, and the demo's author where it is to be
// empty. Its console is built by then.
import { main } from '../../platform/main.ts';
import { empty } from '../../platform/scenarios/empty.ts';
import { testPasswords } from './testPasswords.ts';

const ahead = Number(process.env['CLOCK_AHEAD_MS']);

await main(process.argv.slice(2), {
  parts: { clock: () => Date.now() + ahead, passwords: testPasswords, empty },
});
