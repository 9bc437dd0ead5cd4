import type { Doc } from './store/store.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/** A fresh id. */
export const newId = (): string => crypto.randomUUID();

/** The stamps of a new document. */
export function created(now: number): { createdAt: string; updatedAt: string } {
  return { createdAt: iso(now), updatedAt: iso(now) };
}

/** The moment of an edit: always later than the previous one, even if the clock stands still or was set back. */
export function touched(before: Doc, now: number): { updatedAt: string } {
  return { updatedAt: iso(Math.max(now, Date.parse(before.updatedAt) + 1)) };
}
