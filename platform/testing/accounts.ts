import { onTestFinished, vi } from 'vitest';
import { createPlatform } from '../app.ts';
import type { AuditRecord } from '../audit.ts';
import { memoryFiles } from '../files/memory.ts';
import type { Letter } from '../mail/mail.ts';
import { memoryMail } from '../mail/memory.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { plainPasswords } from '../passwords/plain.ts';
import { newKey } from '../passwords/secrets.ts';
import { diskAssets } from '../scenarios/diskAssets.ts';
import { empty } from '../scenarios/empty.ts';
import { loadScenario, type Scenario } from '../scenarios/scenario.ts';
import { cookieSessions } from '../sessions/cookie.ts';
import { memoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { testTime } from './platform.ts';

interface Options {
  origin?: string;
  store?: Store;
  passwords?: Passwords;
  /** What is in it; the demo's author alone by default. */
  scenario?: Scenario;
  /** How often jobs are looked for, ms; only as they are noted by default. */
  pollMs?: number;
}

/** What a call below `/api/v1` sends. */
interface AccountCall {
  method?: 'GET' | 'POST' | 'DELETE';
  body?: unknown;
  raw?: BodyInit;
  cookie?: string;
  headers?: Record<string, string>;
  /** Where it comes from; one address for all calls by default. */
  address?: string;
}

/** The cookies that a response sets, as the next request sends them. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

/** The first cookie that a response sets, which is that of the session, as the next request sends it; empty where there is none. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A platform with real sessions, and the demo's author alone in it: its cookies, clock and letters in the open. */
export async function accountPlatform(options: Options = {}) {
  const { origin = 'http://console.test', store = memoryStore(), passwords = plainPasswords() } = options;
  const { scenario = empty, pollMs } = options;
  const files = memoryFiles();
  const clock = { now: testTime };
  const mail = memoryMail();
  const key = newKey();
  const records: AuditRecord[] = [];
  await loadScenario(scenario, clock.now, { store, files, passwords, assets: diskAssets });
  const platform = createPlatform({
    store,
    files,
    passwords,
    mail,
    publicUrl: () => origin,
    codeKey: key,
    audit: (record) => void records.push(record),
    sessions: cookieSessions({ accounts: store.accounts, now: () => clock.now, key }),
    clock: () => clock.now,
    moderation: { delayMs: 0 },
    ...(pollMs !== undefined && { jobs: { pollMs } }),
  });
  onTestFinished(() => platform.close());

  const call = (
    path: string,
    { method = 'POST', body, raw, cookie, headers = {}, address }: AccountCall = {},
  ) =>
    platform.fetch(
      new Request(`${origin}/api/v1/${path}`, {
        method,
        headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
        ...(method === 'GET' ? {} : { body: raw ?? JSON.stringify(body) ?? null }),
      }),
      address === undefined ? {} : { address },
    );
  return {
    store,
    clock,
    mail,
    /** What was written down of the safety of accounts. */
    records,
    fetch: platform.fetch,
    invite: platform.invite,
    call,
    login: (body: unknown, headers: Record<string, string> = {}) => call('auth/login', { body, headers }),
    profile: (cookie: string) => call('author/profile', { method: 'GET', cookie }),
    /** The letter with this number, from 0, once it has been sent. */
    letter: (at: number): Promise<Letter> =>
      vi.waitFor(() => {
        const letter = mail.letters[at];
        if (letter === undefined) throw new Error(`There is no letter ${at} yet`);
        return letter;
      }),
  };
}
