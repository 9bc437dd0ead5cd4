import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { aheadMs } from './clock.ts';
import type { Server, ServerOptions } from './server.ts';
import { outcome, type Wish } from './serverWishes.ts';

/** The process in which servers of this worker run. */
interface Shared {
  child: ChildProcess;
  /** Sends a wish; gives the origin of a server that was started. */
  ask: (wish: Wish) => Promise<string>;
  printed: () => string;
}

/** Does something with an answer of the process, or with its end. */
type Waiting = (answer: v.InferOutput<typeof outcome>) => void;

function open(): Shared {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serveMany.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const take = (chunk: Buffer) => (printed += chunk.toString());
  // It goes with its worker, and does not keep it.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', take);
    if (stream instanceof Socket) stream.unref();
  }
  const waiting = new Map<number, Waiting>();
  child.on('message', (message) => {
    const answer = v.parse(outcome, message);
    waiting.get(answer.id)?.(answer);
  });
  child.once('exit', (code) => {
    for (const [id, tell] of waiting)
      tell({ id, origin: '', failed: `The process of servers ended with ${code}:\n${printed}` });
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const ask = (wish: Wish) =>
    new Promise<string>((resolve, reject) => {
      waiting.set(wish.id, ({ origin, failed }) => {
        waiting.delete(wish.id);
        if (failed === null) resolve(origin);
        else reject(new Error(failed));
      });
      child.send(wish);
    });
  return { child, ask, printed: () => printed };
}

let ofWorker: Shared | null = null;
let started = 0;

/** Starts a server on a folder, as `startTestServer` does, beside others in a process that the files of a worker share. */
export async function startInSharedProcess(
  folder: string,
  { args = [], env = {} }: ServerOptions = {},
): Promise<Server> {
  if (ofWorker?.child.connected !== true) ofWorker = open();
  const { ask, printed } = ofWorker;
  const before = printed().length;
  const id = (started += 1);
  const all = ['--port', '0', '--data', folder, ...args];
  const origin = await ask({ kind: 'start', id, args: all, env, aheadMs: aheadMs() });
  let stopped: Promise<number> | null = null;
  return {
    origin,
    folder,
    printed: () => printed().slice(before),
    stop: () => (stopped ??= ask({ kind: 'stop', id }).then(() => 0)),
  };
}
