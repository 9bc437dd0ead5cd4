// `npm run backup -- --to ./copy [--data ./data]`: copies the data of a local server, which may go on working, to a new folder.
import { parseArgs } from 'node:util';
import { backUp } from '../platform/server/backup.ts';
import { SettingsError } from '../platform/server/settings.ts';

const { values } = parseArgs({ options: { data: { type: 'string' }, to: { type: 'string' } } });
try {
  if (values.to === undefined) throw new SettingsError('Where to? npm run backup -- --to ./copy');
  if (process.env['DATABASE_URL'])
    throw new SettingsError(
      'The rows are in PostgreSQL (DATABASE_URL): docs/operations.md tells how they are backed up',
    );
  process.umask(0o077);
  await backUp(values.data ?? process.env['DATA_DIR'] ?? './data', values.to);
  console.log(`The backup is in ${values.to}. To work on it: npm start -- --data ${values.to}`);
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
