import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aheadMs } from './clock.ts';

/** A running console on its own port and folder. */
export interface Server {
  origin: string;
  /** The folder of its data and files. */
  folder: string;
  /** Its output so far. */
  printed: () => string;
  /** Ends it by SIGTERM, and returns its exit code. */
  stop: () => Promise<number>;
}

/** Flags and settings of a server. */
export interface ServerOptions {
  args?: string[];
  env?: Record<string, string>;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}

/** A new empty folder, and the function that removes it. */
export async function emptyFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'kabinet-'));
}

/** Removes a folder of `emptyFolder`. */
export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}

/** Runs a server program on a free port, and waits until it prints its address. */
async function run(
  program: string[],
  folder: string,
  { args = [], env = {} }: ServerOptions,
): Promise<Server> {
  const child = spawn(process.execPath, [...program, '--port', '0', '--data', folder, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = exitOf(child);
  // A failed test may not have ended it.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  let printed = '';
  let running = true;
  const origin = await new Promise<string>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, found] = /^Кабинет автора: (\S+)\n/m.exec(printed) ?? [];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const tell = (code: number) => {
      running = false;
      reject(new Error(`The server ended with ${code}:\n${printed}`));
    };
    void ended.then(tell);
  });
  return {
    origin,
    folder,
    printed: () => printed,
    stop: async () => {
      if (running) child.kill('SIGTERM');
      return ended;
    },
  };
}

/** Runs what `npm start` runs after the installation: a test must not change the packages that it uses itself. */
export async function startServer(folder: string, options: ServerOptions = {}): Promise<Server> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  return run(scripts.start.split(' ').slice(2), folder, options);
}

/** Runs the same server on the test's clock, with the console already built and fast password hashes. */
export async function startTestServer(folder: string, { args, env }: ServerOptions = {}): Promise<Server> {
  const program = [path.join(import.meta.dirname, 'serve.ts')];
  return run(program, folder, { ...(args && { args }), env: { ...env, CLOCK_AHEAD_MS: String(aheadMs()) } });
}
