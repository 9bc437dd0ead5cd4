import type { Browser, BrowserContext, Page } from 'playwright';
import { consoleIsStored } from '../../flows/storedOnDevice.ts';
import type { Browsers } from './browsers.ts';
import { contextOf, type Consoles } from './consoles.ts';
import { openOnce, type Line, type Opening } from './opening.ts';
import { sides, type Screen, type Side } from './screens.ts';

/** The rounds of a screen, by side. */
export type Rounds = Partial<Record<Side, Opening[]>>;

const ofScreen = ({ on }: Screen): Side[] => sides.filter((side) => on[side] !== undefined);

/** Opens a screen on each side in turns. The first turn only fills what servers keep, and is not told. */
async function inTurns(
  of: readonly Side[],
  rounds: number,
  open: (side: Side) => Promise<Opening>,
): Promise<Rounds> {
  const all: Rounds = {};
  for (let round = 0; round <= rounds; round += 1) {
    for (const side of of) {
      const opening = await open(side);
      if (round > 0) (all[side] ??= []).push(opening);
    }
  }
  return all;
}

/** First visits: a context of its own for each, so that nothing is on the device. */
export function coldVisits(
  browser: Browser,
  { origin, signedIn }: Consoles,
  screen: Screen,
  rounds: number,
  line: Line,
): Promise<Rounds> {
  return inTurns(ofScreen(screen), rounds, async (side) => {
    const context = await contextOf(browser, screen.signedIn ? signedIn[side] : undefined);
    try {
      return await openOnce(context, origin[side], screen.on[side] ?? screen.on.ours, { line, cold: true });
    } finally {
      await context.close();
    }
  });
}

/** Browsers that come back, one for each side. */
export type Returning = Record<Side, BrowserContext>;

/** How long the console rests before what was seen is on the device, and how it looks is kept when it is left, ms. */
const keeping = 5000;

/** Waits until the console has come to rest with all of it on the device. */
async function restWithAll(page: Page): Promise<void> {
  await consoleIsStored(page);
  await page.waitForTimeout(keeping);
}

/** Browsers that have seen every screen: files, and with ours the worker and rows, are on the device. */
export async function returningBrowsers(
  profileOf: Browsers['profileOf'],
  { origin, signedIn }: Consoles,
  screens: readonly Screen[],
): Promise<Returning> {
  const seen = async (side: Side) => {
    const context = await profileOf(signedIn[side]);
    const page = await context.newPage();
    for (const { on, signedIn: isIn } of screens) {
      const opened = on[side];
      if (opened === undefined || !isIn) continue;
      await page.goto('about:blank');
      await page.goto(`${origin[side]}/${opened.route}`);
      await page.locator(opened.ready).first().waitFor();
      if (side === 'ours') await restWithAll(page);
    }
    await page.close();
    return context;
  };
  return { ours: await seen('ours'), floor: await seen('floor'), theirs: await seen('theirs') };
}

/** Visits of an author who has been there. */
export function warmVisits(
  returning: Returning,
  { origin }: Consoles,
  screen: Screen,
  rounds: number,
): Promise<Rounds> {
  return inTurns(ofScreen(screen), rounds, (side) =>
    openOnce(returning[side], origin[side], screen.on[side] ?? screen.on.ours),
  );
}

/** The same without a network, which the others do not open at all. */
export async function offlineVisits(
  { ours }: Returning,
  { origin }: Consoles,
  screen: Screen,
  rounds: number,
): Promise<Rounds> {
  await ours.setOffline(true);
  try {
    const opened = {
      ...screen.on.ours,
      ...(typeof screen.offline === 'string' && { ready: screen.offline }),
    };
    return await inTurns(['ours'], rounds, () => openOnce(ours, origin.ours, opened));
  } finally {
    await ours.setOffline(false);
  }
}

/** The newer console has come to the device and waits until the last page of the older one is closed. */
const newerWaits = async (page: Page) => {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
    null,
    { timeout: 120_000 },
  );
};

/** First visits after a deploy: before each of them another build is put behind the address. */
export function deployVisits(
  { ours }: Returning,
  { origin, deploy }: Consoles,
  screen: Screen,
  rounds: number,
): Promise<Rounds> {
  return inTurns(['ours'], rounds, async () => {
    await deploy();
    return openOnce(ours, origin.ours, screen.on.ours, { after: newerWaits });
  });
}
