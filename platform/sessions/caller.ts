import { Refusal } from '../refusal.ts';
import type { Sessions } from './sessions.ts';

/** Who calls. Throws 401 where nobody has signed in. */
export function callersOf(sessions: Sessions) {
  const signedOut = () => new Refusal(401, 'Войдите в кабинет');

  async function signedIn(request: Request): Promise<string> {
    const authorId = await sessions.authorOf(request);
    if (authorId === null) throw signedOut();
    return authorId;
  }

  return {
    signedIn,
    /**
     * The author of a call. A page that works for another one, and does not know yet who has signed in since, is as good as signed out; but it may
     * ask who it is.
     */
    async callerOf(request: Request, name: string): Promise<string> {
      const authorId = await signedIn(request);
      const meant = request.headers.get('x-author');
      if (meant !== null && meant !== authorId && name !== 'account.profile') throw signedOut();
      return authorId;
    },
  };
}
