/** Finds the script that a page of the console begins with. Its name changes with every build. */
function entryOf(html: string): string | null {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** The script that this page began with; null where the page is not a built console. */
export const ownEntry = (): string | null => entryOf(document.documentElement.outerHTML);

/** The script that the server begins a page with now; null when it cannot be asked. */
export async function servedEntry(): Promise<string | null> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store', headers: { Accept: 'text/html' } });
    return answer.ok ? entryOf(await answer.text()) : null;
  } catch {
    return null;
  }
}
