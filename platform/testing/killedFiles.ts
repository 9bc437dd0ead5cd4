import { onTestFinished } from 'vitest';
import { s3Settings, testS3 } from './s3.ts';

/** Settings for where the files of a server are that is killed: `KILLS_ON=disk` or `KILLS_ON=s3` decides, else the test. */
export async function filesOf(place: 'disk' | 's3'): Promise<Record<string, string>> {
  if ((process.env['KILLS_ON'] ?? place) === 'disk') return {};
  const storage = await testS3();
  onTestFinished(() => storage.close());
  return s3Settings(await storage.bucket());
}
