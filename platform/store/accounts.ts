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
}

/** What a mailed secret is for: the code that proves an e-mail, or the link that sets a new password. */
export type TicketPurpose = 'registration' | 'recovery';

/** A secret that was mailed, kept as a digest: whoever reads the store cannot use it. */
export interface Ticket {
  purpose: TicketPurpose;
  /** Whose it is: an e-mail for a registration, the id of an account for a recovery. */
  owner: string;
  digest: string;
  /** Ms since the epoch. */
  expiresAt: number;
}

/** How far ahead an attempt may lie, ms: those side by side do not come in the order of their moments. */
export const aheadMs = 60_000;

/** Accounts and sessions belong to the platform and to no author. */
export interface Accounts {
  byEmail(email: string): Promise<Account | null>;
  byId(id: string): Promise<Account | null>;
  all(): Promise<Account[]>;
  /** Adds or replaces by id. Throws `TakenError` where another account has the e-mail. */
  put(account: Account): Promise<void>;
  session(tokenHash: string): Promise<SessionRow | null>;
  /** Keeps a session and drops those that ended before `now`. */
  putSession(session: SessionRow, now: number): Promise<void>;
  endSession(tokenHash: string): Promise<void>;
  /** Keeps a ticket in place of the older one of the same purpose and owner, and drops those that ended before `now`. */
  putTicket(ticket: Ticket, now: number): Promise<void>;
  /** The owner of a ticket that still holds, or null. */
  ticketOwner(purpose: TicketPurpose, digest: string, now: number): Promise<string | null>;
  /**
   * Uses up the ticket of the account's e-mail and adds the account, in one step. False where the ticket does not hold.
   * Throws `TakenError` where another account has the e-mail.
   */
  register(account: Account, digest: string, now: number): Promise<boolean>;
  /**
   * Uses up a ticket, sets the password of its account and ends every session of it, in one step. Answers the account, or
   * null where the ticket does not hold.
   */
  resetPassword(digest: string, passwordHash: string, now: number): Promise<Account | null>;
  /**
   * Counts an attempt under a key, unless `limit` of them are younger than `since`. Answers null when counted, else the
   * moment of the oldest of these. What lies ahead by more than `aheadMs` was noted by a clock that has been put back since, and counts
   * no more. One step, so that attempts side by side cannot pass the limit together.
   */
  attempt(key: string, now: number, since: number, limit: number): Promise<number | null>;
  forgetAttempts(key: string): Promise<void>;
}
