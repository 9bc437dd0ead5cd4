import path from 'node:path';
import { compressible, deltaOf, encoders, quickEncoders } from '#platform/server/encodings.ts';
import { mapInPage } from '#app/worker/filesOfMap.ts';
import { mimes } from '#platform/server/mimes.ts';
import { percentile, printFigures, type Figure } from '../figures.ts';
import { builtAt, deployedCommits, filesOf } from './builds.ts';

/** What a deploy may cost an author who comes back, in the middle of ten: bytes as they travel. */
const budgets = { plain: 60_000, delta: 15_000 };

type Files = Map<string, Buffer>;

const pageName = 'index.html';

/** What the worker of a build takes by its name: all but the page, itself, and what no page asks for. */
const isKept = (name: string) =>
  !/^(?:index\.html|worker\.js|importmap\.json|\.built|\.vite\/.*)$|\.br$/.test(name);

/** Files by what they are, whatever is in them: by the keys of the page's map, and by their names without a digest. */
function filesByMeaning(files: Files): Map<string, string> {
  const [, map = '{}'] = mapInPage.exec(String(files.get(pageName))) ?? [];
  const { imports = {} } = JSON.parse(map) as { imports?: Record<string, string> };
  const plain = [...files.keys()].map((name): [string, string] => [
    name.replace(/-[\w-]{8}(?=\.\w+$)/, ''),
    name,
  ]);
  return new Map([
    ...plain,
    ...Object.entries(imports).map(([key, name]): [string, string] => [key, name.slice(2)]),
  ]);
}

/** What a file weighs as it is sent to whoever has nothing of it. */
async function sentOf(files: Files, name: string): Promise<number> {
  const bytes = files.get(name) ?? Buffer.alloc(0);
  if (!compressible.test(mimes[path.extname(name)] ?? '')) return bytes.length;
  if (name === pageName) return (await quickEncoders.br(bytes)).length;
  return (files.get(`${name}.br`) ?? (await encoders.br(bytes))).length;
}

interface Cost {
  files: number;
  /** All that is fetched, bytes. */
  plain: number;
  /** The same where files travel as what differs from those that the browser has. */
  delta: number;
}

/** What an author who has the older build whole fetches of the newer one. */
async function costOf(older: Files, newer: Files): Promise<Cost> {
  const [was, is] = [filesByMeaning(older), filesByMeaning(newer)];
  const meanings = new Map([...is].map(([meaning, name]) => [name, meaning]));
  const fresh = [...newer.keys()].filter((name) => isKept(name) && !older.has(name));
  let plain = 0;
  let delta = 0;
  for (const name of fresh) {
    const sent = await sentOf(newer, name);
    const dictionary = older.get(was.get(meanings.get(name) ?? '') ?? '');
    const bytes = newer.get(name) ?? Buffer.alloc(0);
    const differs = dictionary === undefined ? sent : (await deltaOf(bytes, dictionary)).length;
    plain += sent;
    delta += Math.min(sent, differs);
  }
  for (const name of [pageName, 'worker.js']) {
    if (!newer.has(name)) continue;
    const sent = await sentOf(newer, name);
    plain += sent;
    delta += sent;
  }
  return { files: fresh.length, plain, delta };
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The commits of the command line, the newest first, or the last ones: `npm run bench -- deploy 10`, `-- deploy <newest> <older>…`. */
async function commitsAsked(): Promise<{ id: string; subject: string }[]> {
  const given = process.argv.slice(3);
  const [first = '10'] = given;
  if (given.length > 1) return given.map((id) => ({ id, subject: '' }));
  return deployedCommits(Number(first) + 1);
}

/**
 * What an author who comes back fetches after each of the last deploys, as if each commit that changed the console had been one.
 * Counts of bytes, the same on every machine. False where the middle is over its budget.
 */
export async function benchDeploy(): Promise<boolean> {
  const commits = await commitsAsked();
  const builds: Files[] = [];
  for (const { id } of commits) builds.push(await filesOf(await builtAt(id)));
  const costs: Cost[] = [];
  const figures: Figure[] = [];
  for (const [at, newer] of builds.entries()) {
    const older = builds[at + 1];
    const commit = commits[at];
    if (older === undefined || commit === undefined) break;
    const cost = await costOf(older, newer);
    costs.push(cost);
    const measured = `${cost.files} files, ${kB(cost.plain)}, with dictionaries ${kB(cost.delta)}`;
    figures.push({ name: `${commit.id} ${commit.subject}`.trim(), measured, ok: true });
  }
  const middle = (kind: keyof typeof budgets): Figure => {
    const value = percentile(
      costs.map((cost) => cost[kind]),
      0.5,
    );
    const name = `middle of ${costs.length}${kind === 'delta' ? ', with dictionaries' : ''}`;
    return { name, measured: kB(value), budget: `≤ ${kB(budgets[kind])}`, ok: value <= budgets[kind] };
  };
  return printFigures([...figures, middle('plain'), middle('delta')]);
}
