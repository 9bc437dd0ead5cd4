/** A first page of a list that the page asked for before its code had come; see `scripts/preloadOpening.ts`. */
interface AskedAhead {
  url: string;
  body: string;
  /** The address that it was asked for: `#/lectures`. */
  route: string;
  /** The JSON of the answer; undefined where it did not go well. */
  answer: Promise<unknown>;
  /** The same once it is there. */
  json?: unknown;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead | undefined;
  }
}

/**
 * What was asked for ahead with this very call, once; undefined where it was not. A call at another address tells that the author has
 * gone on: the answer is old from then on. No clock tells that, since the code that asks may take its time to come.
 */
export function takePrefetched(url: string, data: unknown): AskedAhead | undefined {
  const asked = globalThis.window?.askedAhead;
  if (asked === undefined) return undefined;
  const gone = asked.route !== location.hash;
  const same = asked.url === url && asked.body === JSON.stringify(data);
  if (gone || same) delete window.askedAhead;
  return gone || !same ? undefined : asked;
}

/** The JSON of the answer where it is there already, so that nobody has to wait for it; undefined where it is not. */
export const takeThere = (url: string, data: unknown): unknown =>
  globalThis.window?.askedAhead?.json && takePrefetched(url, data)?.json;

/** Lets what was asked for ahead go: nobody knows any more whose it is. */
export function forgetAhead(): void {
  delete globalThis.window?.askedAhead;
}
