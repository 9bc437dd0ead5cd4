import { expect, vi } from 'vitest';
import { endpoints } from '#api/endpoints.ts';
import type { Random } from '../scenarios/random.ts';
import { Lost, type Client, type Writer } from './killed.ts';

const password = 'вечер у тихой реки';

/** Each comes from elsewhere, so that none meets the limits of another, and has no session yet. */
const from = (number: number) => ({
  cookie: '',
  'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
});

interface Registered {
  email: string;
  number: number;
  /** Whether a letter with a link was asked for; «perhaps» where that was not answered. */
  letter: 'not asked' | 'perhaps' | 'asked';
}

/** Registers one author after another by the codes of letters, and asks for the letter with a link. `said` is what the servers said so far. */
export function registrationWriter(title: string, random: Random, said: () => string) {
  const known: Registered[] = [];
  /** Whose code has been mailed, or may have been. */
  let underWay: string | null = null;
  let begun = random.int(0, 200) * 100;

  const letters = (email: string, secret: string) =>
    [...said().matchAll(new RegExp(`Письмо для ${email}: [^\\n]* \\((${secret})\\)`, 'g'))].map(
      ([, found = '']) => found,
    );

  async function logIn(client: Client, email: string, number: number): Promise<boolean> {
    const body = { email, password };
    return client.ask(endpoints.auth.login, { body, headers: from(number) }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Lost || !String(error).includes(': 401')) throw error;
        return false;
      },
    );
  }

  async function register(client: Client, email: string): Promise<void> {
    const code = letters(email, String.raw`\d{6}`).at(-1);
    // The letter itself may have been lost: the next one is a minute away, and another author is not.
    if (code === undefined) return void (underWay = null);
    const body = { email, code, password, firstName: 'Анна', lastName: 'Лебедева' };
    await client.ask(endpoints.account.register, { body, headers: from(begun) }).catch((error: unknown) => {
      if (!/: (?:400|409) /.test(String(error))) throw error;
    });
    underWay = null;
    if (await logIn(client, email, begun)) known.push({ email, number: begun, letter: 'not asked' });
  }

  const writer: Writer = {
    async write(client) {
      const waiting = known.find(({ letter }) => letter === 'not asked');
      if (waiting !== undefined) {
        waiting.letter = 'perhaps';
        await client.ask(endpoints.account.forgotPassword, {
          body: { email: waiting.email },
          headers: from(waiting.number),
        });
        waiting.letter = 'asked';
      } else if (underWay === null) {
        underWay = `${title}${++begun}@example.com`;
        const { available } = await client.ask(endpoints.auth.checkEmail, {
          body: { email: underWay },
          headers: from(begun),
        });
        expect(available).toBe(true);
      } else await register(client, underWay);
    },
    async check(client) {
      const last = known.at(-1);
      if (last !== undefined) expect(await logIn(client, last.email, last.number)).toBe(true);
      // One whose registration was not answered is there whole, or is registered by the same code.
      if (underWay !== null && (await logIn(client, underWay, begun))) {
        known.push({ email: underWay, number: begun, letter: 'not asked' });
        underWay = null;
      }
    },
  };
  return {
    ...writer,
    /** All who were answered can log in, and have the letter that they asked for. Answers how many they are. */
    async finish(client: Client): Promise<number> {
      for (const { email, number, letter } of known) {
        expect([email, await logIn(client, email, number)]).toEqual([email, true]);
        if (letter !== 'asked') continue;
        // It is a job: where its process was killed, another sends it once the lease has ended.
        const isThere = () => expect(letters(email, String.raw`http\S+`)).not.toEqual([]);
        await vi.waitFor(isThere, { timeout: 45_000, interval: 50 });
      }
      return known.length;
    },
  };
}
