import path from 'node:path';
import { logRecord } from '#lib/log.ts';
import { createPlatform, type PlatformApp } from '../app.ts';
import type { AuditRecord } from '../audit.ts';
import { diskFiles } from '../files/disk.ts';
import type { Mail } from '../mail/mail.ts';
import { outboxMail } from '../mail/outbox.ts';
import { smtpMail } from '../mail/smtp.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { scryptPasswords } from '../passwords/scrypt.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { large } from '../scenarios/large.ts';
import { loadScenario, type LongScenario } from '../scenarios/scenario.ts';
import { standard } from '../scenarios/standard.ts';
import { cookieSessions } from '../sessions/cookie.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { DatabaseError } from '../store/version.ts';
import { checkFolder, holdFolder, keyOf } from './folder.ts';
import { SettingsError, type ScenarioName, type Settings } from './settings.ts';

/** What a host may put in the place of the machine's own. */
export interface LocalParts {
  /** Ms since the epoch. */
  clock: () => number;
  passwords: Passwords;
  /** Gets what concerns the safety of accounts. */
  audit: (record: AuditRecord) => void;
  /** What a folder that is to be empty begins with: nobody. Tests put an author there. */
  empty: LongScenario;
}

/** A platform on a folder. */
export interface LocalPlatform extends PlatformApp {
  /** What whoever starts it is told of how to get in; null where there is an author, who knows. */
  wayIn(): Promise<string | null>;
}

const databaseName = 'platform.db';

/** Letters through the mail server, or into the folder `outbox` where there is none. */
function openMail({ smtpUrl, mailFrom, dataDir }: Settings, now: () => number): Mail {
  const sender = { from: mailFrom, now };
  if (smtpUrl !== null) return smtpMail({ url: smtpUrl, ...sender });
  return outboxMail({
    folder: path.join(dataDir, 'outbox'),
    say: (line) => void process.stdout.write(`${line}\n`),
    ...sender,
  });
}

/**
 * The platform on a folder: its data in SQLite, its files beside it. The first run loads a scenario. `ownUrl` is asked for
 * once the server listens.
 */
export async function openLocal(
  settings: Settings,
  ownUrl: () => string,
  parts: Partial<LocalParts> = {},
): Promise<LocalPlatform> {
  const { clock = Date.now, passwords = scryptPasswords(), audit = logRecord, empty = () => [] } = parts;
  await checkFolder(settings.dataDir);
  const lock = holdFolder(settings.dataDir);
  try {
    return await openHeld(settings, ownUrl, { clock, passwords, audit, empty }, lock.release);
  } catch (error) {
    lock.release();
    if (error instanceof DatabaseError)
      throw new SettingsError(
        `The database ${path.resolve(settings.dataDir, databaseName)} ${error.message}`,
      );
    throw error;
  }
}

async function openHeld(
  settings: Settings,
  ownUrl: () => string,
  { clock, passwords, audit, empty }: LocalParts,
  release: () => void,
): Promise<LocalPlatform> {
  const scenarios: Record<ScenarioName, LongScenario> = { standard, empty, large };
  const store = sqliteStore(path.join(settings.dataDir, databaseName));
  const files = diskFiles(path.join(settings.dataDir, 'files'));
  if ((await store.accounts.all()).length === 0) {
    await loadScenario(scenarios[settings.scenario], clock(), {
      store,
      files,
      passwords,
      assets: diskAssets,
    });
  }
  const key = await keyOf(settings.dataDir);
  const platform = createPlatform({
    store,
    files,
    passwords,
    codeKey: key,
    audit,
    sessions: cookieSessions({ accounts: store.accounts, now: clock, key }),
    mail: openMail(settings, clock),
    publicUrl: () => settings.publicUrl?.href ?? ownUrl(),
    clock,
    moderation: { delayMs: settings.moderationDelayMs },
    processing: { resume: true },
  });
  return {
    ...platform,
    async wayIn() {
      const link = await platform.invite();
      if (link !== null) return `Первый автор: ${link} (ссылка действует сутки и сработает один раз)`;
      const demo = await store.accounts.byEmail(demoAccount.email);
      return demo?.id === demoAccount.id ? `Вход: ${demoAccount.email} / ${demoAccount.password}` : null;
    },
    async close() {
      await platform.close();
      await files.close();
      await store.close();
      release();
    },
  };
}
