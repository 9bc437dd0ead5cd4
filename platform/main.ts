// The process of the local server: settings from flags and environment, one line on what is wrong, a clean end.
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
  /** What a test puts in the place of the machine's own. */
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
  // What is kept is for this user alone.
  process.umask(0o077);
  // Asked for before the address is told, so that whoever reads it may end the server at once.
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  process.on('SIGTERM', () => end());
  process.on('SIGINT', () => end());

  // Some thirty modules, for whoever asks for them alone.
  const tracer =
    settings.traces === null
      ? null
      : (await import('./observe/otlp.ts')).otlpTracer(settings.traces, settings.trustedProxies);
  const server = await start(settings, consoleDir, { observer: log.observer, tracer, ...parts });
  const second = settings.platformUrl === null ? server.wayIn : `Платформа: ${settings.platformUrl.href}`;
  console.log([`Кабинет автора: ${server.url}`, ...(second === null ? [] : [second])].join('\n'));

  await ended;
  await server.close();
  // What a collector does not take is lost, and is no reason not to end.
  await tracer?.close().catch(() => undefined);
}

/** Runs the local server until it is told to stop. What a setting makes impossible is said in one line, with exit code 1. */
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
