/** A session as its author sees it. */
export interface SessionFacts {
  /** Its public id, which opens nothing. */
  id: string;
  /** Whether it is the session of this request. */
  current: boolean;
  /** Its User-Agent; empty if unknown. */
  agent: string;
  /** When it began, ms since the epoch. */
  beganAt: number;
  /** Its last use, to within some minutes, ms since the epoch; null if unknown. */
  seenAt: number | null;
}

/** Who is calling. The platform asks only this interface, because a service worker can neither read nor set a cookie. */
export interface Sessions {
  /** The author of a request's session, or null. */
  authorOf(request: Request): Promise<string | null>;
  /** Starts a session, ends the previous one of the request, and remembers the device. Returns the `Set-Cookie` headers. */
  begin(request: Request, authorId: string): Promise<string[]>;
  /** Ends the request's session. */
  end(request: Request): Promise<string[]>;
  /** The active sessions of an author: that of the request first, then the most recently used. */
  list(request: Request, authorId: string): Promise<SessionFacts[]>;
  /** Ends the session of an author with this id. False if there is none. */
  endOne(authorId: string, id: string): Promise<boolean>;
  /** Ends all sessions of an author except that of the request. */
  endOthers(request: Request, authorId: string): Promise<void>;
  /** The device of a request, if this author has used it before; else null. */
  deviceOf(request: Request, authorId: string): string | null;
  /** Remembers the device as this author's. Returns the `Set-Cookie`, if there is one. */
  rememberDevice(request: Request, authorId: string): string | null;
}
