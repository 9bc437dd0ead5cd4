// The process that `npm run bench` measures: the local platform with the large scenario, in a folder of its own.
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '#api/endpoint.ts';
import { fillPath } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { seeded } from '#platform/scenarios/random.ts';
import { openLocal } from '#platform/server/local.ts';
import { saveMemory } from '#platform/server/memory.ts';
import { readSettings } from '#platform/server/settings.ts';
import { printFigures, timed, timesFigure, type Figure, type Time } from './figures.ts';
import { lists, questionTo, type Asked } from './questions.ts';

const budgets = { listMs: 30, courseMs: 150, readsPerSec: 1000, memoryMb: 300 };
const questions = 150;
const readSeconds = 3;

saveMemory();
const folder = await mkdtemp(path.join(tmpdir(), 'kabinet-bench-'));
const settings = readSettings(['--data', folder, '--scenario', 'large'], {});
if (settings === 'help') throw new Error('No help was asked for');

const opened = performance.now();
const platform = await openLocal(settings, () => 'http://bench.test');
const loadedIn = (performance.now() - opened) / 1000;

let cookie = '';

/** Calls a row of the table and reads its answer to the end. Throws where it is refused. */
async function ask<T>(endpoint: Endpoint, body?: unknown, params: Record<string, string> = {}): Promise<T> {
  const address = `http://bench.test/api${fillPath(endpoint.path, params)}`;
  const request = new Request(address, {
    method: endpoint.method,
    headers: { cookie },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await platform.fetch(request);
  const [set] = response.headers.getSetCookie();
  if (set !== undefined) cookie = set.split(';')[0] ?? '';
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.path}: ${response.status} ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

const { email, password } = demoAccount;
await ask(endpoints.auth.login, { email, password });

const random = seeded(1);

async function listFigures(asked: Asked): Promise<Figure[]> {
  const first = await timed([{ limit: 25 }], (body) => ask(asked.endpoint, body));
  const bodies = Array.from({ length: questions }, () => questionTo(asked, random));
  const counts: number[] = [];
  const firstPages = await timed(bodies, async (body) => {
    counts.push((await ask<{ count: number }>(asked.endpoint, body)).count);
  });
  const deep = bodies.map((body, at) => ({
    ...body,
    page: random.int(1, Math.max(1, Math.floor((counts[at] ?? 0) / (body.limit ?? 25)))),
  }));
  const deepPages = await timed(deep, (body) => ask(asked.endpoint, body));
  return [
    {
      name: `${asked.name}: the very first question`,
      measured: `${(first[0]?.clock ?? 0).toFixed(0)} ms  (processor ${(first[0]?.processor ?? 0).toFixed(0)})`,
      ok: true,
    },
    timesFigure(`${asked.name}: pages, half of them far on`, [...firstPages, ...deepPages], budgets.listMs),
  ];
}

/** Lists of lectures, each after a change of one. */
async function changedListFigure(): Promise<Figure> {
  const asked = lists.find(({ name }) => name === 'lectures');
  if (asked === undefined) throw new Error('No list of lectures');
  const times: Time[] = [];
  for (let at = 0; at < questions; at++) {
    const id = `lecture-${String(random.int(1, 5000)).padStart(6, '0')}`;
    await ask(endpoints.lecture.update, { id, name: `Лекция, изменённая ${at}` }, { id });
    times.push(...(await timed([questionTo(asked, random)], (body) => ask(asked.endpoint, body))));
  }
  return timesFigure('lectures: a page after each change', times, budgets.listMs);
}

async function courseFigure(): Promise<Figure> {
  const id = 'course-large';
  const places = new Set<number>();
  const times = await timed(Array.from({ length: 40 }), async () => {
    const course = await ask<{ modules: { lectures: string[] }[] }>(endpoints.course.get, undefined, { id });
    places.add(course.modules.reduce((sum, { lectures }) => sum + lectures.length, 0));
  });
  if (!places.has(10_000)) throw new Error('The course is not the large one');
  return timesFigure('course with 10 000 lectures', times, budgets.courseMs);
}

async function readsFigure(): Promise<Figure> {
  let reads = 0;
  const end = performance.now() + readSeconds * 1000;
  while (performance.now() < end) {
    const id = `lecture-${String(random.int(1, 5000)).padStart(6, '0')}`;
    await ask(endpoints.lecture.get, undefined, { id });
    reads++;
  }
  const perSec = Math.round(reads / readSeconds);
  return {
    name: 'reads of one lecture',
    measured: `${perSec} a second`,
    budget: `≥ ${budgets.readsPerSec} a second`,
    ok: perSec >= budgets.readsPerSec,
  };
}

function memoryFigure(): Figure {
  // Kilobytes at the highest, from the start of the process.
  const mb = (process.resourceUsage().maxRSS * 1024) / 1_000_000;
  return {
    name: 'memory at the highest, loading included',
    measured: `${mb.toFixed(0)} MB`,
    budget: `≤ ${budgets.memoryMb} MB`,
    ok: mb <= budgets.memoryMb,
  };
}

const figures: Figure[] = [
  { name: 'loading of the large scenario', measured: `${loadedIn.toFixed(1)} s`, ok: true },
];
for (const asked of lists) figures.push(...(await listFigures(asked)));
figures.push(await changedListFigure(), await courseFigure(), await readsFigure(), memoryFigure());
await platform.close();
await rm(folder, { recursive: true, force: true });
if (!printFigures(figures)) process.exitCode = 1;
