import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { memoryStore } from '../store/memory.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { sessionsConformance } from './conformance.ts';

let folder = '';
let next = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sessions-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

sessionsConformance('memory', memoryStore);
sessionsConformance('sqlite', () => sqliteStore(path.join(folder, `${next++}.db`)));
