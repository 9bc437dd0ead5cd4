import path from 'node:path';
import { logRecord } from '#lib/log.ts';
import { createPlatform, type PlatformApp } from '../app.ts';
import type { AuditRecord } from '../audit.ts';
import { diskFiles } from '../files/disk.ts';
import type { Files } from '../files/files.ts';
import { onceForAll } from '../jobs/onceForAll.ts';
import { createSweeping } from '../jobs/sweep.ts';
import type { WorkerOptions } from '../jobs/worker.ts';
import { workerProbe } from '../jobs/workerProbe.ts';
import type { Mail } from '../mail/mail.ts';
import { outboxMail } from '../mail/outbox.ts';
import { smtpMail } from '../mail/smtp.ts';
import { createMetrics } from '../observe/metrics.ts';
import { blind, together, type Observer } from '../observe/observer.ts';
import { tracedFiles, tracedStore } from '../observe/traced.ts';
import type { Tracer } from '../observe/tracer.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { scryptPasswords } from '../passwords/scrypt.ts';
import { isFull } from '../refusal.ts';
import { gigabyte, type Limits } from '../records/space.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { large } from '../scenarios/large.ts';
import { loadScenario, type LongScenario } from '../scenarios/scenario.ts';
import { standard } from '../scenarios/standard.ts';
import { clamd } from '../scanning/clamd.ts';
import { cookieSessions } from '../sessions/cookie.ts';
import { withLoginOnFullDisk } from '../store/loginOnFullDisk.ts';
import { databaseOf } from './database.ts';
import { checkFolder, holdFolder, keyOf, refuseMoving } from './folder.ts';
import { problemsOf, type HealthProblem } from './health.ts';
import { placeOf, type FilesPlace } from './place.ts';
import type { ScenarioName, Settings } from './settings.ts';
import { SettingsError } from './variables.ts';

/** What a host may replace. */
export interface LocalParts {
  /** Ms since the epoch. */
  clock: () => number;
  passwords: Passwords;
  /** Gets security events of accounts. */
  audit: (record: AuditRecord) => void;
  /** Is told of requests, in addition to the metrics. */
  observer: Observer;
  /** Gets spans; by default nobody does. */
  tracer: Tracer | null;
  /** The content of an empty folder: no accounts. Tests add an author. */
  empty: LongScenario;
  /** Opens the files of a folder. */
  openFiles: (folder: string) => Files;
  /** The length of leases, and how often jobs of other processes are looked for. */
  jobs: Pick<WorkerOptions, 'leaseMs' | 'pollMs'>;
  /** The first pause before a retry of the file storage, ms. */
  pauseMs: number;
}

/** The platform on a folder. */
export interface LocalPlatform extends PlatformApp {
  /** Where its rows are kept. */
  database: 'sqlite' | 'postgresql';
  /** Where its files are kept. */
  files: FilesPlace['kind'];
  /** How to get in, for the operator; null if there is an author, who knows. */
  wayIn(): Promise<string | null>;
  /** The current problems; empty if there are none. */
  problems(): Promise<HealthProblem[]>;
  /** The page for Prometheus. */
  metrics(): Promise<{ type: string; text: string }>;
}

/** How often a process looks for jobs of others on the same PostgreSQL, ms. */
const pollMs = 2000;

/** Sends letters through the mail server, or into the folder `outbox` if there is none. */
function openMail({ smtpUrl, smtpTls, mailFrom, dataDir }: Settings, now: () => number): Mail {
  const sender = { from: mailFrom, now };
  if (smtpUrl !== null) return smtpMail({ url: smtpUrl, requireTLS: smtpTls, ...sender });
  return outboxMail({
    folder: path.join(dataDir, 'outbox'),
    say: (line) => void process.stdout.write(`${line}\n`),
    ...sender,
  });
}

const restOf = ({ sessionRestDays }: Settings) => sessionRestDays * 24 * 60 * 60 * 1000;

/** The platform on a folder: its data in SQLite, its files beside it. The first run loads a scenario. `ownUrl` is called once the server listens. */
export async function openLocal(
  settings: Settings,
  ownUrl: () => string,
  parts: Partial<LocalParts> = {},
): Promise<LocalPlatform> {
  const { clock = Date.now, passwords = scryptPasswords(), audit = logRecord, empty = () => [] } = parts;
  const { openFiles = diskFiles, observer = blind, tracer = null, jobs = {}, pauseMs = 200 } = parts;
  await checkFolder(settings.dataDir);
  let release = () => {};
  try {
    // Several processes may share the files if they share the rows: what they must know of each other is in PostgreSQL.
    if (settings.databaseUrl === null) release = holdFolder(settings.dataDir).release;
    await refuseMoving(settings.dataDir);
    const own = { clock, passwords, audit, empty, openFiles, observer, tracer, jobs, pauseMs };
    return await openHeld(settings, ownUrl, own, release);
  } catch (error) {
    release();
    if (isFull(error))
      throw new SettingsError(
        `The disk of the data folder ${path.resolve(settings.dataDir)} is full: make room on it, or choose another folder with --data`,
      );
    throw error;
  }
}

