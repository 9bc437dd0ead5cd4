// `node fill.ts <scenario> <folder>`: what the first start of the local server leaves in its folder, at the moment of the suite.
import { openLocal } from '../../platform/server/local.ts';
import { readSettings } from '../../platform/server/settings.ts';
import { suiteAt } from './clock.ts';
import { testPasswords } from './testPasswords.ts';

const [scenario = '', folder = ''] = process.argv.slice(2);
const settings = readSettings(['--scenario', scenario, '--data', folder], {});
if (settings === 'help') throw new Error('No help was asked for');
const platform = await openLocal(settings, () => '', { clock: () => suiteAt, passwords: testPasswords });
await platform.close();
