// The process of the local server: settings from flags and environment, one line for each error, a clean shutdown.
import { createLog } from './observe/log.ts';
import { checkPort, consoleDir, start } from './server.ts';
import { checkFolder } from './server/folder.ts';
import type { LocalParts } from './server/local.ts';
import { saveMemory } from './server/memory.ts';
import { logFailuresTo } from '#lib/log.ts';
import { readSettings, usage } from './server/settings.ts';
import { SettingsError } from './server/variables.ts';

interface Hooks {
  /** Work between the check of the settings and the start, such as building the console. */
  beforeListening?: () => Promise<void>;
  /** Replacements in tests. */
  parts?: Partial<LocalParts>;
}

async function run(argv: string[], { beforeListening, parts }: Hooks): Promise<void> {
  saveMemory();
  const settings = readSettings(argv, process.env);
  if (settings === 'help') return console.log(usage);
  const log = createLog(settings.logLevel);
  logFailuresTo(log.failure);
  await checkPort(settings);
  if (settings.platformUrl === null) await checkFolder(settings.dataDir);
  await beforeListening?.();
  // Files are readable only by this user.
  process.umask(0o077);
  // Registered before the address is printed, so that whoever reads it may stop the server at once.
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  process.on('SIGTERM', () => end());
  process.on('SIGINT', () => end());

  // Some thirty modules, loaded only on demand.
  const tracer =
    settings.traces === null
      ? null
      : (await import('./observe/otlp.ts')).otlpTracer(settings.traces, settings.trustedProxies);
  const server = await start(settings, consoleDir, { observer: log.observer, tracer, ...parts });
  const second = settings.platformUrl === null ? server.wayIn : `Платформа: ${settings.platformUrl.href}`;
  console.log([`Кабинет автора: ${server.url}`, ...(second === null ? [] : [second])].join('\n'));

  await ended;
  await server.close();
  // Spans that a collector does not take are lost; that must not prevent the shutdown.
  await tracer?.close().catch(() => undefined);
}

/** Runs the local server until it is stopped. A wrong setting is reported in one line, with exit code 1. */
export async function main(argv: string[], hooks: Hooks = {}): Promise<void> {
  try {
    await run(argv, hooks);
    process.exit(0);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

if (import.meta.main) await main(process.argv.slice(2));
