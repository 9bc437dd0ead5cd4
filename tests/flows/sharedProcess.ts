import { spawn, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { aheadMs } from './clock.ts';
import type { Server, ServerOptions } from './server.ts';
import { reply, type Command, type Reply } from './serverCommands.ts';

/** The process with the servers of this worker. */
interface Shared {
  child: ChildProcess;
  /** Sends a command; returns the origin of a started server. */
  send: (command: Command) => Promise<string>;
  printed: () => string;
}

/** Handles a reply of the process, or its end. */
type Waiting = (told: Reply) => void;

function open(): Shared {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'serveMany.ts')], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const take = (chunk: Buffer) => (printed += chunk.toString());
  // It ends with its worker, and does not keep it alive.
  child.unref();
  child.channel?.unref();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', take);
    if (stream instanceof Socket) stream.unref();
  }
  const waiting = new Map<number, Waiting>();
  child.on('message', (message) => {
    const told = v.parse(reply, message);
    waiting.get(told.id)?.(told);
  });
  child.once('exit', (code) => {
    for (const [id, tell] of waiting)
      tell({ id, origin: '', failed: `The process of servers ended with ${code}:\n${printed}` });
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const send = (command: Command) =>
    new Promise<string>((resolve, reject) => {
      waiting.set(command.id, ({ origin, failed }) => {
        waiting.delete(command.id);
        if (failed === null) resolve(origin);
        else reject(new Error(failed));
      });
      child.send(command);
    });
  return { child, send, printed: () => printed };
}

let ofWorker: Shared | null = null;
let started = 0;

/** Starts a server on a folder, like `startTestServer`, in a process that the files of a worker share. */
export async function startInSharedProcess(
  folder: string,
  { args = [], env = {} }: ServerOptions = {},
): Promise<Server> {
  if (ofWorker?.child.connected !== true) ofWorker = open();
  const { send, printed } = ofWorker;
  const before = printed().length;
  const id = (started += 1);
  const all = ['--port', '0', '--data', folder, ...args];
  const origin = await send({ kind: 'start', id, args: all, env, aheadMs: aheadMs() });
  let stopped: Promise<number> | null = null;
  return {
    origin,
    folder,
    printed: () => printed().slice(before),
    stop: () => (stopped ??= send({ kind: 'stop', id }).then(() => 0)),
  };
}
