// Opens the console with a platform that answers nonsense. Every screen is opened once. `HOSTILE=20000` goes on until that many answers were given,
// and `HOSTILE_SEED` generates others. A failure names the seed of its screen; `HOSTILE_SCREEN` starts again with it.
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { allEndpoints } from '#api/endpoints.ts';
import type { Visit } from '../flows/browser.ts';
import { shiftDates } from '../flows/clock.ts';
import { consoleOfFile } from '../flows/consoleOfFile.ts';
import { screensOfRun } from '../flows/everyScreen.ts';
import { addressOf, screens, watchLine } from '../flows/screens.ts';
import { standBetween, type Strike } from './between.ts';
import { hostileAnswer, hostileRefusal } from './hostile/answers.ts';

const here = consoleOfFile();

const wanted = Number(process.env['HOSTILE'] ?? 0);
const firstSeed = Number(process.env['HOSTILE_SEED'] ?? 1);
/** The seed of the first screen; by default the first of the run. */
const firstScreen = Number(process.env['HOSTILE_SCREEN'] ?? firstSeed * 1_000_003);
/** The difference between the seeds of consecutive screens. */
const perScreen = 97;
/** How many screens are open at once. Each spends more time waiting for the network than working. */
const atOnce = 3;

const rows = allEndpoints.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^/api${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

const endpointOf = (method: string, pathname: string) =>
  rows.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))?.endpoint;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A page whose calls are answered with nonsense. */
interface Nonsense {
  visit: Visit;
  /** Generates the answers for the next screen. */
  begin: (seed: number) => void;
  /** How many calls the screen has made. */
  calls: () => number;
  /** How many requests have no answer yet. */
  onLine: () => number;
  /** How many hostile answers were given. */
  given: () => number;
  /** Whether the last answer about a single record was useless, so that there may be no form. */
  isRefused: (id: string) => boolean;
}

/** The first value that a seed generates. */
function sample<T>(drawn: fc.Arbitrary<T>, seed: number): T {
  const [one] = fc.sample(drawn, { seed, numRuns: 1 });
  if (one === undefined) throw new Error('Nothing was drawn');
  return one;
}

/** Opens a page. Once a screen starts, its calls are answered with nonsense. */
async function nonsense(): Promise<Nonsense> {
  const between = await standBetween(here.server.origin);
  const visit = await here.open({ origin: between.origin });
  let [seed, calls, given] = [0, 0, 0];
  const asked = new Map<string, number>();
  /** Depends only on the address and the number of earlier calls to it, because the order of calls varies. */
  const drawFor = (path: string) => {
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    return [...path].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 1_000_003, seed + times);
  };
  const refused = new Map<string, boolean>();
  const strike: Strike = async (call, platform) => {
    const { pathname } = new URL(call.url);
    const endpoint = endpointOf(call.method, pathname);
    const response = await platform(call);
    const truth = parsed(await response.clone().text());
    calls += 1;
    const draw = drawFor(pathname);
    // Two of six calls get the true answer, because otherwise little of a screen would ever appear, and one is refused.
    if (endpoint === undefined || !response.ok || truth === undefined || draw % 3 === 0) {
      refused.delete(pathname);
      return response;
    }
    given += 1;
    // Cache headers are those of the true answer, except its ETag. Without them browsers keep some refusals forever.
    const { status, headers } = response;
    headers.delete('etag');
    if (draw % 6 === 1) {
      const refusal = sample(hostileRefusal, draw);
      headers.set('retry-after', refusal.after);
      refused.set(pathname, true);
      return new Response(refusal.body, { status: refusal.status, headers });
    }
    const body = sample(hostileAnswer(endpoint, truth), draw);
    refused.set(pathname, !v.is(endpoint.response, parsed(body)));
    return new Response(body, { status, headers });
  };
  return {
    visit,
    onLine: watchLine(visit.page),
    calls: () => calls,
    begin: (next) => {
      [seed, calls] = [next, 0];
      between.strikeOf = (_method, pathname) => (pathname.startsWith('/api/v1/') ? strike : null);
      refused.clear();
      asked.clear();
    },
    given: () => given,
    isRefused: (id) => [...refused].some(([path, isBad]) => isBad && path.endsWith(`/${id}`)),
  };
}

