import type { Platform } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** Failures of one e-mail that are let through in a window. */
const failureLimit = 5;

/** The window in which failures are counted, ms. */
export const failureWindowMs = 15 * 60 * 1000;

/** The pause between two letters to one e-mail, ms. */
export const letterPauseMs = 60 * 1000;

/** How often something may be tried under a key. */
interface Limit {
  key: string;
  windowMs: number;
  limit: number;
}

/** Tries at a password or a code. */
export const triesOf = (what: 'login' | 'code', email: string): Limit => ({
  key: `${what}:${email}`,
  windowMs: failureWindowMs,
  limit: failureLimit,
});

/** Letters with a secret. */
export const lettersOf = (what: 'registration' | 'recovery', email: string): Limit => ({
  key: `letter:${what}:${email}`,
  windowMs: letterPauseMs,
  limit: 1,
});

/** Counts a try and answers 0, or how long to wait where there were too many, ms. */
export async function pauseAfter(platform: Platform, { key, windowMs, limit }: Limit): Promise<number> {
  const now = platform.now();
  const oldest = await platform.store.accounts.attempt(key, now, now - windowMs, limit);
  return oldest === null ? 0 : Math.max(1, oldest + windowMs - now);
}

/**
 * Counts a try, before it is looked at, so that guesses side by side cannot pass together. Throws 429 where there were too
 * many.
 */
export async function count(platform: Platform, limit: Limit, refusal: string): Promise<void> {
  const pauseMs = await pauseAfter(platform, limit);
  if (pauseMs === 0) return;
  const retryAfter = String(Math.ceil(pauseMs / 1000));
  throw new Refusal(429, refusal, { headers: { 'retry-after': retryAfter } });
}

/** Forgets the tries: the last one was right. */
export function forget(platform: Platform, { key }: Limit): Promise<void> {
  return platform.store.accounts.forgetAttempts(key);
}
