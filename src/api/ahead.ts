/** A first page of a list that the page asked for before its code had come; see `scripts/preloadOpening.ts`. */
interface AskedAhead {
  url: string;
  body: string;
  /** The address that it was asked for: `#/lectures`. */
  route: string;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead | undefined;
  }
}

/**
 * The JSON that was asked for ahead with this very call, once: undefined where it did not go well. Null where this call was not asked
 * ahead. A call at another address tells that the author has gone on: the answer is old from then on. No clock tells that, since
 * the code that asks may take its time to come.
 */
export function takePrefetched(url: string, data: unknown): Promise<unknown> | null {
  const asked = globalThis.window?.askedAhead;
  if (asked === undefined) return null;
  const gone = asked.route !== location.hash;
  const same = asked.url === url && asked.body === JSON.stringify(data);
  if (gone || same) delete window.askedAhead;
  if (gone || !same) return null;
  return asked.answer
    .then((response): Promise<unknown> | undefined => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
}
