/** The build id of this page (`scripts/offlineWorker.ts`); null if the console was not built. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;

/** The mark in the HTML of a page. The HTML is not parsed: its styles would be checked against this page's policy, whose nonce differs. */
const buildIn = (page: string): string | null =>
  /<meta name="build" content="([\w-]+)"/.exec(page)?.[1] ?? null;

/** The build id of the page that the server has now; null if it cannot be fetched. */
export async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok ? buildIn(await answer.text()) : null;
  } catch {
    return null;
  }
}
