// `npm run backup -- --to ./copy [--data ./data]`: copies the data of a local server, which may keep running, to a new folder.
import { parseArgs } from 'node:util';
import { backUp } from '../platform/server/backup.ts';
import { dump } from '../platform/server/dump.ts';
import { readSettings } from '../platform/server/settings.ts';
import { SettingsError } from '../platform/server/variables.ts';
import { toldInOneLine } from './oneLine.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, to: { type: 'string' } } });
await toldInOneLine(async () => {
  if (values.to === undefined) throw new SettingsError('Where to? npm run backup -- --to ./copy');
  const settings = readSettings(values.data === undefined ? [] : ['--data', values.data], process.env);
  if (settings === 'help') throw new SettingsError('npm run backup -- --to ./copy');
  process.umask(0o077);
  const { dataDir: data, databaseUrl, bucket } = settings;
  if (databaseUrl === null && bucket === null) {
    await backUp(data, values.to);
    console.log(`The backup is in ${values.to}. To work on it: npm start -- --data ${values.to}`);
  } else {
    const { rows, files } = await dump({ data, location: { databaseUrl, bucket } }, values.to);
    const where = bucket === null ? 'are in it' : `are listed, and stay in the bucket ${bucket.bucket}`;
    console.log(`The backup is in ${values.to}: ${rows} rows. ${files} files ${where}.`);
  }
});
