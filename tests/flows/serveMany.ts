// Local servers of the flows in one process, each on its folder and its clock, controlled by messages: a server's code is loaded and compiled once,
// not for each file.
import * as v from 'valibot';
import { createLog } from '../../platform/observe/log.ts';
import { empty } from '../../platform/scenarios/empty.ts';
import { consoleDir, start } from '../../platform/server.ts';
import { saveMemory } from '../../platform/server/memory.ts';
import { readSettings } from '../../platform/server/settings.ts';
import { logFailuresTo } from '#lib/log.ts';
import { command, type Reply } from './serverCommands.ts';
import { testPasswords } from './testPasswords.ts';

const running = new Map<number, () => Promise<void>>();

async function startOne(id: number, args: string[], env: Record<string, string>, ahead: number) {
  const settings = readSettings(args, { ...process.env, ...env });
  if (settings === 'help') throw new Error('No help was asked for');
  const log = createLog(settings.logLevel);
  logFailuresTo(log.failure);
  const clock = () => Date.now() + ahead;
  const parts = { clock, passwords: testPasswords, empty, observer: log.observer };
  const { url, close } = await start(settings, consoleDir, parts);
  running.set(id, close);
  return url;
}

async function stopOne(id: number): Promise<string> {
  await running.get(id)?.();
  running.delete(id);
  return '';
}

process.umask(0o077);
saveMemory();
process.on('disconnect', () => process.exit());
process.on('message', async (message) => {
  const asked = v.parse(command, message);
  const work =
    asked.kind === 'start' ? startOne(asked.id, asked.args, asked.env, asked.aheadMs) : stopOne(asked.id);
  const reply: Reply = await work.then(
    (origin) => ({ id: asked.id, origin, failed: null }),
    (error: unknown) => ({ id: asked.id, origin: '', failed: String(error) }),
  );
  process.send?.(reply);
});
