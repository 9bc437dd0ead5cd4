import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { root, runPinned } from '../../../scripts/install.mjs';
import { percentile, printFigures, type Figure } from '../figures.ts';
import { openBrowsers, type Browsers } from './browsers.ts';
import { chartOf } from './chart.ts';
import { serveConsoles, type Consoles } from './consoles.ts';
import { withRun, type Cell, type Run } from './history.ts';
import { lines, type Line, type Opening } from './opening.ts';
import { screens as all, sides, visits, type Screen, type Visit } from './screens.ts';
import {
  coldVisits,
  deployVisits,
  offlineVisits,
  returningBrowsers,
  warmVisits,
  type Rounds,
} from './visits.ts';

const blockingBudget = 0.4;

interface Asked {
  rounds: number;
  /** Whether the run is written down. */
  keep: boolean;
  line: Line;
  screens: readonly Screen[];
  visits: readonly Visit[];
  /** A browser of the machine, by its path; null for the pinned one. */
  browser: string | null;
}

/** What is asked by `npm run bench -- start …`: screens and visits by their names, all by default. */
function readAsked(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '7' },
      keep: { type: 'boolean', default: false },
      line: { type: 'string', default: 'no limit' },
      browser: { type: 'string' },
    },
    allowPositionals: true,
  });
  const line = (Object.keys(lines) as Line[]).find((known) => known === values.line);
  const rounds = Number(values.runs);
  const known = [...all.map(({ name }) => name), ...visits];
  const unknown = positionals.find((name) => !known.includes(name));
  if (line === undefined || !(rounds >= 1) || unknown !== undefined)
    throw new Error(
      `Take --runs 7, --line «${Object.keys(lines).join('» or «')}», --browser <path>, ${known.join(', ')}`,
    );
  const some = <T>(from: readonly T[], nameOf: (one: T) => string) => {
    const named = from.filter((one) => positionals.includes(nameOf(one)));
    return named.length > 0 ? named : from;
  };
  return {
    rounds,
    keep: values.keep,
    line,
    browser: values.browser ?? null,
    screens: some(all, ({ name }) => name),
    visits: some(visits, (name) => name),
  };
}

const middle = (openings: Opening[] | undefined, of: keyof Opening): number | null =>
  openings === undefined
    ? null
    : Math.round(
        percentile(
          openings.map((opening) => opening[of]),
          0.5,
        ),
      );

/** What a screen came to: our time, and how it stands to the others where there are any. */
function figuresOf(name: string, visit: Visit, { budget }: Screen, rounds: Rounds): Figure[] {
  const [own = 0, floor, theirs] = sides.map((side) => middle(rounds[side], 'ready') ?? undefined);
  const ratio = (other: number | undefined, whose: string) =>
    other === undefined ? '' : `, ${whose} ${other} ms: ×${(own / other).toFixed(2)}`;
  const painted = sides.flatMap((side) => middle(rounds[side], 'painted') ?? []).join(' / ');
  const told = `${own} ms${ratio(floor, 'floor')}${ratio(theirs, 'react-admin')}; painted ${painted} ms`;
  if (visit !== 'cold' || budget === undefined || theirs === undefined)
    return [{ name, measured: told, ok: true }];
  const [blocked = 0, theirBlocked = 0] = (['ours', 'theirs'] as const).map(
    (side) => middle(rounds[side], 'blocking') ?? 0,
  );
  return [
    { name, measured: told, budget: `≤ ×${budget.toFixed(2)}`, ok: own / theirs <= budget },
    {
      name: `${name}: blocking`,
      measured: `${blocked} ms, react-admin ${theirBlocked} ms`,
      budget: `≤ ×${blockingBudget.toFixed(2)}`,
      ok: blocked <= theirBlocked * blockingBudget,
    },
  ];
}

/** The rounds of each visit to each screen. */
async function measure(
  { browser, profileOf }: Browsers,
  consoles: Consoles,
  asked: Asked,
  tell: (visit: Visit, screen: Screen, rounds: Rounds) => void,
): Promise<void> {
  const { rounds, line } = asked;
  if (asked.visits.includes('cold'))
    for (const screen of asked.screens)
      tell('cold', screen, await coldVisits(browser, consoles, screen, rounds, line));
  const later = line === 'no limit' ? asked.visits.filter((visit) => visit !== 'cold') : [];
  if (later.length === 0) return;
  const inside = asked.screens.filter(({ signedIn }) => signedIn);
  const returning = await returningBrowsers(profileOf, consoles, inside);
  if (later.includes('warm'))
    for (const screen of inside) tell('warm', screen, await warmVisits(returning, consoles, screen, rounds));
  if (later.includes('offline'))
    for (const screen of inside.filter(({ offline }) => offline !== null))
      tell('offline', screen, await offlineVisits(returning, consoles, screen, rounds));
  // What a deploy costs is the same on every screen.
  const [first] = inside;
  if (later.includes('deploy') && first !== undefined)
    tell('deploy', first, await deployVisits(returning, consoles, first, rounds));
}

/** Writes a run into the history and draws its chart. */
async function keepRun(run: Run): Promise<void> {
  const document = path.join(root, 'docs/performance.md');
  await writeFile(document, withRun(await readFile(document, 'utf8'), run));
  await writeFile(path.join(root, 'docs/pictures/starts.svg'), chartOf(run));
  await runPinned('oxfmt', [document]);
}

/**
 * Starts of the console beside the least that its libraries take and a like console of react-admin, in turns, on the same platform, the
 * processor slowed. False where a budget is missed.
 */
export async function benchStart(): Promise<boolean> {
  const asked = readAsked(process.argv.slice(3));
  const load = loadavg()[0]?.toFixed(1) ?? '0';
  const browsers = await openBrowsers(asked.browser);
  const figures: Figure[] = [];
  const cells: Run['cells'] = { cold: {}, warm: {}, offline: {}, deploy: {} };
  let consoles: Consoles | null = null;
  try {
    consoles = await serveConsoles(browsers.browser);
    await measure(browsers, consoles, asked, (visit, screen, rounds) => {
      const name = `${visit} ${screen.name}${asked.line === 'no limit' ? '' : `, ${asked.line}`}`;
      const own = figuresOf(name, visit, screen, rounds);
      console.log(`${name}: ${own[0]?.measured ?? ''}`);
      figures.push(...own);
      const medians = sides.map((side) => [side, middle(rounds[side], 'ready')] as const);
      const cell: Cell = Object.fromEntries(medians.filter(([, value]) => value !== null));
      cells[visit][screen.name] = cell;
    });
  } finally {
    await browsers.close();
    await consoles?.close();
  }
  if (asked.keep) {
    const { stdout } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: root });
    const rounds = `${asked.rounds} ${asked.rounds === 1 ? 'round' : 'rounds'}`;
    const machine = `load ${load} of ${availableParallelism()}`;
    const on = asked.browser === null ? machine : `${machine}, ${path.basename(asked.browser)}`;
    await keepRun({
      of: `${new Date().toISOString().slice(0, 10)}, ${stdout.trim()}, ${rounds}, ${on}`,
      cells,
    });
  }
  return printFigures(figures);
}
