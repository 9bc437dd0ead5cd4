// A folder for what a worker of unit tests loads once and every file of it copies: it goes when all of them have ended.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { testPostgres } from '../../platform/testing/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with the data of scenarios, to be copied. */
    templates: string;
    /** A database of the PostgreSQL that tests run on where `STORE=postgres` asks for it; else empty. */
    postgres: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const templates = await mkdtemp(path.join(tmpdir(), 'templates-'));
  project.provide('templates', templates);
  const postgres = process.env['STORE'] === 'postgres' ? await testPostgres() : null;
  project.provide('postgres', (await postgres?.database())?.replace(/\w+(?=\?)/, 'postgres') ?? '');
  return async () => {
    await postgres?.close();
    await rm(templates, { recursive: true, force: true });
  };
}
