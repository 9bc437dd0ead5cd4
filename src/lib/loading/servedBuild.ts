/** The build that this page is of (`scripts/offlineWorker.ts`); null where it is not a built console. */
export const ownBuild = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;

/** The mark in the text of a page. It is not parsed: its styles would be judged by the policy of this page, whose nonce is another. */
const buildIn = (page: string): string | null =>
  /<meta name="build" content="([\w-]+)"/.exec(page)?.[1] ?? null;

/** The build that the server has a page of now; null when it cannot be asked. */
export async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok ? buildIn(await answer.text()) : null;
  } catch {
    return null;
  }
}
