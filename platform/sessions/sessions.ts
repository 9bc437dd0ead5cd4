/** Who is calling. The platform asks here alone, since a service worker can neither read nor set a cookie. */
export interface Sessions {
  /** The author of a request's session, or null. */
  authorOf(request: Request): Promise<string | null>;
  /** Starts a session, ends the one the request came with, and remembers the device. Answers each `Set-Cookie` that there is. */
  begin(request: Request, authorId: string): Promise<string[]>;
  /** Ends the request's session. */
  end(request: Request): Promise<string[]>;
  /** The device that a request comes from, where this author has been in on it before; else null. */
  deviceOf(request: Request, authorId: string): string | null;
  /** Remembers the device as this author's. Answers the `Set-Cookie`, where there is one. */
  rememberDevice(request: Request, authorId: string): string | null;
}
