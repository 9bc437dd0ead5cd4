/** Who can log in. `email` is lower-case. */
export interface Account {
  id: string;
  email: string;
  passwordHash: string;
}

export interface SessionRow {
  tokenHash: string;
  authorId: string;
  /** Ms since the epoch. */
  expiresAt: number;
  /** When it was last used, ms since the epoch; 0 where that is not known, as of sessions that are older than the question. */
  seenAt: number;
  /** What its browser called itself as the session began; empty where it told nothing. */
  agent: string;
}

/**
 * What a secret is for: the code that proves an e-mail, the link that sets a new password, or the link by which the first author opens
 * an account, whatever their e-mail.
 */
export type TicketPurpose = 'registration' | 'recovery' | 'invitation';

/** A secret that was mailed or told, kept as a digest: whoever reads the store cannot use it. */
export interface Ticket {
  purpose: TicketPurpose;
  /** Whose it is: an e-mail for a registration, the id of an account for a recovery, `firstAuthor` for an invitation. */
  owner: string;
  digest: string;
  /** Ms since the epoch. */
  expiresAt: number;
}

/** The owner of an invitation. */
export const firstAuthor = 'first';

/** How far ahead of the clock a moment may lie, ms: what happens side by side does not come in the order of its moments. */
export const aheadMs = 60_000;

/** Attempts are counted in windows that are no longer than this, ms; older ones are swept out, whatever they were for. */
export const attemptsKeptMs = 24 * 60 * 60 * 1000;

/** How long tickets hold at the most, ms. */
export const ticketLifetimesMs: Record<TicketPurpose, number> = {
  registration: 2 * 60 * 60 * 1000,
  recovery: 60 * 60 * 1000,
  invitation: 24 * 60 * 60 * 1000,
};

/** Whether what lasts so long, ms, goes on. What would go on for longer was written by a clock that has been put back since. */
export const lasts = (expiresAt: number, lifetimeMs: number, now: number): boolean =>
  expiresAt > now && expiresAt <= now + lifetimeMs + aheadMs;

/** Whether a ticket still holds. */
export const holds = ({ purpose, expiresAt }: Pick<Ticket, 'purpose' | 'expiresAt'>, now: number): boolean =>
  lasts(expiresAt, ticketLifetimesMs[purpose], now);

/** How often something may be tried under a key. A key may have several limits, each with a window of its own. */
export interface Limit {
  key: string;
  /** A day at the most. */
  windowMs: number;
  limit: number;
}

/** How long attempts at these moments, the oldest first, keep a limit reached, ms; 0 where it is not. */
export function pauseOf({ windowMs, limit }: Limit, moments: readonly number[], now: number): number {
  const recent = moments.filter((at) => at > now - windowMs && at <= now + aheadMs);
  const oldest = recent.at(-limit);
  return recent.length < limit || oldest === undefined ? 0 : oldest + windowMs - now;
}

/** Accounts and sessions belong to the platform and to no author. */
export interface Accounts {
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Account | null>;
  all(): Promise<Account[]>;
  /** Adds or replaces by id. Throws `TakenError` where another account has the e-mail. */
  put(account: Account): Promise<void>;
  /** Puts another hash of the same password in the place of one, unless that was changed meanwhile. */
  renewPassword(id: string, hash: string, renewed: string): Promise<void>;
  session(tokenHash: string): Promise<SessionRow | null>;
  /** Keeps a session and drops those that ended before `now`. */
  putSession(session: SessionRow, now: number): Promise<void>;
  endSession(tokenHash: string): Promise<void>;
  /** Notes that a session is used, unless it has ended meanwhile. */
  seeSession(tokenHash: string, now: number): Promise<void>;
  /** All sessions of an author, also those whose time is over. */
  sessionsOf(authorId: string): Promise<SessionRow[]>;
  /** Keeps a ticket in place of the older one of the same purpose and owner, and drops those that ended before `now`. */
  putTicket(ticket: Ticket, now: number): Promise<void>;
  /** The owner of a ticket that still holds, or null. */
  ticketOwner(purpose: TicketPurpose, digest: string, now: number): Promise<string | null>;
  /**
   * Uses up the ticket of the account's e-mail, or the invitation where there is no account yet, and adds the account, in one step. False
   * where the ticket does not hold.
   * Throws `TakenError` where another account has the e-mail.
   */
  register(account: Account, digest: string, now: number): Promise<boolean>;
  /**
   * Uses up a ticket, sets the password of its account and ends every session of it, in one step. Answers the account, or
   * null where the ticket does not hold.
   */
  resetPassword(digest: string, passwordHash: string, now: number): Promise<Account | null>;
  /**
   * Counts an attempt under the keys of all limits, unless one of them is reached. Answers 0 when counted, else how long it takes until
   * none is, ms. What lies ahead by more than `aheadMs` was noted by a clock that has been put back since, and counts no more. One
   * step, so that attempts side by side cannot pass a limit together.
   */
  attempt(limits: readonly Limit[], now: number): Promise<number>;
  /** Takes back one attempt that was counted at this moment under a key. */
  takeBackAttempt(key: string, at: number): Promise<void>;
  forgetAttempts(key: string): Promise<void>;
}
