import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, gone when the test is. */
export async function testFolder(): Promise<string> {
  const made = await mkdtemp(path.join(tmpdir(), 'main-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

/** A process of the local server. */
interface Run {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
  ended: Promise<number | null>;
}

/** Runs the local server with flags, in a process of its own that does not outlive the test. */
export function runServer(
  args: string[],
  env: Record<string, string> = {},
  program = 'platform/main.ts',
): Run {
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (errors += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  return { child, output: () => output, errors: () => errors, ended };
}

/** Starts the server on a free port, an author without content in it, and waits for its address. */
export async function startedServer(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Run & { url: string }> {
  const args = ['--port', '0', '--data', dataDir, '--empty'];
  const server = runServer(args, env, 'platform/testing/authorServer.ts');
  const url = await new Promise<string>((resolve, reject) => {
    server.child.stdout?.on('data', () => {
      const [, found] = /Кабинет автора: (\S+)/.exec(server.output()) ?? [];
      if (found !== undefined) resolve(found);
    });
    server.child.on('exit', () => reject(new Error(server.errors())));
  });
  return { ...server, url };
}

/** Logs in as the author: the cookie of the session. */
export async function logIn(url: string): Promise<string> {
  const body = JSON.stringify({ email: 'author@example.com', password: 'author-demo-2026' });
  const answer = await fetch(`${url}/api/v1/auth/login`, { method: 'POST', body });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
