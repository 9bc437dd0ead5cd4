import * as fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { newKey } from '../passwords/secrets.ts';
import type { Store } from '../store/store.ts';
import { cookieSessions, sessionMs } from './cookie.ts';

const authors = ['anna', 'marina'] as const;

/** One step in the life of sessions, in one of two browsers. */
const step = fc.record({
  browser: fc.nat({ max: 1 }),
  author: fc.constantFrom(...authors),
  act: fc.constantFrom('begin', 'end', 'reset', 'wait'),
});

/** The contract of cookie sessions on every store. `open` returns an empty one. */
export function sessionsConformance(name: string, open: () => Store | Promise<Store>): void {
  async function fresh(restMs = 0) {
    const store = await open();
    onTestFinished(() => store.close());
    const clock = { now: 1_000_000 };
    const sessions = cookieSessions({
      accounts: store.accounts,
      now: () => clock.now,
      key: newKey(),
      restMs,
    });
    const request = (cookie: string) =>
      new Request('http://console.test/api', {
        headers: { 'user-agent': 'Firefox', ...(cookie !== '' && { cookie }) },
      });
    return {
      sessions,
      request,
      accounts: store.accounts,
      clock,
      authorOf: (cookie: string) => sessions.authorOf(request(cookie)),
      begin: async (cookie: string, author: string) =>
        (await sessions.begin(request(cookie), author))[0]?.split(';')[0] ?? '',
      end: (cookie: string) => sessions.end(request(cookie)),
    };
  }

  describe(`${name}: sessions`, () => {
    it('belong to whoever has the cookie, as long as they last', async () => {
      const { authorOf, begin, clock } = await fresh();
      const cookie = await begin('', 'anna');
      expect(await authorOf(cookie)).toBe('anna');
      expect(await authorOf('')).toBeNull();
      expect(await authorOf(`other=1; ${cookie}`)).toBe('anna');
      expect(await authorOf(`${cookie}x`)).toBeNull();
      clock.now += sessionMs - 1;
      expect(await authorOf(cookie)).toBe('anna');
      clock.now += 1;
      expect(await authorOf(cookie)).toBeNull();
    });

    it('that rest end sooner, by the clock of the server, and those in use do not', async () => {
      const day = 24 * 60 * 60 * 1000;
      const { authorOf, begin, clock } = await fresh(14 * day);
      const [used, rests] = [await begin('', 'anna'), await begin('', 'anna')];
      clock.now += 13 * day;
      expect(await authorOf(used)).toBe('anna');
      // A call soon after is not recorded, but counts as use.
      clock.now += 1000;
      expect(await authorOf(used)).toBe('anna');
      clock.now += day;
      expect([await authorOf(used), await authorOf(rests)]).toEqual(['anna', null]);
      clock.now += 13 * day;
      expect(await authorOf(used)).toBe('anna');
      clock.now += 14 * day;
      expect(await authorOf(used)).toBeNull();
    });

    it('are shown to their author alone, and ended by them', async () => {
      const { sessions, request, authorOf, begin, clock } = await fresh(14 * 24 * 60 * 60 * 1000);
      const [here, there, third] = [
        await begin('', 'anna'),
        await begin('', 'anna'),
        await begin('', 'anna'),
      ];
      const marinas = await begin('', 'marina');
      clock.now += 20 * 60_000;
      await authorOf(there);
      const told = await sessions.list(request(here), 'anna');
      expect(told.map(({ current, agent, seenAt }) => [current, agent, seenAt])).toEqual([
        [true, 'Firefox', 1_000_000],
        [false, 'Firefox', clock.now],
        [false, 'Firefox', 1_000_000],
      ]);
      expect(new Set(told.map(({ id }) => id)).size).toBe(3);
      // The public id of a session opens nothing.
      expect(await authorOf(`kabinet_session=${told[1]?.id}`)).toBeNull();

      expect(await sessions.endOne('marina', told[1]?.id ?? '')).toBe(false);
      expect(await sessions.endOne('anna', told[1]?.id ?? '')).toBe(true);
      expect(await sessions.endOne('anna', told[1]?.id ?? '')).toBe(false);
      expect([await authorOf(here), await authorOf(there), await authorOf(third)]).toEqual([
        'anna',
        null,
        'anna',
      ]);
      await sessions.endOthers(request(here), 'anna');
      expect([await authorOf(here), await authorOf(third)]).toEqual(['anna', null]);
      expect(await authorOf(marinas)).toBe('marina');
    });

    it('have an id that is never used again', async () => {
      const { begin } = await fresh();
      const cookies = await Promise.all(Array.from({ length: 20 }, () => begin('', 'anna')));
      expect(new Set(cookies).size).toBe(20);
    });

    it('follow logins, logouts, resets and the clock in any order', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
          const { accounts, authorOf, begin, end, clock } = await fresh();
          for (const id of authors) await accounts.put({ id, email: `${id}@example.com`, passwordHash: '' });
          /** Every session that was ever begun, by its cookie. */
          const known = new Map<string, { author: string; until: number }>();
          const jars = ['', ''];
          for (const { browser, author, act } of steps) {
            const cookie = jars[browser] ?? '';
            if (act === 'begin') {
              known.delete(cookie);
              jars[browser] = await begin(cookie, author);
              known.set(jars[browser], { author, until: clock.now + sessionMs });
            }
            if (act === 'end') {
              known.delete(cookie);
              await end(cookie);
            }
            if (act === 'wait') clock.now += sessionMs / 3;
            if (act === 'reset') {
              const ticket = { purpose: 'recovery', owner: author, digest: 'link' } as const;
              await accounts.putTicket({ ...ticket, expiresAt: clock.now + 1 }, clock.now);
              await accounts.resetPassword('link', 'new', clock.now);
              for (const [key, session] of known) if (session.author === author) known.delete(key);
            }
            for (const jar of jars) {
              const session = known.get(jar);
              const holds = session !== undefined && session.until > clock.now;
              expect(await authorOf(jar)).toBe(holds ? session.author : null);
            }
          }
        }),
        { numRuns: 15, seed: 1 },
      );
    });
  });
}
