// The local server for flows: on the test's clock, with fast password hashes, and with the demo's author in an empty scenario. Its console is already
// built.
import { main } from '../../platform/main.ts';
import { empty } from '../../platform/scenarios/empty.ts';
import { testPasswords } from './testPasswords.ts';

const ahead = Number(process.env['CLOCK_AHEAD_MS']);

await main(process.argv.slice(2), {
  parts: { clock: () => Date.now() + ahead, passwords: testPasswords, empty },
});
