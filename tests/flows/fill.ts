// `node fill.ts <scenario> <folder>`: fills a folder as the first start of the local server does, at the moment of the suite. An empty one has the
// demo's author.
import { openLocal } from '../../platform/server/local.ts';
import { readSettings } from '../../platform/server/settings.ts';
import { empty } from '../../platform/scenarios/empty.ts';
import { suiteAt } from './clock.ts';
import { testPasswords } from './testPasswords.ts';

const [scenario = '', folder = ''] = process.argv.slice(2);
const settings = readSettings(['--scenario', scenario, '--data', folder], process.env);
if (settings === 'help') throw new Error('No help was asked for');
const parts = { clock: () => suiteAt, passwords: testPasswords, empty };
const platform = await openLocal(settings, () => '', parts);
await platform.close();
