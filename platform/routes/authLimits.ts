import type { Platform } from '../context.ts';
import type { RequestedLetter } from '../mail/requestedLetter.ts';
import { Refusal } from '../refusal.ts';
import type { Limit } from '../store/accounts.ts';

const minuteMs = 60 * 1000;

/** The window in which failures of an e-mail are counted, ms. */
export const failureWindowMs = 15 * minuteMs;

/** Allowed failures of an e-mail, or of a device known to the account, in the window. */
const failureLimit = 5;

/** The pause between two letters to an e-mail, ms. */
export const letterPauseMs = minuteMs;

/**
 * Limits of failures and letters per address. Many authors may share an address, and someone who guesses at many e-mails has one. Windows are short
 * enough that the time to wait can be given as a time of day.
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

/** Limits of letters of one kind to an e-mail: enough for a person, whoever asks. */
export const mailboxLimit = { windowMs: 60 * minuteMs, limit: 10 };

/** Counters that allow or refuse an attempt together. */
interface Tries {
  /** Counters of the e-mail: reset by a right attempt. */
  own: Limit[];
  /** Counters of the address: a right attempt only takes back itself. Otherwise someone with one account could guess at others forever. */
  address: Limit[];
}

const under = (key: string, limits: readonly Omit<Limit, 'key'>[]): Limit[] =>
  limits.map((limit) => ({ key, ...limit }));

const failures = (key: string) => under(key, [{ windowMs: failureWindowMs, limit: failureLimit }]);

/** Attempts at the password of an e-mail. A device known to the account has its own, so that strangers cannot use them up. */
export const loginTries = (email: string, address: string, device: string | null): Tries =>
  device === null
    ? { own: failures(`login:${email}`), address: under(`login@${address}`, addressLimits.failures) }
    : { own: failures(`login:${email}:${device}`), address: [] };

/** Attempts at the code mailed to an e-mail. */
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

/** A request for a letter, counted whether or not one is sent, because the answer must not reveal an e-mail. */
const askingTries = (kind: LetterKind, email: string, address: string): Tries => ({
  own: under(`asked:${kind}:${email}`, [mailboxLimit]),
  address: under(`asked@${address}`, addressLimits.letters),
});

/** What counts attempts. */
type Counting = Pick<Platform, 'store' | 'now'>;

/** Allowed attempts. */
interface Counted {
  /** The keys of their counters. */
  at: number;
  /** The last one was right. */
  right(): Promise<void>;
  /** It failed, but not through the caller's fault. */
  takeBack(): Promise<void>;
}

/** Resets the attempts at an e-mail. */
export async function forget(platform: Counting, { own }: Pick<Tries, 'own'>): Promise<void> {
  for (const key of new Set(own.map((limit) => limit.key))) await platform.store.accounts.forgetAttempts(key);
}

async function takeBack({ store }: Counting, limits: Limit[], at: number): Promise<void> {
  for (const key of new Set(limits.map((limit) => limit.key))) await store.accounts.takeBackAttempt(key, at);
}

/** Counts an attempt; returns how long to wait if there were too many, ms. */
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

/** 429, with the time to wait. */
const tooOften = (refusal: string, pauseMs: number) =>
  new Refusal(429, refusal, { headers: { 'retry-after': String(Math.ceil(pauseMs / 1000)) } });

/** Counts an attempt before it is checked, so that concurrent guesses cannot slip through. Throws 429 if there were too many. */
export async function count(platform: Counting, tries: Tries, refusal: string): Promise<Counted> {
  const counted = await tried(platform, tries);
  if (typeof counted === 'number') throw tooOften(refusal, counted);
  return counted;
}

/** Counts a request for a letter. Throws 429 if there were too many. */
export async function countAsking(
  platform: Counting,
  kind: LetterKind,
  { email, address }: { email: string; address: string },
): Promise<Counted> {
  const counted = await tried(platform, askingTries(kind, email, address));
  if (typeof counted !== 'number') return counted;
  // For the console, a wait as short as the pause between letters would mean that a letter is on its way.
  throw tooOften(
    'Слишком много писем. Новое можно запросить позже.',
    Math.max(counted, letterPauseMs + 1000),
  );
}

/** Takes back the count of a letter that could not be sent. */
export async function takeBackLetter(
  platform: Counting,
  kind: LetterKind,
  { email, address, askedAt, letterAt }: RequestedLetter,
): Promise<void> {
  const asking = askingTries(kind, email, address);
  await takeBack(platform, letterTries(kind, email).own, letterAt);
  await takeBack(platform, [...asking.own, ...asking.address], askedAt);
}
