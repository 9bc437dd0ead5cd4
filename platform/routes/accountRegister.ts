import type * as v from 'valibot';
import type { registerRequest } from '#domain/account/schema.ts';
import type { Platform } from '../context.ts';
import { countries } from '../data/countries.ts';
import { isKnownPassword } from '../passwords/breached.ts';
import type { Of } from '../records/kinds.ts';
import { saveById } from '../records/save.ts';
import { invalid, Refusal } from '../refusal.ts';
import { created, newId } from '../stamps.ts';
import { TakenError, UnavailableError } from '../store/store.ts';
import { checkCode, wrongCode } from './authTickets.ts';

type Registration = v.InferOutput<typeof registerRequest>;

/** Throws 400 if a password is among the first that attackers try. */
export async function checkPassword(password: string): Promise<void> {
  if (!(await isKnownPassword(password))) return;
  throw invalid({ password: 'Этот пароль подбирают одним из\u00A0первых. Придумайте другой.' });
}

/** Throws 400 if there is no country with the given code. */
export function checkCountry(code: string | null | undefined): void {
  if (!code || countries.some((country) => country.code === code)) return;
  throw invalid({ country: 'Выберите страну из\u00A0списка' });
}

const taken = () =>
  new Refusal(409, 'На\u00A0эту почту уже открыт кабинет', {
    fields: { email: 'На\u00A0эту почту уже открыт кабинет. Войдите или смените пароль.' },
  });

function profileOf(id: string, given: Registration, now: number): Of<'profile'> {
  const { email, firstName, lastName, country, timezone, headline, bio } = given;
  return {
    id,
    email,
    role: 'expert',
    firstName,
    lastName,
    avatarId: null,
    headline: headline ?? null,
    bio: bio ?? null,
    languages: ['ru'],
    country: country || null,
    timezone: timezone ?? null,
    phone: null,
    site: null,
    socials: {},
    notifications: {},
    ...created(now),
  };
}

/**
 * Opens an account and returns its id. The profile is written first, where nobody can read it yet. Then the account, the end of the code and the
 * claim of the e-mail are one step. So there is never an account without a profile.
 */
export async function openAccount(platform: Platform, given: Registration, address: string): Promise<string> {
  const { email, code, password } = given;
  const { accounts } = platform.store;
  await checkPassword(password);
  checkCountry(given.country);
  if ((await accounts.byEmail(email)) !== null) throw taken();
  const digest = await checkCode(platform, { email, code, address });

  const id = newId();
  const rows = platform.store.of(id);
  const account = { id, email, passwordHash: await platform.passwords.hash(password) };
  await rows.change((tx) => saveById(tx, 'profile', profileOf(id, given, platform.now())));
  try {
    if (!(await accounts.register(account, digest, platform.now()))) throw wrongCode();
  } catch (error) {
    if (error instanceof UnavailableError) {
      // The answer to a commit may be lost. A profile without an account does no harm; an account without a profile would be unusable.
      if ((await accounts.byId(id)) === null) throw error;
      return id;
    }
    await rows.change((tx) => tx.remove('profile', id));
    throw error instanceof TakenError ? taken() : error;
  }
  return id;
}
