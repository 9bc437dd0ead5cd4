// The console before a platform that answers nonsense. Every screen is opened once; `HOSTILE=20000` goes on until so many answers were given,
// and `HOSTILE_SEED` draws others. A failure names the seed of its screen, which `HOSTILE_SCREEN` begins with again.
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
import { hostileAnswer } from './hostile/answers.ts';

const here = consoleOfFile();

const wanted = Number(process.env['HOSTILE'] ?? 0);
const firstSeed = Number(process.env['HOSTILE_SEED'] ?? 1);
/** The seed of the screen to begin with; the first of the run by default. */
const firstScreen = Number(process.env['HOSTILE_SCREEN'] ?? firstSeed * 1_000_003);
/** By how much the seeds of two screens differ, one after the other. */
const perScreen = 97;
/** How many screens are open at once: each waits for the line longer than it works. */
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
  /** Draws what the next screen is told. */
  begin: (seed: number) => void;
  /** How many calls the screen has made. */
  calls: () => number;
  /** How many requests have no answer yet. */
  onLine: () => number;
  /** How many hostile answers were given. */
  given: () => number;
  /** Whether the last answer that named a record was of no use: no form may stand there. */
  isRefused: (id: string) => boolean;
}

/** Opens a page whose calls are answered with nonsense once a screen begins. */
async function nonsense(): Promise<Nonsense> {
  const between = await standBetween(here.server.origin);
  const visit = await here.open({ origin: between.origin });
  let [seed, calls, given] = [0, 0, 0];
  const asked = new Map<string, number>();
  /** By the address alone and how often it was asked: calls come in another order each time. */
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
    // One of three calls is answered in truth, or little of a screen would ever be seen.
    if (endpoint === undefined || !response.ok || truth === undefined || draw % 3 === 0) {
      refused.delete(pathname);
      return response;
    }
    const [body = ''] = fc.sample(hostileAnswer(endpoint, truth), { seed: draw, numRuns: 1 });
    given += 1;
    refused.set(pathname, !v.is(endpoint.response, parsed(body)));
    const { status, headers } = response;
    // The mark of the true answer is not its own.
    headers.delete('etag');
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

/** For how long nothing is asked before a screen has all that it wants, and for how long that is waited for, ms. */
const quietMs = 400;
const patienceMs = 6000;

/** Waits until a screen has all that it asks for. One that asks again and again is looked at as it is. */
async function quiet({ page }: Visit, onLine: () => number, calls: () => number): Promise<void> {
  const end = Date.now() + patienceMs;
  let [since, before] = [Date.now(), calls()];
  while (Date.now() - since < quietMs && Date.now() < end) {
    await page.waitForTimeout(50);
    if (calls() === before && onLine() === 0) continue;
    [since, before] = [Date.now(), calls()];
  }
}

/** How often a screen is told something else while it stands, in a long run: a page takes ten times as long to open as to ask again. */
const roundsWhileOpen = wanted > 0 ? 6 : 0;

/** Has a page ask anew for all that it shows, as one does whose author comes back to it a while later. */
const askAnew = async ({ page }: Visit) => {
  await page.evaluate(shiftDates, 31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
};

/** How long a page may be busy with what it was told before it counts as standing still, ms. */
const standsStillMs = 15_000;

/** What a page shows, once it shows anything. A page that stands still is told from a blank one: the one does not end, the other has lost what it had. */
async function textOf({ page, faults }: Visit, where: string): Promise<string> {
  const end = Date.now() + standsStillMs;
  for (;;) {
    const timer = new AbortController();
    const late = sleep(standsStillMs, null, { signal: timer.signal }).catch(() => null);
    const text = await Promise.race([page.evaluate(() => document.body.innerText.trim()), late]);
    timer.abort();
    if (text === null) throw new Error(`The page stands still: ${where}; ${faults.join('; ')}`);
    if (text !== '') return text;
    if (Date.now() > end) throw new Error(`A blank page: ${where}; ${faults.join('; ')}`);
    await page.waitForTimeout(50);
  }
}

/** What must not be seen on a screen among nonsense, and whether the form of a record is. */
async function look(
  { visit, calls, onLine, isRefused }: Nonsense,
  address: string,
  where: string,
): Promise<{ found: string[]; isForm: boolean }> {
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
  return { found, isForm: Boolean(name) };
}

/** Opens a screen among nonsense, and goes on with it there in a long run. */
async function open(nonsense: Nonsense, address: string, seed: number): ReturnType<typeof look> {
  const { visit, begin } = nonsense;
  const found: string[] = [];
  let isForm = false;
  visit.faults.length = 0;
  for (let round = 0; round <= roundsWhileOpen; round += 1) {
    begin(seed + round);
    if (round === 0) await visit.page.goto(`/?nonsense=${seed}${address}`, { waitUntil: 'load' });
    else await askAnew(visit);
    const where = `${address} of seed ${seed}, round ${round}, after ${nonsense.given()} answers`;
    const seen = await look(nonsense, address, where);
    found.push(...seen.found.map((fault) => `${where}: ${fault}`));
    isForm ||= seen.isForm;
  }
  return { found, isForm };
}

test('whatever the platform answers, no screen crashes, and no blank form stands over a record', async () => {
  const asked = screensOfRun(screens, (address) => address);
  const pages = await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const page = await nonsense();
      // An error that a boundary has caught is told here. Files of ids that there are not are asked for in vain.
      page.visit.page.on('console', (message) => {
        const isOfNetwork = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !isOfNetwork) page.visit.faults.push(message.text());
      });
      return page;
    }),
  );
  const [{ visit } = { visit: null }] = pages;
  if (visit === null) throw new Error('No page is open');
  const addresses = await Promise.all(asked.map((screen) => addressOf(visit.page, screen)));
  const found: string[] = [];
  const given = () => pages.reduce((sum, page) => sum + page.given(), 0);
  const first = (firstScreen - firstSeed * 1_000_003) / perScreen;
  let [next, forms] = [first, 0];
  const goOn = async (page: Nonsense) => {
    while (next - first < addresses.length || given() < wanted) {
      const at = next;
      next += 1;
      const seen = await open(
        page,
        addresses[at % addresses.length] ?? '',
        firstSeed * 1_000_003 + at * perScreen,
      );
      found.push(...seen.found);
      forms += Number(seen.isForm);
      // A long run that is cut has told how far it came.
      if (wanted > 0 && at % 50 === 0) console.log(`${given()} hostile answers by screen ${at}`);
      if (found.length > 20) return;
    }
  };
  await Promise.all(pages.map(goOn));
  console.log(`${given()} hostile answers on ${next - first} screens, ${forms} forms among them`);
  expect(found).toEqual([]);
  expect(given()).toBeGreaterThan(next - first);
  // Among all that nonsense some forms stand, or nothing would be known of them.
  expect(forms).toBeGreaterThan(0);
}, 7_200_000);
