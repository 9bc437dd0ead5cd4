import { isFull, passFull } from '../refusal.ts';
import type { Accounts, SessionRow } from './accounts.ts';
import { memoryAccounts } from './memoryAccounts.ts';
import type { Store } from './store.ts';

/** How much is held in memory at the most: sessions, and attempts since there was room last. */
const most = 1000;

/** Does `write`, and `instead` where there is no room for it. */
async function orElse<T>(write: () => Promise<T>, instead: (error: unknown) => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isFull(error)) throw error;
    return instead(error);
  }
}

/**
 * Accounts whose authors can log in while the disk is full: sessions and attempts that find no room live in this process until they do. So
 * much of them and no more, beyond which the error is thrown as ever.
 */
function accountsWithLogin(accounts: Accounts): Accounts {
  const sessions = new Map<string, SessionRow>();
  let attempts = memoryAccounts();
  let attempted = 0;

  async function keepHeld(now: number): Promise<void> {
    for (const [hash, session] of sessions) {
      if (session.expiresAt > now) await accounts.putSession(session, now);
      sessions.delete(hash);
    }
  }

  return {
    ...accounts,
    session: async (tokenHash) => sessions.get(tokenHash) ?? accounts.session(tokenHash),
    putSession: (session, now) =>
      orElse(
        async () => {
          await accounts.putSession(session, now);
          await keepHeld(now);
        },
        async (error) => {
          if (sessions.size >= most) throw error;
          sessions.set(session.tokenHash, session);
        },
      ),
    async endSession(tokenHash) {
      if (!sessions.delete(tokenHash)) await accounts.endSession(tokenHash);
    },
    async seeSession(tokenHash, now) {
      const held = sessions.get(tokenHash);
      if (held === undefined) await accounts.seeSession(tokenHash, now).catch(passFull);
      else sessions.set(tokenHash, { ...held, seenAt: now });
    },
    sessionsOf: async (author) => [
      ...[...sessions.values()].filter(({ authorId }) => authorId === author),
      ...(await accounts.sessionsOf(author)),
    ],
    async resetPassword(digest, passwordHash, now) {
      const account = await accounts.resetPassword(digest, passwordHash, now);
      for (const [hash, { authorId }] of sessions) if (authorId === account?.id) sessions.delete(hash);
      return account;
    },
    attempt: (limits, now) =>
      orElse(
        async () => {
          const result = await accounts.attempt(limits, now);
          if (attempted > 0) [attempts, attempted] = [memoryAccounts(), 0];
          return result;
        },
        async (error) => {
          if (attempted >= most) throw error;
          attempted += 1;
          return attempts.attempt(limits, now);
        },
      ),
    takeBackAttempt: async (key, at) => {
      await attempts.takeBackAttempt(key, at);
      await accounts.takeBackAttempt(key, at).catch(passFull);
    },
    forgetAttempts: (key) =>
      orElse(
        () => accounts.forgetAttempts(key),
        () => attempts.forgetAttempts(key),
      ),
  };
}

/** A store on which authors can log in while the disk is full. */
export const withLoginOnFullDisk = (store: Store): Store => ({
  ...store,
  accounts: accountsWithLogin(store.accounts),
});
