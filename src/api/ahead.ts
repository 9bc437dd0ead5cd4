/** A first page of a list that the page asked for before its code had come; see `scripts/preloadOpening.ts`. */
interface AskedAhead {
  url: string;
  body: string;
  answer: Promise<Response>;
  /** Runs from the first call of the page on. */
  forgetting?: unknown;
}

declare global {
  interface Window {
    askedAhead?: AskedAhead | undefined;
  }
}

/** For how long after the first call of the page its answer is news, ms: the calls of a first screen are made together. */
const fresh = 1000;

/**
 * The JSON that was asked for ahead with this very call, once: undefined where it did not go well. Null where this call was not asked
 * ahead.
 */
export function takeAhead(url: string, data: unknown): Promise<unknown> | null {
  const asked = globalThis.window?.askedAhead;
  if (asked === undefined) return null;
  asked.forgetting ??= setTimeout(() => delete window.askedAhead, fresh);
  if (asked.url !== url || asked.body !== JSON.stringify(data)) return null;
  delete window.askedAhead;
  return asked.answer
    .then((response): Promise<unknown> | undefined => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
}