/** How long a screen must be without requests to count as loaded, and how long the test waits for that, ms. */
const quietMs = 400;
const patienceMs = 6000;

/** Waits until a screen has loaded everything. One that never stops asking is checked as it is. */
async function quiet({ page }: Visit, onLine: () => number, calls: () => number): Promise<void> {
  const end = Date.now() + patienceMs;
  let [since, before] = [Date.now(), calls()];
  while (Date.now() - since < quietMs && Date.now() < end) {
    await page.waitForTimeout(50);
    if (calls() === before && onLine() === 0) continue;
    [since, before] = [Date.now(), calls()];
  }
}

/** How often an open screen gets other answers. Opening a page takes ten times as long as asking again. */
const roundsOf = (turn: number) => (wanted > 0 ? 6 : turn % 2);

/** Makes a page load everything again, as when its author returns to it after a while. If a screen is named, it then goes there. */
const askAnew = async ({ page }: Visit, address: string | null) => {
  await page.evaluate(shiftDates, 31_000);
  await page.evaluate((hash) => {
    if (hash !== null) location.hash = hash;
    window.dispatchEvent(new Event('visibilitychange'));
  }, address);
};

/** How long a page may be busy with an answer before it counts as stuck, ms. */
const standsStillMs = 15_000;

/** What is known about a page that shows nothing: its state, its contents, and its last requests. */
const stateOf = () => {
  const fetched = performance.getEntriesByType('resource').slice(-8);
  const { readyState, body } = document;
  const lines = fetched.map(({ name, duration }) => `${name} in ${Math.round(duration)} ms`);
  return [readyState, body.innerHTML.slice(0, 400), ...lines].join('\n');
};

/** The contents of a page, once there are any. A stuck page differs from a blank one: the first never finishes, the second has lost its contents. */
async function textOf({ page, faults }: Visit, where: string): Promise<string> {
  const end = Date.now() + standsStillMs;
  for (;;) {
    const timer = new AbortController();
    const late = sleep(standsStillMs, null, { signal: timer.signal }).catch(() => null);
    const text = await Promise.race([page.evaluate(() => document.body.innerText.trim()), late]);
    timer.abort();
    if (text === null) throw new Error(`The page stands still: ${where}; ${faults.join('; ')}`);
    if (text !== '') return text;
    if (Date.now() > end)
      throw new Error(`A blank page: ${where}; ${[...faults, await page.evaluate(stateOf)].join('; ')}`);
    await page.waitForTimeout(50);
  }
}

/** What was found on a screen. */
interface Seen {
  /** Things that must not appear. */
  found: string[];
  /** Whether the form of a record is shown. */
  isForm: boolean;
}

/** Checks what a screen shows with nonsense as its data. */
async function look(
  { visit, calls, onLine, isRefused }: Nonsense,
  address: string,
  where: string,
): Promise<Seen> {
  const { page, faults } = visit;
  await quiet(visit, onLine, calls);
  const text = await textOf(visit, where);
  const [title] = await page.getByRole('textbox', { name: 'Название' }).all();
  const name = await title?.inputValue();
  const found = faults.splice(0);
  if (text.includes('Unexpected Application Error')) found.push('The screen crashed');
  if (calls() > 80) found.push(`${calls()} calls are made`);
  const [id = ''] = address.split('/').slice(2);
  if (name === '' && isRefused(id.split('?')[0] ?? '')) found.push('A blank form stands over a record');
  return { found: found.map((fault) => `${where}: ${fault}`), isForm: Boolean(name) };
}

/** A screen to open. */
interface Turn {
  address: string;
  seed: number;
  /** How often it gets other answers while it is open. */
  rounds: number;
  /** Whether its page is reloaded. */
  isAnew: boolean;
}

/**
 * Opens a screen with nonsense as its data, in a reloaded page or from the previous screen, and continues on it. Returns everything that is wrong.
 */
