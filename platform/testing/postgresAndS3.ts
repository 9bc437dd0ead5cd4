import { afterAll, beforeAll } from 'vitest';
import type { BucketSettings } from '../server/settings.ts';
import { testPostgres } from './postgres.ts';
import { testS3 } from './s3.ts';

/** A PostgreSQL and a storage of S3 for the tests of a file: there before the first, ended after the last. */
export function testEngines() {
  let open: Promise<[Awaited<ReturnType<typeof testPostgres>>, Awaited<ReturnType<typeof testS3>>]>;
  beforeAll(async () => {
    open = Promise.all([testPostgres(), testS3()]);
    await open;
  }, 60_000);
  afterAll(async () => {
    const [server, storage] = await open;
    await server.close();
    await storage.close();
  });
  return {
    /** The address of a new database. */
    database: async (): Promise<string> => (await open)[0].database(),
    /** A new bucket, whose bytes go by way of the server. */
    bucket: async (): Promise<BucketSettings> => ({ ...(await (await open)[1].bucket()), links: false }),
    /** What the storage has been asked so far. */
    calls: async (): Promise<readonly string[]> => (await open)[1].calls,
  };
}
