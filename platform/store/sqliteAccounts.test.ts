import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { accountsConformance } from './accountsConformance.ts';
import { sqliteStore } from './sqlite.ts';

let folder = '';
let next = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accounts-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

accountsConformance('sqlite', () => sqliteStore(path.join(folder, `${next++}.db`)));
