/** A session as its author sees it. */
export interface SessionFacts {
  /** Names it, and opens nothing. */
  id: string;
  /** Whether the request that asks is of it. */
  current: boolean;
  /** What its browser called itself; empty where that is not known. */
  agent: string;
  /** When it began, ms since the epoch. */
  beganAt: number;
  /** When it was last used, to some minutes, ms since the epoch; null where that is not known. */
  seenAt: number | null;
}

/** Who is calling. The platform asks here alone, since a service worker can neither read nor set a cookie. */
export interface Sessions {
  /** The author of a request's session, or null. */
  authorOf(request: Request): Promise<string | null>;
  /** Starts a session, ends the one the request came with, and remembers the device. Answers each `Set-Cookie` that there is. */
  begin(request: Request, authorId: string): Promise<string[]>;
  /** Ends the request's session. */
  end(request: Request): Promise<string[]>;
  /** The sessions of an author that go on: that of the request first, then those that were used last. */
  list(request: Request, authorId: string): Promise<SessionFacts[]>;
  /** Ends the session of an author with this id. False where there is none. */
  endOne(authorId: string, id: string): Promise<boolean>;
  /** Ends all sessions of an author but that of the request. */
  endOthers(request: Request, authorId: string): Promise<void>;
  /** The device that a request comes from, where this author has been in on it before; else null. */
  deviceOf(request: Request, authorId: string): string | null;
  /** Remembers the device as this author's. Answers the `Set-Cookie`, where there is one. */
  rememberDevice(request: Request, authorId: string): string | null;
}
