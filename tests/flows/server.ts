import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A running console: what `npm start` gives, on a port and a folder of its own. */
export interface Server {
  origin: string;
  /** The folder of its data and files. */
  folder: string;
  /** All that it has printed so far. */
  printed: () => string;
  /** Ends it by SIGTERM, and gives its exit code. */
  stop: () => Promise<number>;
}

/** A port that nobody listens on just now. */
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

/** A new empty folder, and the means to remove it. */
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

/** The very command of `npm start`. Run without npm around it, which would hide the exit code behind its own. */
async function startCommand(): Promise<string[]> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { start: string } };
  return scripts.start.split(' ').slice(1);
}

/** Runs what `npm start` runs with these flags and settings, and waits until it serves. */
export async function startServer(
  folder: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<Server> {
  const port = await freePort();
  const flags = ['--port', String(port), '--data', folder, ...args];
  const child = spawn(process.execPath, [...(await startCommand()), ...flags], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = exitOf(child);
  const origin = `http://127.0.0.1:${port}`;

  const serves = async () => {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    return answer?.status === 200;
  };
  let exitCode: number | null = null;
  void ended.then((code) => (exitCode = code));
  while (!(await serves())) {
    if (exitCode !== null) throw new Error(`The server ended with ${exitCode}:\n${printed}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  return {
    origin,
    folder,
    printed: () => printed,
    stop: async () => {
      if (exitCode === null) child.kill('SIGTERM');
      return ended;
    },
  };
}
