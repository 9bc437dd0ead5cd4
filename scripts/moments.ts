// `npm run test:moments [-- monday leap-day …]`: unit tests and flows at the moments, in the zones and with the locales that tend to break suites.
// Ends with one line of result for each.
import { runPinned } from './install.mjs';

interface Moment {
  /** The instant at which every test file starts. */
  at: string;
  /** The zone and the locale of the machine. */
  TZ: string;
  LC_ALL: string;
}

/** The demo's author lives in Moscow time, where these days end ten minutes later. */
const moments: Record<string, Moment> = {
  monday: { at: '2026-11-23T23:50:00+03:00', TZ: 'America/New_York', LC_ALL: 'C' },
  sunday: { at: '2026-11-29T23:50:00+03:00', TZ: 'Asia/Kathmandu', LC_ALL: 'ru_RU.UTF-8' },
  'new-year': { at: '2026-12-31T23:50:00+03:00', TZ: 'UTC', LC_ALL: 'ru_RU.UTF-8' },
  'leap-day': { at: '2028-02-29T23:50:00+03:00', TZ: 'Asia/Kathmandu', LC_ALL: 'C' },
  // Ten minutes before a clock change, on a machine whose own clock changes.
  'spring-europe': { at: '2027-03-28T00:50:00Z', TZ: 'Europe/Berlin', LC_ALL: 'ru_RU.UTF-8' },
  'autumn-europe': { at: '2026-10-25T00:50:00Z', TZ: 'Europe/Berlin', LC_ALL: 'C' },
  'spring-america': { at: '2027-03-14T06:50:00Z', TZ: 'America/New_York', LC_ALL: 'ru_RU.UTF-8' },
  'autumn-america': { at: '2026-11-01T05:50:00Z', TZ: 'America/New_York', LC_ALL: 'C' },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(moments, name));
if (unknown.length > 0) {
  console.error(`There is no moment ${unknown.join(', ')}. There are: ${Object.keys(moments).join(', ')}`);
  process.exit(1);
}

const failed: string[] = [];
const lines: string[] = [];
for (const [name, { at, ...machine }] of Object.entries(moments)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const title = `${name}: ${at}, ${machine.TZ}, ${machine.LC_ALL}`;
  console.log(`\n— ${title}`);
  const args = ['run', '--project=unit', '--project=flows', '--reporter=dot'];
  const code = await runPinned('vitest', args, { env: { ...machine, LANG: machine.LC_ALL, SUITE_AT: at } });
  lines.push(`${code === 0 ? 'held' : 'FAILED'}  ${title}`);
  if (code !== 0) failed.push(name);
}
console.log(`\n${lines.join('\n')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
