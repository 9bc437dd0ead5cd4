// `npm run restore -- --from ./copy [--data ./data]`: restores a backup into an empty place: a new folder, an empty database.
import { parseArgs } from 'node:util';
import { restore } from '../platform/server/dump.ts';
import { readSettings } from '../platform/server/settings.ts';
import { SettingsError } from '../platform/server/variables.ts';
import { toldInOneLine } from './oneLine.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, from: { type: 'string' } } });
await toldInOneLine(async () => {
  if (values.from === undefined) throw new SettingsError('From where? npm run restore -- --from ./copy');
  const settings = readSettings(values.data === undefined ? [] : ['--data', values.data], process.env);
  if (settings === 'help') throw new SettingsError('npm run restore -- --from ./copy');
  process.umask(0o077);
  const { dataDir: data, databaseUrl, bucket } = settings;
  const { rows, files, missing } = await restore({ data, location: { databaseUrl, bucket } }, values.from);
  const told = rows === 0 ? 'The database' : `${rows} rows`;
  console.log(`${told} and ${files} files are there. To work on them: npm start -- --data ${data}`);
  if (missing.length > 0) {
    console.error(`Files that are not there any more (${missing.length}): ${missing.join(', ')}`);
    process.exitCode = 1;
  }
});
