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
  /** Its last use, ms since the epoch; 0 if unknown, as in sessions from before it was recorded. */
  seenAt: number;
  /** The User-Agent at its start; empty if unknown. */
  agent: string;
}

/**
 * The purpose of a secret: the code that confirms an e-mail, the link that sets a new password, or the link by which the first author opens an
 * account, with any e-mail.
 */
export type TicketPurpose = 'registration' | 'recovery' | 'invitation';

/** A secret from a letter or an invitation, as a digest: someone who reads the store cannot use it. */
export interface Ticket {
  purpose: TicketPurpose;
  /** Its owner: an e-mail for a registration, an account id for a recovery, `firstAuthor` for an invitation. */
  owner: string;
  digest: string;
  /** Ms since the epoch. */
  expiresAt: number;
}

/** The owner of an invitation. */
export const firstAuthor = 'first';

/** How far in the future a recorded moment may be, ms: concurrent events are not recorded in order. */
export const aheadMs = 60_000;

/** The longest window of attempts, ms; older ones are swept, whatever they were for. */
export const attemptsKeptMs = 24 * 60 * 60 * 1000;

/** The longest validity of tickets, ms. */
export const ticketLifetimesMs: Record<TicketPurpose, number> = {
  registration: 2 * 60 * 60 * 1000,
  recovery: 60 * 60 * 1000,
  invitation: 24 * 60 * 60 * 1000,
};

/** Whether a period that lasts at most so long, ms, is still running. If its end is further away, a clock that was set back since wrote it. */
export const lasts = (expiresAt: number, lifetimeMs: number, now: number): boolean =>
  expiresAt > now && expiresAt <= now + lifetimeMs + aheadMs;

/** Whether a ticket is still valid. */
export const holds = ({ purpose, expiresAt }: Pick<Ticket, 'purpose' | 'expiresAt'>, now: number): boolean =>
  lasts(expiresAt, ticketLifetimesMs[purpose], now);

/** A limit of attempts under a key. A key may have several, each with its own window. */
export interface Limit {
  key: string;
  /** At most a day. */
  windowMs: number;
  limit: number;
}

/** How long attempts at these moments, the oldest first, still exhaust a limit, ms; 0 if they do not. */
export function pauseOf({ windowMs, limit }: Limit, moments: readonly number[], now: number): number {
  const recent = moments.filter((at) => at > now - windowMs && at <= now + aheadMs);
  const oldest = recent.at(-limit);
  return recent.length < limit || oldest === undefined ? 0 : oldest + windowMs - now;
}

/** Accounts and sessions belong to the platform, not to an author's rows. */
export interface Accounts {
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Account | null>;
  all(): Promise<Account[]>;
  /** Adds or replaces by id. Throws `TakenError` if another account has the e-mail. */
  put(account: Account): Promise<void>;
  /** Replaces a hash by another one of the same password, unless it was changed meanwhile. */
  renewPassword(id: string, hash: string, renewed: string): Promise<void>;
  session(tokenHash: string): Promise<SessionRow | null>;
  /** Stores a session and drops those that ended before `now`. */
  putSession(session: SessionRow, now: number): Promise<void>;
  endSession(tokenHash: string): Promise<void>;
  /** Records the use of a session, unless it has ended meanwhile. */
  seeSession(tokenHash: string, now: number): Promise<void>;
  /** All sessions of an author, also expired ones. */
  sessionsOf(authorId: string): Promise<SessionRow[]>;
  /** Stores a ticket in place of an older one with the same purpose and owner, and drops those that ended before `now`. */
  putTicket(ticket: Ticket, now: number): Promise<void>;
  /** The owner of a valid ticket, or null. */
  ticketOwner(purpose: TicketPurpose, digest: string, now: number): Promise<string | null>;
  /**
   * Uses up the ticket of the account's e-mail, or the invitation if there is no account yet, and adds the account, atomically. False if the ticket
   * is not valid.
   * Throws `TakenError` if another account has the e-mail.
   */
  register(account: Account, digest: string, now: number): Promise<boolean>;
  /**
   * Uses up a ticket, sets the password of its account and ends all of its sessions, atomically. Returns the account, or null if the ticket is not
   * valid.
   */
  resetPassword(digest: string, passwordHash: string, now: number): Promise<Account | null>;
  /**
   * Counts an attempt under the keys of all limits, unless one of them is exhausted. Returns 0 if counted, else the time until none is, ms. Moments
   * further in the future than `aheadMs` are from a clock that was set back since, and do not count. Atomic, so that concurrent attempts cannot pass
   * a limit together.
   */
  attempt(limits: readonly Limit[], now: number): Promise<number>;
  /** Takes back one attempt counted at this moment under a key. */
  takeBackAttempt(key: string, at: number): Promise<void>;
  forgetAttempts(key: string): Promise<void>;
}
