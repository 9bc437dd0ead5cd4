import type { Page, Route } from 'playwright';

/**
 * Holds the parts of recordings on their way to the platform, but for the first ones if these `begin`, until a recording is let go. On loopback a file would
 * be there at once, and over a slow line it would be chance how much of it has arrived when the author does the next thing.
 */
export async function holdParts(page: Page, names: readonly string[], begin = false) {
  const sessions = new Map<string, string>();
  const held = new Set(names);
  let waiting: { name: string; route: Route }[] = [];
  await page.route('**/upload/session/new', async (route) => {
    const answer = await route.fetch();
    const { sessionId, fileName } = (await answer.json()) as { sessionId: string; fileName: string };
    sessions.set(sessionId, fileName);
    await route.fulfill({ response: answer });
  });
  await page.route('**/upload/session/*/part', async (route) => {
    const request = route.request();
    const name = sessions.get(/session\/([^/]+)/.exec(request.url())?.[1] ?? '') ?? '';
    // The first one passes again if it was taken back on its way.
    const passes = begin && request.headers()['content-range']?.startsWith('bytes 0-') === true;
    if (held.has(name) && !passes) waiting.push({ name, route });
    else await route.continue();
  });
  const release = async (name: string, how: (route: Route) => Promise<void>) => {
    // What the page has taken back by itself is no request any more.
    const go = waiting.filter((one) => one.name === name).map(({ route }) => how(route));
    waiting = waiting.filter((one) => one.name !== name);
    await Promise.allSettled(go);
  };
  return {
    isWaiting: (name: string) => waiting.some((one) => one.name === name),
    /** Fails what is held, as a network that is gone does; what comes after it is held as before. */
    lose: (name: string) => release(name, (route) => route.abort('internetdisconnected')),
    async letGo(name: string) {
      held.delete(name);
      await release(name, (route) => route.continue());
    },
  };
}
