/** Who is calling. The platform asks here alone, since a service worker can neither read nor set a cookie. */
export interface Sessions {
  /** The author of a request's session, or null. */
  authorOf(request: Request): Promise<string | null>;
  /** Starts a session and ends the one the request came with. Answers the `Set-Cookie`, where there is one. */
  begin(request: Request, authorId: string): Promise<string | null>;
  /** Ends the request's session. */
  end(request: Request): Promise<string | null>;
}