async function open(
  nonsense: Nonsense,
  { address, seed, rounds, from }: Turn & { from: string | null },
  tell: (seen: Seen) => void,
): Promise<string[]> {
  const { visit, begin } = nonsense;
  const found: string[] = [];
  visit.faults.length = 0;
  for (let round = 0; round <= rounds; round += 1) {
    begin(seed + round);
    if (round > 0 || from !== null) await askAnew(visit, round > 0 ? null : address);
    else await visit.page.goto(`/?nonsense=${seed}${address}`, { waitUntil: 'load' });
    const way = from === null ? '' : ` from ${from}`;
    const where = `${address}${way} of seed ${seed}, round ${round}, after ${nonsense.given()} answers`;
    const seen = await look(nonsense, address, where);
    tell(seen);
    found.push(...seen.found);
  }
  return found;
}

/**
 * One of this many screens is opened in a reloaded page, another one each time. The others are reached from the previous screen, which costs a
 * third.
 */
const screensOfPage = 4;

/** A run stops after this many findings. */
const enough = 20;

/** How often a short run repeats its screens until it has seen a form. The nonsense is random, and with few screens the first round may show none. */
const roundsAtMost = 5;

/** Opens a page that reports errors caught by an error boundary. Files with ids that do not exist are requested in vain. */
async function listening(): Promise<Nonsense> {
  const opened = await nonsense();
  opened.visit.page.on('console', (message) => {
    const isOfNetwork = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfNetwork) opened.visit.faults.push(message.text());
  });
  return opened;
}

/**
 * Goes from screen to screen. If a page shows nothing any more it continues in another page, so that this is reported once and does not end the
 * run.
 */
async function goRound(
  openPage: () => Promise<Nonsense>,
  nextTurn: () => Turn | null,
  tell: (seen: Seen) => void,
): Promise<void> {
  let nonsense = await openPage();
  let from: string | null = null;
  for (let turn = nextTurn(); turn !== null; turn = nextTurn()) {
    if (turn.isAnew || from === turn.address) from = null;
    try {
      const found = await open(nonsense, { ...turn, from }, tell);
      from = found.length > 0 ? null : turn.address;
    } catch (error) {
      tell({ found: [String(error)], isForm: false });
      await nonsense.visit.context.close();
      [nonsense, from] = [await openPage(), null];
    }
  }
}

test('whatever the platform answers, no screen crashes, and no blank form stands over a record', async () => {
  const { page: first, context } = await here.open();
  const asked = screensOfRun(screens, (address) => address);
  const addresses = await Promise.all(asked.map((screen) => addressOf(first, screen)));
  await context.close();
  const opened: Nonsense[] = [];
  const openPage = async () => {
    const nonsense = await listening();
    opened.push(nonsense);
    return nonsense;
  };
  const given = () => opened.reduce((sum, nonsense) => sum + nonsense.given(), 0);
  const begin = (firstScreen - firstSeed * 1_000_003) / perScreen;
  const found: string[] = [];
  let [at, forms] = [begin - 1, 0];
  const shown = () => at + 1 - begin;
  const hasForm = asked.some((screen) => screen.endsWith('/*'));
  const nextTurn = (): Turn | null => {
    const isSeen = given() >= wanted && given() > shown() && (forms > 0 || !hasForm);
    const isEnd = isSeen || shown() >= wanted + addresses.length * roundsAtMost;
    if ((isEnd && shown() >= addresses.length) || found.length > enough) return null;
    at += 1;
    // A long run that is stopped has reported its progress.
    if (wanted > 0 && at % 50 === 0) console.log(`${given()} hostile answers by screen ${at}`);
    const address = addresses[at % addresses.length] ?? '';
    const isAnew = (at + Math.floor(at / addresses.length)) % screensOfPage === 0;
    return { address, seed: firstSeed * 1_000_003 + at * perScreen, rounds: roundsOf(at), isAnew };
  };
  const tell = (seen: Seen) => {
    found.push(...seen.found);
    forms += Number(seen.isForm);
    if (wanted > 0 && seen.found.length > 0) console.log(seen.found.join('\n'));
  };
  const pages = Math.min(atOnce, addresses.length);
  await Promise.all(Array.from({ length: pages }, () => goRound(openPage, nextTurn, tell)));
  console.log(`${given()} hostile answers on ${shown()} screens, ${forms} forms among them`);
  expect(found).toEqual([]);
  expect(given()).toBeGreaterThan(shown());
  // Some forms must have appeared, because otherwise the test would say nothing about forms.
  expect(forms > 0 || !hasForm).toBe(true);
}, 7_200_000);