/** The rows and the files of the settings. */
async function openPlaces(
  settings: Settings,
  openFiles: LocalParts['openFiles'],
  { onRead, ...told }: Parameters<typeof placeOf>[3] & { onRead: Parameters<typeof databaseOf>[1] },
) {
  const { kind: database, open } = databaseOf(settings, onRead);
  const store = withLoginOnFullDisk(await open());
  try {
    return { database, store, place: await placeOf(settings, store.id ?? null, openFiles, told) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

function limitsOf(
  { maxFileGb, authorQuotaGb }: Settings,
  { largest }: FilesPlace,
): Pick<Limits, 'maxFile' | 'quota'> {
  return {
    maxFile: Math.min(maxFileGb * gigabyte, largest),
    quota: authorQuotaGb === 0 ? Infinity : authorQuotaGb * gigabyte,
  };
}

async function openHeld(
  settings: Settings,
  ownUrl: () => string,
  { clock, passwords, audit, empty, openFiles, observer, tracer, jobs: ownJobs, pauseMs }: LocalParts,
  release: () => void,
): Promise<LocalPlatform> {
  const scenarios: Record<ScenarioName, LongScenario> = { standard, empty, large };
  const metrics = createMetrics();
  const told = { onTrouble: metrics.storageTrouble, onRead: metrics.replicaRead, pauseMs };
  const { database, store: plainStore, place } = await openPlaces(settings, openFiles, told);
  const store = tracer === null ? plainStore : tracedStore(plainStore, tracer.inSpan);
  const files = tracer === null ? place.files : tracedFiles(place.files, tracer.inSpan);
  const jobs = {
    ...(database === 'postgresql' && { pollMs }),
    ...(tracer !== null && { traced: tracer.job }),
    ...ownJobs,
  };
  await onceForAll(
    { ...jobs, jobs: store.jobs, now: clock },
    { kind: 'scenario', owner: '', id: 'first' },
    async () => (await store.accounts.all()).length === 0,
    () =>
      loadScenario(scenarios[settings.scenario], clock(), { store, files, passwords, assets: diskAssets }),
  );
  const key = await keyOf(settings.dataDir);
  const sweeping = createSweeping({ ...jobs, store, files, now: clock });
  await sweeping.begin();
  const threads = workerProbe(place.probe);
  const platform = createPlatform({
    store,
    files,
    passwords,
    codeKey: key,
    audit,
    sessions: cookieSessions({ accounts: store.accounts, now: clock, key, restMs: restOf(settings) }),
    observer: together(metrics.observer, observer, tracer?.observer ?? blind),
    mail: metrics.mail(openMail(settings, clock)),
    publicUrl: () => settings.publicUrl?.href ?? ownUrl(),
    clock,
    limits: limitsOf(settings, place),
    scanner: settings.clamd === null ? null : clamd(settings.clamd),
    moderation: { delayMs: settings.moderationDelayMs },
    processing: { resume: true, probe: threads.probe },
    jobs,
  });
  const handOn = async () => void (await Promise.all([platform.handOn(), sweeping.close()]));
  const folders = [settings.dataDir, ...(typeof place.probe === 'string' ? [place.probe] : [])];
  const problems = () => problemsOf({ store, room: place.room, check: place.check, folders });
  return {
    ...platform,
    database,
    files: place.kind,
    async wayIn() {
      const link = await platform.invite();
      if (link !== null) return `Первый автор: ${link} (ссылка действует сутки и сработает один раз)`;
      const demo = await store.accounts.byEmail(demoAccount.email);
      return demo?.id === demoAccount.id ? `Вход: ${demoAccount.email} / ${demoAccount.password}` : null;
    },
    problems,
    handOn,
    async metrics() {
      const figures = {
        freeBytes: await place.room(),
        processing: await platform.processing(),
        problems: await problems(),
      };
      return metrics.page(figures);
    },
    async close() {
      await handOn();
      await platform.close();
      await threads.close();
      await files.close();
      await store.close();
      release();
    },
  };
}
