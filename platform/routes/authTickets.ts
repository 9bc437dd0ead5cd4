import type { Platform } from '../context.ts';
import { codeLetter, recoveryLetter } from '../mail/letters.ts';
import type { Letter } from '../mail/mail.ts';
import { digestOf, keyedDigestOf } from '../passwords/secrets.ts';
import { invalid } from '../refusal.ts';
import type { Account, TicketPurpose } from '../store/accounts.ts';
import { codeTries, count } from './authLimits.ts';

/** How long the code of a registration may be entered, ms. */
export const codeLifetimeMs = 10 * 60 * 1000;

/** How long a code that was found right opens an account, ms: the second step of a registration is filled in with care. */
export const provedLifetimeMs = 2 * 60 * 60 * 1000;

/** How long the link to a new password holds, ms. */
export const linkLifetimeMs = 60 * 60 * 1000;

/** A code is short, so that it counts for its e-mail alone, and its digest tells nothing without the key of the platform. */
const codeDigest = ({ codeKey }: Platform, email: string, code: string) =>
  keyedDigestOf(codeKey, `${email} ${code}`);

export const wrongCode = () => invalid({ code: 'Код не\u00A0подошёл. Проверьте цифры или запросите новый.' });

interface Mailed {
  letter: Letter;
  purpose: TicketPurpose;
  owner: string;
  digest: string;
  lifetimeMs: number;
}

/**
 * Mails a secret, and lets it count once the letter is on its way: where it cannot be sent, an earlier one still holds. Throws what
 * the mail throws.
 */
async function mailTicket(platform: Platform, { letter, lifetimeMs, ...ticket }: Mailed): Promise<void> {
  await platform.mail.send(letter);
  const now = platform.now();
  await platform.store.accounts.putTicket({ ...ticket, expiresAt: now + lifetimeMs }, now);
}

/** Mails a fresh code to an e-mail. */
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

/** Mails a link to a new password. */
export async function mailRecoveryLink(platform: Platform, { id, email }: Account): Promise<void> {
  const token = platform.secrets.token();
  const link = `${platform.publicUrl().replace(/\/+$/, '')}/#/recovery-password?token=${token}`;
  await mailTicket(platform, {
    letter: recoveryLetter(email, link, linkLifetimeMs),
    purpose: 'recovery',
    owner: id,
    digest: await digestOf(token),
    lifetimeMs: linkLifetimeMs,
  });
}

/** Checks a code, counted as a try, and answers its digest. One that is right holds longer from then on. Throws 400 where it is wrong and 429 after too many. */
export async function checkCode(
  platform: Platform,
  { email, code, address }: { email: string; code: string; address: string },
): Promise<string> {
  const tries = await count(
    platform,
    codeTries(email, address),
    'Слишком много неверных кодов. Попробуйте позже.',
  );
  const digest = await codeDigest(platform, email, code);
  const { accounts } = platform.store;
  const now = platform.now();
  if ((await accounts.ticketOwner('registration', digest, now)) !== email) throw wrongCode();
  await accounts.putTicket(
    { purpose: 'registration', owner: email, digest, expiresAt: now + provedLifetimeMs },
    now,
  );
  await tries.right();
  return digest;
}
