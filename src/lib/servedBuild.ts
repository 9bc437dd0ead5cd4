/** Finds the mark of the build in a page of the console (`scripts/offlineWorker.ts`). */
const buildOf = (page: Document): string | null =>
  page.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? null;

/** The build that this page is of; null where it is not a built console. */
export const ownBuild = (): string | null => buildOf(document);

/** The build that the server has a page of now; null when it cannot be asked. */
export async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    if (!answer.ok) return null;
    return buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    return null;
  }
}
