import type { Platform } from '../context.ts';
import type { AskedLetter } from '../mail/asked.ts';
import { Refusal } from '../refusal.ts';
import type { Limit } from '../store/accounts.ts';

const minuteMs = 60 * 1000;

/** The window in which failures of one e-mail are counted, ms. */
export const failureWindowMs = 15 * minuteMs;

/** Failures of one e-mail, or of one device that the account knows, that are let through in the window. */
const failureLimit = 5;

/** The pause between two letters to one e-mail, ms. */
export const letterPauseMs = minuteMs;

/**
 * Failures and letters of one address. Many authors may share one, and whoever has many e-mails to guess at or to write to has
 * one. No window is longer than a person can be told a time of the day for.
 */
export const addressLimits = {
  failures: [
    { windowMs: failureWindowMs, limit: 20 },
    { windowMs: 6 * 60 * minuteMs, limit: 100 },
  ],
  letters: [
    { windowMs: 60 * minuteMs, limit: 20 },
    { windowMs: 6 * 60 * minuteMs, limit: 60 },
  ],
};

/** Letters of one kind to one e-mail: no more than a person asks for, whoever asks. */
export const mailboxLimit = { windowMs: 60 * minuteMs, limit: 10 };

/** What is counted together, so that it is let through or refused together. */
interface Tries {
  /** Of the e-mail alone: forgotten once a try is right. */
  own: Limit[];
  /** Of the address that they come from: a right try takes back itself and nothing else, or whoever has one account could guess at others for ever. */
  address: Limit[];
}

const under = (key: string, limits: readonly Omit<Limit, 'key'>[]): Limit[] =>
  limits.map((limit) => ({ key, ...limit }));

const failures = (key: string) => under(key, [{ windowMs: failureWindowMs, limit: failureLimit }]);

/**
 * Tries at the password of an e-mail. A device that the account knows has tries of its own, so that no stranger can use them up,
 * from wherever.
 */
export const loginTries = (email: string, address: string, device: string | null): Tries =>
  device === null
    ? { own: failures(`login:${email}`), address: under(`login@${address}`, addressLimits.failures) }
    : { own: failures(`login:${email}:${device}`), address: [] };

/** Tries at the code that was mailed to an e-mail. */
export const codeTries = (email: string, address: string): Tries => ({
  own: failures(`code:${email}`),
  address: under(`code@${address}`, addressLimits.failures),
});

type LetterKind = 'registration' | 'recovery';

/** A letter with a secret: one a minute. */
export const letterTries = (kind: LetterKind, email: string): Tries => ({
  own: under(`letter:${kind}:${email}`, [{ windowMs: letterPauseMs, limit: 1 }]),
  address: [],
});

/** An asking for a letter, counted whether or not one is sent: the answer tells of an e-mail. */
const askingTries = (kind: LetterKind, email: string, address: string): Tries => ({
  own: under(`asked:${kind}:${email}`, [mailboxLimit]),
  address: under(`asked@${address}`, addressLimits.letters),
});

/** What tries are counted by. */
type Counting = Pick<Platform, 'store' | 'now'>;

/** Tries that were let through. */
interface Counted {
  /** Under which they stand. */
  at: number;
  /** The last one was right. */
  right(): Promise<void>;
  /** It came to nothing, by no fault of whoever tried. */
  takeBack(): Promise<void>;
}

/** Forgets the tries of an e-mail. */
export async function forget(platform: Counting, { own }: Pick<Tries, 'own'>): Promise<void> {
  for (const key of new Set(own.map((limit) => limit.key))) await platform.store.accounts.forgetAttempts(key);
}

async function takeBack({ store }: Counting, limits: Limit[], at: number): Promise<void> {
  for (const key of new Set(limits.map((limit) => limit.key))) await store.accounts.takeBackAttempt(key, at);
}

/** Counts a try; answers how long to wait instead where there were too many, ms. */
export async function tried(platform: Counting, tries: Tries): Promise<Counted | number> {
  const at = platform.now();
  const pauseMs = await platform.store.accounts.attempt([...tries.own, ...tries.address], at);
  if (pauseMs > 0) return pauseMs;
  return {
    at,
    async right() {
      await forget(platform, tries);
      await takeBack(platform, tries.address, at);
    },
    takeBack: () => takeBack(platform, [...tries.own, ...tries.address], at),
  };
}

/** 429, and when to come back. */
const tooOften = (refusal: string, pauseMs: number) =>
  new Refusal(429, refusal, { headers: { 'retry-after': String(Math.ceil(pauseMs / 1000)) } });

/**
 * Counts a try, before it is looked at, so that guesses side by side cannot pass together. Throws 429 where there were too
 * many.
 */
export async function count(platform: Counting, tries: Tries, refusal: string): Promise<Counted> {
  const counted = await tried(platform, tries);
  if (typeof counted === 'number') throw tooOften(refusal, counted);
  return counted;
}

/** Counts an asking for a letter. Throws 429 where there were too many. */
export async function countAsking(
  platform: Counting,
  kind: LetterKind,
  { email, address }: { email: string; address: string },
): Promise<Counted> {
  const counted = await tried(platform, askingTries(kind, email, address));
  if (typeof counted !== 'number') return counted;
  // A wait within the pause of letters would mean to the console that one is on its way.
  throw tooOften(
    'Слишком много писем. Новое можно запросить позже.',
    Math.max(counted, letterPauseMs + 1000),
  );
}

/** Takes back what was counted for a letter that could not be sent. */
export async function takeBackLetter(
  platform: Counting,
  kind: LetterKind,
  { email, address, askedAt, letterAt }: AskedLetter,
): Promise<void> {
  const asking = askingTries(kind, email, address);
  await takeBack(platform, letterTries(kind, email).own, letterAt);
  await takeBack(platform, [...asking.own, ...asking.address], askedAt);
}
