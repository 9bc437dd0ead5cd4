// `npm run move -- --to postgres://… --files s3://bucket`: moves the data of a local server to another place, and `--from` back.
import { parseArgs } from 'node:util';
import type { StorageLocation } from '../platform/server/storageLocation.ts';
import { move } from '../platform/server/move.ts';
import { readSettings } from '../platform/server/settings.ts';
import { SettingsError } from '../platform/server/variables.ts';
import { toldInOneLine } from './oneLine.ts';

const usage = `Usage: npm run move -- [--data ./data] [--to postgres://…] [--files s3://bucket]
       npm run move -- [--data ./data] [--from postgres://…] [--from-files s3://bucket]
  What is not named is the data folder. Keys of the bucket: S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY`;

/** A place, given by the addresses of its rows and of its files. */
function locationOf(rows: string | undefined, files: string | undefined): StorageLocation {
  const [, bucket] = /^s3:\/\/([^/]+)\/?$/.exec(files ?? '') ?? [];
  if (files !== undefined && bucket === undefined)
    throw new SettingsError(`Files are in s3://bucket, not in «${files}»`);
  const env = {
    DATABASE_URL: rows ?? '',
    ...(bucket !== undefined && {
      ...process.env,
      DATABASE_URL: rows ?? '',
      DATABASE_URL_FILE: '',
      S3_BUCKET: bucket,
    }),
  };
  const settings = readSettings([], env);
  if (settings === 'help') throw new SettingsError(usage);
  return { databaseUrl: settings.databaseUrl, bucket: settings.bucket };
}

/** Prints the progress, at most once a second. */
function progress(): (line: string) => void {
  let told = 0;
  return (line) => {
    const now = performance.now();
    if (now - told < 1000) return;
    told = now;
    console.log(line);
  };
}

await toldInOneLine(async () => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { data: text, from: text, 'from-files': text, to: text, files: text, help: { type: 'boolean' } },
  });
  if (values.help === true) console.log(usage);
  else {
    process.umask(0o077);
    const data = values.data ?? process.env['DATA_DIR'] ?? './data';
    const from = locationOf(values.from, values['from-files']);
    const to = locationOf(values.to, values.files);
    const { rows, files, bytes, underWay } = await move({ data, from, to, say: progress() });
    console.log(`${rows} rows and ${files} files (${bytes} bytes) are there, and were compared.`);
    if (underWay > 0) console.log(`${underWay} uploads were not finished: consoles send their files anew.`);
    console.log('What was in the folder is there still, as *.moved: remove it once all is well.');
  }
});
