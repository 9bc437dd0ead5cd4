import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { S3Place } from '../../platform/files/s3Client.ts';
import { testPostgres } from '../../platform/testing/postgres.ts';
import { s3Settings, testS3 } from '../../platform/testing/s3.ts';

/** A PostgreSQL and an S3 storage for all servers of the flows, with a database and a bucket for each name. */
export interface Engines {
  /** The address of a database that always exists. */
  database: string;
  /** The address of the storage, and its keys. */
  storage: S3Place;
  /** It has a folder for each bucket. */
  buckets: string;
}

/** Starts them empty. All data is lost when they end. */
export async function startEngines(): Promise<{ engines: Engines; close: () => Promise<void> }> {
  const [postgres, s3] = await Promise.all([testPostgres(), testS3()]);
  const [database, storage] = await Promise.all([postgres.database(), s3.bucket()]);
  return {
    engines: { database, storage, buckets: s3.folder },
    close: async () => void (await Promise.all([postgres.close(), s3.close()])),
  };
}

/** The settings for the database and the bucket of a name. */
export function settingsOf({ database, storage }: Engines, name: string): Record<string, string> {
  return {
    DATABASE_URL: database.replace(/\w+(?=\?)/, name),
    ...s3Settings({ ...storage, bucket: name }),
  };
}

/** Creates the database and the bucket of a name: empty, or as copies of others that no server uses. */
export async function create({ database, buckets }: Engines, name: string, like?: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}${like === undefined ? '' : ` TEMPLATE ${like}`}`);
  await client.end();
  const bucket = path.join(buckets, name);
  if (like === undefined) await mkdir(bucket);
  else await cp(path.join(buckets, like), bucket, { recursive: true });
}
