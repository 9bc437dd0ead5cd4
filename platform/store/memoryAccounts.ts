import type { Account, Accounts, SessionRow } from './accounts.ts';
import { TakenError } from './store.ts';

/** Accounts, sessions and attempts that live as long as their object. */
export function memoryAccounts(): Accounts {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, SessionRow>();
  const attempts = new Map<string, number[]>();
  const found = (email: string) => [...accounts.values()].find((account) => account.email === email) ?? null;
  return {
    byEmail: (email) => Promise.resolve(found(email)),
    byId: (id) => Promise.resolve(accounts.get(id) ?? null),
    all: () => Promise.resolve([...accounts.values()]),
    put(account) {
      const other = found(account.email);
      if (other !== null && other.id !== account.id) return Promise.reject(new TakenError(account.email));
      accounts.set(account.id, { ...account });
      return Promise.resolve();
    },
    session: (tokenHash) => Promise.resolve(sessions.get(tokenHash) ?? null),
    putSession(session, now) {
      for (const [hash, { expiresAt }] of sessions) if (expiresAt <= now) sessions.delete(hash);
      sessions.set(session.tokenHash, { ...session });
      return Promise.resolve();
    },
    endSession(tokenHash) {
      sessions.delete(tokenHash);
      return Promise.resolve();
    },
    attempt(key, now, since, limit) {
      const recent = (attempts.get(key) ?? []).filter((at) => at > since);
      if (recent.length >= limit) return Promise.resolve(recent[0] ?? now);
      attempts.set(key, [...recent, now]);
      return Promise.resolve(null);
    },
    forgetAttempts(key) {
      attempts.delete(key);
      return Promise.resolve();
    },
  };
}
