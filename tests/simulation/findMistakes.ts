// Scores the simulation by mistakes made on purpose: `node tests/simulation/findMistakes.ts [names] [--days=100] [--check]`.
//
// A copy of the checkout has the mistakes, one at a time. A mistake counts as found when a day breaks a promise with it.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { scoreTable, type Score } from '../mutations/score.ts';
import { mistakes, type Mistake } from './mistakes.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '100' }, check: { type: 'boolean', default: false } },
});
const home = fileURLToPath(new URL('../..', import.meta.url));
const wanted = mistakes.filter(({ name }) => names.length === 0 || names.includes(name));

const gone = wanted.filter(
  ({ file, find }) => readFileSync(path.join(home, file), 'utf8').split(find).length !== 2,
);
for (const { name, file } of gone) console.log(`${name}: does not stand once in ${file}`);
if (options.check || gone.length > 0) {
  console.log(`${wanted.length - gone.length} passed, ${gone.length} failed`);
  process.exit(gone.length === 0 ? 0 : 1);
}

const copy = mkdtempSync(path.join(tmpdir(), 'simulation-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
for (const part of ['src', 'platform', 'tests', 'scripts', '.storybook', 'package.json', 'tsconfig.json'])
  cpSync(path.join(home, part), path.join(copy, part), { recursive: true });
for (const part of ['vite.config.ts', 'vitest.config.ts'])
  cpSync(path.join(home, part), path.join(copy, part));
symlinkSync(path.join(home, 'node_modules'), path.join(copy, 'node_modules'));
process.chdir(copy);

/** The first day that failed, in words. */
let told = '';
Object.assign(process.env, { DAYS: options.days, SHRINK_MS: '0', PART_BYTES: '4096' });
// One runner for all of them: what is the same in each is read once.
const runner = await createVitest('test', {
  root: copy,
  watch: false,
  project: ['unit'],
  reporters: [
    {
      onUserConsoleLog({ content }) {
        if (content.includes(', seed ')) told ||= content.trim().slice(0, 200);
      },
    },
  ],
});

/** Whether all days hold. */
async function holds(sort: string): Promise<boolean> {
  told = '';
  process.env['SORT'] = sort;
  const specifications = await runner.getRelevantTestSpecifications(['tests/simulation/days.test.ts']);
  await runner.runTestSpecifications(specifications);
  return specifications.every(({ testModule }) => testModule?.ok() === true);
}

async function score({ name, sort, file, find, replace }: Mistake): Promise<Score> {
  const place = path.join(copy, file);
  const before = readFileSync(place, 'utf8');
  const begun = Date.now();
  writeFileSync(
    place,
    before.replace(find, () => replace),
  );
  runner.invalidateFile(place);
  const isFound = !(await holds(sort));
  writeFileSync(place, before);
  runner.invalidateFile(place);
  const by = isFound ? 'simulation' : null;
  return { name, kind: sort, file, by, note: told, seconds: (Date.now() - begun) / 1000 };
}

for (const sort of new Set(wanted.map((one) => one.sort)))
  if (!(await holds(sort))) throw new Error(`Days fail without any mistake: ${told}`);
const scores: Score[] = [];
mkdirSync(path.join(home, 'dist'), { recursive: true });
for (const mistake of wanted) {
  const result = await score(mistake);
  scores.push(result);
  console.log(
    `${result.by === null ? '✖' : '✔'} ${result.name} (${Math.round(result.seconds)} s) ${result.note}`,
  );
  // After each of them: a run that is cut leaves what it has found.
  writeFileSync(path.join(home, 'dist/simulation.md'), scoreTable(scores, []));
}
await runner.close();
const found = scores.filter(({ by }) => by !== null).length;
console.log(`${found} passed, ${scores.length - found} failed`);
