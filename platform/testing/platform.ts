import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { fillPath, type Endpoint } from '#api/endpoint.ts';
import { createPlatform, type PlatformApp } from '../app.ts';
import type { AuditRecord } from '../audit.ts';
import type { Files } from '../files/files.ts';
import type { Probe } from '../jobs/probe.ts';
import { memoryMail, type MemoryMail } from '../mail/memory.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { demoAccount } from '../scenarios/demo.ts';
import type { Limits } from '../records/space.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { loadedScenario } from '../scenarios/loaded.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import type { Scanner } from '../scanning/scanner.ts';
import { standard } from '../scenarios/standard.ts';
import { storySessions, type StorySessions } from '../sessions/storySessions.ts';
import type { Store } from '../store/store.ts';
import { loadedFolder, openFolder } from './folder.ts';

/** Whether the tests of the platform run on PostgreSQL instead of memory and SQLite. */
const isOnPostgres = process.env['STORE'] === 'postgres';

/** How long a test waits for what a platform does by itself: a guard against what never happens, not a measure. */
export const patiently = { timeout: 15_000 };

/** How often a property asks a platform: of a database, over which each call is several ways, less often. */
export const runsOf = (times: number): number => (isOnPostgres ? Math.ceil(times / 3) : times);

/** The time that tests begin at. */
export const testTime = Date.parse('2026-11-20T06:12:00Z');

export type Adapters = 'memory' | 'sqlite and disk';

/** What a call sends: parameters of the path, a JSON body or a raw one, more headers. */
export interface Sent {
  params?: Record<string, string>;
  body?: unknown;
  raw?: BodyInit;
  /** With its question mark. */
  query?: string;
  headers?: Record<string, string>;
}

export interface TestPlatform {
  platform: PlatformApp;
  store: Store;
  files: Files;
  sessions: StorySessions;
  /** The letters that the platform sent. */
  mail: MemoryMail;
  /** The clock of the platform; it stands until it is moved. */
  clock: { now: number };
  /** Calls a row of the table. */
  call(endpoint: Endpoint, sent?: Sent): Promise<Response>;
  /** Calls a row that must succeed, and reads its JSON. */
  ask<T = Record<string, unknown>>(endpoint: Endpoint, sent?: Sent): Promise<T>;
  /** Calls any path below `/api`. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Ends it before the test does: one that opens many gives back what each has. */
  close(): Promise<void>;
}

async function loaded(kind: Adapters, scenario: Scenario): Promise<{ store: Store; files: Files }> {
  if (isOnPostgres) {
    const { loadedDatabase } = await import('./postgresPlatform.ts');
    // Its files are elsewhere: what is asked here is whether its rows are the same.
    const [store, { files }] = await Promise.all([
      loadedDatabase(scenario, testTime),
      loadedScenario(scenario, testTime, diskAssets),
    ]);
    return { store, files };
  }
  if (kind === 'memory') return loadedScenario(scenario, testTime, diskAssets);
  const folder = await loadedFolder(scenario, testTime);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return openFolder(folder);
}

interface Options {
  adapters?: Adapters;
  scenario?: Scenario;
  delayMs?: number;
  probe?: Probe;
  limits?: Partial<Limits>;
  scanner?: Scanner;
  audit?: (record: AuditRecord) => void;
}

/** Ends something once, and holds it no longer than that: a test that opens thousands has room for each. */
function once(end: () => Promise<void>): () => Promise<void> {
  let open: (() => Promise<void>) | null = end;
  let ended = Promise.resolve();
  return () => {
    if (open !== null) ended = open();
    open = null;
    return ended;
  };
}

/** A platform for one test, with the demo in it and its author signed in. */
export async function testPlatform(options: Options = {}): Promise<TestPlatform> {
  const { store, files } = await loaded(options.adapters ?? 'memory', options.scenario ?? standard);
  const clock = { now: testTime };
  const passwords = plainPasswords();
  const sessions = storySessions(demoAccount.id, () => clock.now);
  const mail = memoryMail();
  const platform = createPlatform({
    store,
    files,
    passwords,
    sessions,
    mail,
    publicUrl: () => 'http://console.test',
    clock: () => clock.now,
    moderation: { delayMs: options.delayMs ?? 48 * 60 * 60 * 1000 },
    limits: options.limits ?? {},
    scanner: options.scanner ?? null,
    audit: options.audit ?? (() => undefined),
    processing: options.probe === undefined ? {} : { probe: options.probe },
  });
  const close = once(async () => {
    await platform.close();
    await files.close();
    await store.close();
  });
  onTestFinished(close);

  const base = 'http://console.test/api';
  const call: TestPlatform['call'] = ({ method, path: pattern }, sent = {}) => {
    // A body may be one that is made as it is read; only the types of browsers do not know the word for that.
    const streamed = { duplex: 'half' };
    const request = new Request(base + fillPath(pattern, sent.params ?? {}) + (sent.query ?? ''), {
      method,
      ...(sent.headers === undefined ? {} : { headers: sent.headers }),
      ...streamed,
      ...(method === 'GET' ? {} : { body: sent.raw ?? JSON.stringify(sent.body) ?? null }),
    });
    return platform.fetch(request);
  };
  return {
    platform,
    store,
    files,
    sessions,
    mail,
    clock,
    call,
    async ask<T>(endpoint: Endpoint, sent?: Sent) {
      const response = await call(endpoint, sent);
      if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${await response.text()}`);
      return (response.status === 204 ? undefined : await response.json()) as T;
    },
    get: (address, headers = {}) => platform.fetch(new Request(base + address, { headers })),
    close,
  };
}
