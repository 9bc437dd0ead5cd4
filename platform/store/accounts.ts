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
  /**
   * Counts an attempt under a key, unless `limit` of them are younger than `since`. Answers null when counted, else the
   * moment of the oldest of these. One step, so that attempts side by side cannot pass the limit together.
   */
  attempt(key: string, now: number, since: number, limit: number): Promise<number | null>;
  forgetAttempts(key: string): Promise<void>;
}
