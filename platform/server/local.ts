import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createPlatform, type PlatformApp } from '../app.ts';
import { diskFiles } from '../files/disk.ts';
import type { Mail } from '../mail/mail.ts';
import { outboxMail } from '../mail/outbox.ts';
import { smtpMail } from '../mail/smtp.ts';
import { scryptPasswords } from '../passwords/scrypt.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { empty } from '../scenarios/empty.ts';
import { large } from '../scenarios/large.ts';
import { loadScenario, type LongScenario } from '../scenarios/scenario.ts';
import { standard } from '../scenarios/standard.ts';
import { cookieSessions } from '../sessions/cookie.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { SettingsError, type ScenarioName, type Settings } from './settings.ts';

const scenarios: Record<ScenarioName, LongScenario> = { standard, empty, large };

/** Makes the folder and proves that it can be written to. Throws `SettingsError`. */
export async function checkFolder(folder: string): Promise<void> {
  const probe = path.join(folder, '.write-check');
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new SettingsError(`The data folder ${path.resolve(folder)} cannot be written to (${code})`);
  }
}

/** Letters through the mail server, or into the folder `outbox` where there is none. */
function openMail({ smtpUrl, mailFrom, dataDir }: Settings): Mail {
  const sender = { from: mailFrom, now: Date.now };
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
export async function openLocal(settings: Settings, ownUrl: () => string): Promise<PlatformApp> {
  await checkFolder(settings.dataDir);
  const store = sqliteStore(path.join(settings.dataDir, 'platform.db'));
  const files = diskFiles(path.join(settings.dataDir, 'files'));
  const passwords = scryptPasswords();
  if ((await store.accounts.all()).length === 0) {
    await loadScenario(scenarios[settings.scenario], Date.now(), {
      store,
      files,
      passwords,
      assets: diskAssets,
    });
  }
  const platform = createPlatform({
    store,
    files,
    passwords,
    sessions: cookieSessions(store.accounts, Date.now),
    mail: openMail(settings),
    publicUrl: () => settings.publicUrl?.href ?? ownUrl(),
    clock: Date.now,
    moderation: { delayMs: settings.moderationDelayMs },
    processing: { resume: true },
  });
  return {
    fetch: platform.fetch,
    async close() {
      await platform.close();
      await files.close();
      await store.close();
    },
  };
}
