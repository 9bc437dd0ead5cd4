import {
  type Account,
  holds,
  pauseOf,
  type Accounts,
  type SessionRow,
  type Ticket,
  type TicketPurpose,
} from './accounts.ts';
import { TakenError } from './store.ts';

/** Attempts that live as long as their object. */
function memoryAttempts(): Pick<Accounts, 'attempt' | 'takeBackAttempt' | 'forgetAttempts'> {
  const attempts = new Map<string, number[]>();
  const ordered = (moments: number[]) => moments.toSorted((one, other) => one - other);

  return {
    attempt(limits, now) {
      const pauses = limits.map((limit) => pauseOf(limit, attempts.get(limit.key) ?? [], now));
      const pause = Math.max(0, ...pauses);
      if (pause > 0) return Promise.resolve(pause);
      for (const key of new Set(limits.map(({ key }) => key)))
        attempts.set(key, ordered([...(attempts.get(key) ?? []), now]));
      return Promise.resolve(0);
    },
    takeBackAttempt(key, at) {
      const moments = attempts.get(key) ?? [];
      const found = moments.indexOf(at);
      if (found >= 0) attempts.set(key, moments.toSpliced(found, 1));
      return Promise.resolve();
    },
    forgetAttempts(key) {
      attempts.delete(key);
      return Promise.resolve();
    },
  };
}

/** Accounts, sessions, tickets and attempts that live as long as their object. */
export function memoryAccounts(): Accounts {
  const accounts = new Map<string, Account>();
  const sessions = new Map<string, SessionRow>();
  const tickets = new Map<string, Ticket>();
  const found = (email: string) => [...accounts.values()].find((account) => account.email === email) ?? null;

  const ticketKey = ({ purpose, owner }: Pick<Ticket, 'purpose' | 'owner'>) => `${purpose} ${owner}`;
  const holding = (purpose: TicketPurpose, digest: string, now: number) =>
    [...tickets.values()].find(
      (ticket) => ticket.purpose === purpose && ticket.digest === digest && holds(ticket, now),
    ) ?? null;

  function put(account: Account): void {
    const other = found(account.email);
    if (other !== null && other.id !== account.id) throw new TakenError(account.email);
    accounts.set(account.id, { ...account });
  }
  return {
    byEmail: (email) => Promise.resolve(found(email)),
    byId: (id) => Promise.resolve(accounts.get(id) ?? null),
    all: () => Promise.resolve([...accounts.values()]),
    put: async (account) => put(account),
    renewPassword(id, hash, renewed) {
      const account = accounts.get(id);
      if (account?.passwordHash === hash) accounts.set(id, { ...account, passwordHash: renewed });
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
    seeSession(tokenHash, now) {
      const session = sessions.get(tokenHash);
      if (session !== undefined) sessions.set(tokenHash, { ...session, seenAt: now });
      return Promise.resolve();
    },
    sessionsOf: (authorId) =>
      Promise.resolve([...sessions.values()].filter((session) => session.authorId === authorId)),
    putTicket(ticket, now) {
      for (const [key, { expiresAt }] of tickets) if (expiresAt <= now) tickets.delete(key);
      tickets.set(ticketKey(ticket), { ...ticket });
      return Promise.resolve();
    },
    ticketOwner: (purpose, digest, now) => Promise.resolve(holding(purpose, digest, now)?.owner ?? null),
    async register(account, digest, now) {
      const proved = holding('registration', digest, now);
      const invited = accounts.size === 0 ? holding('invitation', digest, now) : null;
      const ticket = invited ?? (proved?.owner === account.email ? proved : null);
      if (ticket === null) return false;
      put(account);
      tickets.delete(ticketKey(ticket));
      return true;
    },
    resetPassword(digest, passwordHash, now) {
      const ticket = holding('recovery', digest, now);
      const account = ticket === null ? undefined : accounts.get(ticket.owner);
      if (ticket === null || account === undefined) return Promise.resolve(null);
      tickets.delete(ticketKey(ticket));
      const changed = { ...account, passwordHash };
      accounts.set(account.id, changed);
      for (const [hash, { authorId }] of sessions) if (authorId === account.id) sessions.delete(hash);
      return Promise.resolve({ ...changed });
    },
    ...memoryAttempts(),
  };
}
