/** The first page of a list, requested before the code of the list has loaded; see `scripts/preloadOpening.ts`. */
interface AskedAhead {
  url: string;
  body: string;
  /** The console's address at the time of the request: `#/lectures`. */
  route: string;
  /** The JSON of the answer; undefined if the request failed. */
  answer: Promise<unknown>;
  /** The same JSON, once it is there. */
  json?: unknown;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead | undefined;
  }
}

/**
 * Returns the prefetched answer to exactly this call, once; undefined if there is none. At another address the author has moved on, and the answer
 * counts as old. No timer decides this, because the code that asks may load slowly.
 */
export function takePrefetched(url: string, data: unknown): AskedAhead | undefined {
  const asked = globalThis.window?.askedAhead;
  if (asked === undefined) return undefined;
  const gone = asked.route !== location.hash;
  const same = asked.url === url && asked.body === JSON.stringify(data);
  if (gone || same) delete window.askedAhead;
  return gone || !same ? undefined : asked;
}

/** The JSON of the prefetched answer if it is there already, so that nobody has to wait for it; otherwise undefined. */
export const takeThere = (url: string, data: unknown): unknown =>
  globalThis.window?.askedAhead?.json && takePrefetched(url, data)?.json;

/** Drops the prefetched answer, because it may be another author's. */
export function forgetAhead(): void {
  delete globalThis.window?.askedAhead;
}
