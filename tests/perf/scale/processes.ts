import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fillPath } from '#api/endpoint.ts';
import { leastCost, scryptPasswords } from '#platform/passwords/scrypt.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { seeded } from '#platform/scenarios/random.ts';
import { postgresStore } from '#platform/store/postgres.ts';
import { testPostgres } from '#platform/testing/postgres.ts';
import { percentile, printFigures } from '../figures.ts';
import { lists, questionTo } from '../questions.ts';
import { fillFirst } from './fill.ts';

/** How many times the reads of one process two must carry. */
const wanted = 1.7;
/** Cores that two processes, the database and who asks need for themselves. */
const enoughCores = 5;
/** What a process gets of a core where there are fewer, so that the others never lack one. */
const share = 0.2;
const [rounds, warmMs, roundMs, askers] = [5, 3000, 10_000, 16];

/** Holds a process to a share of a core, where this machine lets us (Linux, as root). Answers how to end that; null where it does not. */
async function held(pid: number): Promise<(() => Promise<void>) | null> {
  const periodUs = 20_000;
  const group = `/sys/fs/cgroup/cpu/kabinet-${pid}`;
  try {
    await mkdir(group);
    await writeFile(path.join(group, 'cpu.cfs_period_us'), String(periodUs));
    await writeFile(path.join(group, 'cpu.cfs_quota_us'), String(periodUs * share));
    await writeFile(path.join(group, 'cgroup.procs'), String(pid));
    return () => rmdir(group);
  } catch {
    return null;
  }
}

/** A process of the local server on a database, with a free port. */
async function serverOn(databaseUrl: string, folder: string) {
  const args = ['platform/main.ts', '--port', '0', '--data', folder];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const [, found] = /Кабинет автора: (\S+)/.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', () => reject(new Error('The server ended')));
  });
  const release = await held(child.pid ?? 0);
  return {
    url,
    isHeld: release !== null,
    async end() {
      child.kill('SIGTERM');
      await ended;
      await release?.();
    },
  };
}

async function logIn(url: string): Promise<string> {
  const { email, password } = demoAccount;
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Reads a second that some processes answer, asked by turns: pages of all lists, each as an author would put it. */
async function readsOf(urls: readonly string[], cookie: string, seed: number): Promise<number> {
  let [answered, turn] = [0, 0];
  const from = performance.now() + warmMs;
  const until = from + roundMs;
  const ask = async (_: unknown, at: number) => {
    const random = seeded(seed * 1000 + at);
    while (performance.now() < until) {
      const asked = random.pick(lists);
      const url = `${urls[turn++ % urls.length]}/api${fillPath(asked.endpoint.path, {})}`;
      const body = JSON.stringify(questionTo(asked, random));
      const answer = await fetch(url, { method: 'POST', headers: { cookie }, body });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      const now = performance.now();
      if (now >= from && now < until) answered++;
    }
  };
  await Promise.all(Array.from({ length: askers }, ask));
  return answered / (roundMs / 1000);
}

/** What one process and what two carry on one PostgreSQL, in turns. False where the second adds too little. */
export async function benchProcesses(): Promise<boolean> {
  const postgres = await testPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'processes-'));
  try {
    const database = await postgres.database();
    const store = await postgresStore(database);
    await fillFirst(store, scryptPasswords({ cost: leastCost }));
    await store.close();
    const servers = [await serverOn(database, folder), await serverOn(database, folder)];
    const urls = servers.map(({ url }) => url);
    const cookie = await logIn(urls[0] ?? '');
    const reads: [one: number, two: number][] = [];
    for (let round = 0; round < rounds; round++) {
      const one = await readsOf([urls[round % 2] ?? ''], cookie, 2 * round);
      reads.push([one, await readsOf(urls, cookie, 2 * round + 1)]);
    }
    await Promise.all(servers.map((server) => server.end()));
    const isHeld = servers.every((server) => server.isHeld);
    const ratio = percentile(
      reads.map(([one, two]) => two / one),
      0.5,
    );
    const told = (at: 0 | 1) =>
      percentile(
        reads.map((each) => each[at]),
        0.5,
      ).toFixed(0);
    const isJudged = isHeld || availableParallelism() >= enoughCores;
    const each = isHeld ? `each held to ${share * 100} % of a core` : 'each with what is left of the cores';
    return printFigures([
      {
        name: `reads a second by one process and by two, ${each}`,
        measured: `${told(0)}, ${told(1)}: ×${ratio.toFixed(2)}  (${reads.map(([one, two]) => (two / one).toFixed(2)).join(' ')})`,
        ...(isJudged && { budget: `≥ ×${wanted}` }),
        ok: !isJudged || ratio >= wanted,
      },
    ]);
  } finally {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  }
}
