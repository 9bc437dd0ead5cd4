import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { firstAuthor, type Account, type Accounts, type Ticket } from './accounts.ts';
import { TakenError, type Store } from './store.ts';

const marina: Account = { id: 'marina', email: 'author@example.com', passwordHash: 'h' };
const anna: Account = { id: 'anna', email: 'anna@example.com', passwordHash: 'a' };

const code: Ticket = { purpose: 'registration', owner: anna.email, digest: 'code', expiresAt: 100 };
const link: Ticket = { purpose: 'recovery', owner: marina.id, digest: 'link', expiresAt: 100 };

const invitation: Ticket = {
  purpose: 'invitation',
  owner: firstAuthor,
  digest: 'invitation',
  expiresAt: 100,
};

const session = (tokenHash: string, authorId: string, expiresAt = 900) => ({
  tokenHash,
  authorId,
  expiresAt,
  seenAt: 0,
  agent: 'Firefox',
});

/** Two attempts in a tenth of a second. */
const two = (key: string) => ({ key, windowMs: 100, limit: 2 });

/** The contract of every store's accounts. `open` returns an empty store. */
export function accountsConformance(name: string, open: () => Store | Promise<Store>): void {
  async function fresh(): Promise<Accounts> {
    const store = await open();
    onTestFinished(() => store.close());
    return store.accounts;
  }

  describe(`${name}: accounts`, () => {
    it('finds by e-mail and by id, and refuses an e-mail twice', async () => {
      const accounts = await fresh();
      await accounts.put(marina);
      await accounts.put({ ...marina, passwordHash: 'new' });
      expect(await accounts.byEmail(marina.email)).toEqual({ ...marina, passwordHash: 'new' });
      expect(await accounts.byId('marina')).toEqual({ ...marina, passwordHash: 'new' });
      expect(await accounts.byEmail('nobody@example.com')).toBeNull();
      await expect(accounts.put({ ...marina, id: 'ivan' })).rejects.toThrow(TakenError);
      expect(await accounts.all()).toHaveLength(1);
    });

    it('renews the hash of a password, unless it was changed meanwhile', async () => {
      const accounts = await fresh();
      await accounts.put(marina);
      await accounts.renewPassword('marina', 'h', 'renewed');
      expect(await accounts.byId('marina')).toEqual({ ...marina, passwordHash: 'renewed' });
      await accounts.renewPassword('marina', 'h', 'late');
      await accounts.renewPassword('nobody', 'h', 'late');
      expect((await accounts.byId('marina'))?.passwordHash).toBe('renewed');
    });

    it('keeps a session until it ends or its time is over', async () => {
      const accounts = await fresh();
      await accounts.putSession(session('one', 'marina', 100), 0);
      await accounts.putSession(session('two', 'marina'), 50);
      expect(await accounts.session('one')).toEqual(session('one', 'marina', 100));
      await accounts.putSession(session('three', 'ivan'), 100);
      expect(await accounts.session('one')).toBeNull();
      await accounts.endSession('two');
      expect(await accounts.session('two')).toBeNull();
      expect(await accounts.session('three')).not.toBeNull();
    });

    it('tells the sessions of an author, and when each was used', async () => {
      const accounts = await fresh();
      await accounts.putSession(session('one', 'marina'), 0);
      await accounts.putSession(session('two', 'marina'), 0);
      await accounts.putSession(session('three', 'ivan'), 0);
      await accounts.seeSession('two', 70);
      expect(await accounts.session('two')).toEqual({ ...session('two', 'marina'), seenAt: 70 });
      const told = await accounts.sessionsOf('marina');
      expect(told.map(({ tokenHash, seenAt }) => [tokenHash, seenAt]).toSorted()).toEqual([
        ['one', 0],
        ['two', 70],
      ]);
      // Using an ended session does not revive it.
      await accounts.endSession('two');
      await accounts.seeSession('two', 80);
      expect(await accounts.sessionsOf('marina')).toHaveLength(1);
      expect(await accounts.sessionsOf('nobody')).toEqual([]);
    });
  });

  describe(`${name}: tickets`, () => {
    it('hold until their time is over, for their own purpose', async () => {
      const accounts = await fresh();
      await accounts.putTicket(code, 0);
      expect(await accounts.ticketOwner('registration', 'code', 99)).toBe(anna.email);
      expect(await accounts.ticketOwner('registration', 'code', 100)).toBeNull();
      expect(await accounts.ticketOwner('registration', 'other', 50)).toBeNull();
      expect(await accounts.ticketOwner('recovery', 'code', 50)).toBeNull();
    });

    it('that would hold for longer than any does were written by a clock that has been put back', async () => {
      const accounts = await fresh();
      const year = 365 * 24 * 60 * 60_000;
      await accounts.putTicket({ ...code, expiresAt: year + 100 }, year);
      await accounts.putTicket({ ...invitation, expiresAt: year + 100 }, year);
      expect(await accounts.ticketOwner('registration', 'code', year)).toBe(anna.email);
      expect(await accounts.ticketOwner('registration', 'code', 1)).toBeNull();
      for (const digest of ['code', 'invitation'])
        expect(await accounts.register(anna, digest, 1)).toBe(false);
    });

    it('are replaced by a newer one of the same owner only', async () => {
      const accounts = await fresh();
      await accounts.putTicket(code, 0);
      await accounts.putTicket({ ...code, owner: 'oleg@example.com', digest: 'other' }, 0);
      await accounts.putTicket({ ...code, digest: 'newer' }, 0);
      expect(await accounts.ticketOwner('registration', 'code', 1)).toBeNull();
      expect(await accounts.ticketOwner('registration', 'newer', 1)).toBe(anna.email);
      expect(await accounts.ticketOwner('registration', 'other', 1)).toBe('oleg@example.com');
    });

    it('open one account, once, for the e-mail that they were mailed to', async () => {
      const accounts = await fresh();
      await accounts.putTicket(code, 0);
      expect(await accounts.register({ ...anna, email: 'oleg@example.com' }, 'code', 1)).toBe(false);
      expect(await accounts.register(anna, 'code', 100)).toBe(false);
      expect(await accounts.all()).toEqual([]);
      expect(await accounts.register(anna, 'code', 1)).toBe(true);
      expect(await accounts.byEmail(anna.email)).toEqual(anna);
      expect(await accounts.register({ ...anna, id: 'again' }, 'code', 1)).toBe(false);
    });

    it('open the first account, whatever its e-mail, and no other', async () => {
      const accounts = await fresh();
      await accounts.putTicket(invitation, 0);
      expect(await accounts.register(anna, 'invitation', 100)).toBe(false);
      const two = ['anna', 'oleg'].map((id) =>
        accounts.register({ ...anna, id, email: `${id}@example.com` }, 'invitation', 1),
      );
      expect(await Promise.all(two)).toEqual([true, false]);
      expect(await accounts.ticketOwner('invitation', 'invitation', 1)).toBeNull();
      await accounts.putTicket(invitation, 1);
      expect(await accounts.register(marina, 'invitation', 2)).toBe(false);
    });

    it('stay where the e-mail turned out to be taken', async () => {
      const accounts = await fresh();
      await accounts.putTicket(code, 0);
      await accounts.put({ ...anna, id: 'earlier' });
      await expect(accounts.register(anna, 'code', 1)).rejects.toThrow(TakenError);
      expect(await accounts.ticketOwner('registration', 'code', 1)).toBe(anna.email);
      expect(await accounts.byId('anna')).toBeNull();
    });

    it('set a password once and end every session of the account alone', async () => {
      const accounts = await fresh();
      await accounts.put(marina);
      await accounts.put(anna);
      await accounts.putSession(session('one', 'marina'), 0);
      await accounts.putSession(session('two', 'marina'), 0);
      await accounts.putSession(session('three', 'anna'), 0);
      await accounts.putTicket(link, 0);
      expect(await accounts.resetPassword('other', 'new', 1)).toBeNull();
      expect(await accounts.resetPassword('link', 'new', 100)).toBeNull();
      expect(await accounts.session('one')).not.toBeNull();
      expect(await accounts.resetPassword('link', 'new', 1)).toEqual({ ...marina, passwordHash: 'new' });
      expect(await accounts.byId('marina')).toEqual({ ...marina, passwordHash: 'new' });
      const left = await Promise.all(['one', 'two', 'three'].map((hash) => accounts.session(hash)));
      expect(left.map((row) => row?.authorId ?? null)).toEqual([null, null, 'anna']);
      expect(await accounts.resetPassword('link', 'newest', 1)).toBeNull();
    });

    it('are used once, however many ask at the same time', async () => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 6 }), async (times) => {
          const accounts = await fresh();
          await accounts.put(marina);
          await accounts.putTicket(link, 0);
          await accounts.putTicket(code, 0);
          const tries = Array.from({ length: times }, (_, at) => at);
          const resets = await Promise.all(tries.map((at) => accounts.resetPassword('link', `new ${at}`, 1)));
          expect(resets.filter((account) => account !== null)).toHaveLength(1);
          const opened = await Promise.all(
            tries.map((at) => accounts.register({ ...anna, id: `anna-${at}` }, 'code', 1)),
          );
          expect(opened.filter(Boolean)).toHaveLength(1);
          expect(await accounts.all()).toHaveLength(2);
        }),
        { numRuns: 4, seed: 1 },
      );
    });
  });

  describe(`${name}: attempts`, () => {
    it('are counted in a window, also side by side', async () => {
      const accounts = await fresh();
      const answers = await Promise.all([1, 2, 3].map((at) => accounts.attempt([two('a')], at)));
      expect(answers).toEqual([0, 0, 98]);
      expect(await accounts.attempt([two('b')], 4)).toBe(0);
      expect(await accounts.attempt([two('a')], 101)).toBe(0);
      await accounts.forgetAttempts('a');
      expect(await accounts.attempt([two('a')], 101)).toBe(0);
    });

    it('under several limits are counted under all or under none, and the longest pause is told', async () => {
      const accounts = await fresh();
      const hourly = { key: 'a', windowMs: 1000, limit: 3 };
      const both = [two('a'), hourly, two('b')];
      for (const at of [1, 2]) expect(await accounts.attempt([two('b')], at)).toBe(0);
      expect(await accounts.attempt(both, 50)).toBe(51);
      for (const at of [200, 300, 400]) expect(await accounts.attempt(both, at)).toBe(0);
      expect(await accounts.attempt(both, 450)).toBe(750);
      expect(await accounts.attempt([two('a')], 450)).toBe(0);
    });

    it('are taken back one by one', async () => {
      const accounts = await fresh();
      for (const at of [7, 7]) await accounts.attempt([two('a')], at);
      await accounts.takeBackAttempt('a', 6);
      expect(await accounts.attempt([two('a')], 8)).toBe(99);
      await accounts.takeBackAttempt('a', 7);
      expect(await accounts.attempt([two('a')], 8)).toBe(0);
      expect(await accounts.attempt([two('a')], 8)).toBe(99);
    });

    it('of one key are not forgotten with those of another, whose window is shorter', async () => {
      const accounts = await fresh();
      await accounts.attempt([{ key: 'long', windowMs: 100, limit: 1 }], 10);
      await accounts.attempt([{ key: 'short', windowMs: 10, limit: 1 }], 100);
      expect(await accounts.attempt([{ key: 'long', windowMs: 100, limit: 1 }], 101)).toBe(9);
    });

    it('noted by a clock that was far ahead count no more once it is put back', async () => {
      const accounts = await fresh();
      const year = 365 * 24 * 60 * 60_000;
      for (const at of [1, 2]) await accounts.attempt([two('a')], year + at);
      expect(await accounts.attempt([two('a')], 1000)).toBe(0);
      expect(await accounts.attempt([two('a')], 1001)).toBe(0);
      expect(await accounts.attempt([two('a')], 1002)).toBe(98);
      // Concurrent ones come in any order.
      expect(await accounts.attempt([two('a')], 990)).toBe(110);
    });

    it('never pass their limit in any window, whatever the moments', async () => {
      const [windowMs, limit] = [100, 3];
      const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.nat({ max: 60 })), { maxLength: 25 });
      await fc.assert(
        fc.asyncProperty(steps, async (moves) => {
          const accounts = await fresh();
          const passed: Record<string, number[]> = { a: [], b: [] };
          let now = 1000;
          for (const [key, later] of moves) {
            now += later;
            const pause = await accounts.attempt([{ key, windowMs, limit }], now);
            const recent = passed[key]?.filter((at) => at > now - windowMs) ?? [];
            expect(pause).toBe(recent.length < limit ? 0 : (recent[0] ?? 0) + windowMs - now);
            if (pause === 0) passed[key]?.push(now);
          }
        }),
        { numRuns: 12, seed: 1 },
      );
    });
  });
}
