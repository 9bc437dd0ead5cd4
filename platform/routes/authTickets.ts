import type { Platform } from '../context.ts';
import { codeLetter, recoveryLetter } from '../mail/letters.ts';
import type { Letter } from '../mail/mail.ts';
import { isInvitation } from '#domain/auth/schema.ts';
import { digestOf, keyedDigestOf } from '../passwords/secrets.ts';
import { invalid } from '../refusal.ts';
import { firstAuthor, ticketLifetimesMs, type Account, type TicketPurpose } from '../store/accounts.ts';
import { codeTries, count } from './authLimits.ts';

/** How long a registration code is valid, ms. */
export const codeLifetimeMs = 10 * 60 * 1000;

/** How long a confirmed code can open an account, ms: the second step of a registration takes time. */
export const provedLifetimeMs = ticketLifetimesMs.registration;

/** How long a password link is valid, ms. */
export const linkLifetimeMs = ticketLifetimesMs.recovery;

/** How long an invitation is valid, ms. */
export const invitationLifetimeMs = ticketLifetimesMs.invitation;

/** A code is short, so it is bound to its e-mail, and its digest uses the platform's key. */
const codeDigest = ({ codeKey }: Platform, email: string, code: string) =>
  keyedDigestOf(codeKey, `${email} ${code}`);

export const wrongCode = () => invalid({ code: 'Код не\u00A0подошёл. Проверьте цифры или запросите новый.' });

/** What sending secrets needs. */
type Mailing = Pick<Platform, 'mail' | 'now' | 'publicUrl' | 'secrets' | 'store'>;

interface Mailed {
  letter: Letter;
  purpose: TicketPurpose;
  owner: string;
  digest: string;
  lifetimeMs: number;
}

/** Mails a secret, and activates it once the letter is sent: if that fails, an earlier one stays valid. Rethrows errors of the mail. */
async function mailTicket(platform: Mailing, { letter, lifetimeMs, ...ticket }: Mailed): Promise<void> {
  await platform.mail.send(letter);
  const now = platform.now();
  await platform.store.accounts.putTicket({ ...ticket, expiresAt: now + lifetimeMs }, now);
}

/** Mails a new code to an e-mail. */
export async function mailCode(platform: Platform, email: string): Promise<void> {
  const code = platform.secrets.code();
  await mailTicket(platform, {
    letter: codeLetter(email, code, codeLifetimeMs),
    purpose: 'registration',
    owner: email,
    digest: await codeDigest(platform, email, code),
    lifetimeMs: codeLifetimeMs,
  });
}

/** The address of a screen of the console. */
export const linkTo = ({ publicUrl }: Pick<Platform, 'publicUrl'>, screen: string) =>
  `${publicUrl().replace(/\/+$/, '')}/#/${screen}`;

/** The link by which the first author opens an account, without a letter; null if there is an author. It replaces an earlier one. */
export async function inviteFirst(platform: Platform): Promise<string | null> {
  const { accounts } = platform.store;
  if ((await accounts.all()).length > 0) return null;
  const token = platform.secrets.token();
  const now = platform.now();
  const ticket = { purpose: 'invitation', owner: firstAuthor, digest: await digestOf(token) } as const;
  await accounts.putTicket({ ...ticket, expiresAt: now + invitationLifetimeMs }, now);
  return linkTo(platform, `register?invitation=${token}`);
}

/** Mails a password link. */
export async function mailRecoveryLink(platform: Mailing, { id, email }: Account): Promise<void> {
  const token = platform.secrets.token();
  const link = linkTo(platform, `recovery-password?token=${token}`);
  await mailTicket(platform, {
    letter: recoveryLetter(email, link, linkLifetimeMs),
    purpose: 'recovery',
    owner: id,
    digest: await digestOf(token),
    lifetimeMs: linkLifetimeMs,
  });
}

/** The digest of a valid invitation token, or null: nobody can be invited once there is an author. */
async function invitedBy({ store: { accounts }, now }: Platform, token: string): Promise<string | null> {
  const digest = await digestOf(token);
  const owner = await accounts.ticketOwner('invitation', digest, now());
  return owner !== null && (await accounts.all()).length === 0 ? digest : null;
}

/** The digest of a mailed code, or null. A right one is valid longer from then on. */
async function provedBy(platform: Platform, email: string, code: string): Promise<string | null> {
  const digest = await codeDigest(platform, email, code);
  const { accounts } = platform.store;
  const now = platform.now();
  if ((await accounts.ticketOwner('registration', digest, now)) !== email) return null;
  const ticket = { purpose: 'registration', owner: email, digest } as const;
  await accounts.putTicket({ ...ticket, expiresAt: now + provedLifetimeMs }, now);
  return digest;
}

/** Checks a code or an invitation token, counted as an attempt, and returns its digest. Throws 400 if it is wrong and 429 after too many. */
export async function checkCode(
  platform: Platform,
  { email, code, address }: { email: string; code: string; address: string },
): Promise<string> {
  const tries = await count(
    platform,
    codeTries(email, address),
    'Слишком много неверных кодов. Попробуйте позже.',
  );
  const digest = isInvitation(code) ? await invitedBy(platform, code) : await provedBy(platform, email, code);
  if (digest === null) throw wrongCode();
  await tries.right();
  return digest;
}
