import { late } from '#lib/loading/late.ts';
import { isCommonPassword, plainPassword } from '#lib/text/commonPasswords.ts';

/**
 * Fifty thousand breached passwords, sorted by frequency; eighteen thousand have the required length. The console's password meter uses the same
 * library, so that it never praises a password that is refused here. Some 400 KB: loaded when somebody first chooses a password.
 */
async function leakedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(plainPassword));
}

/** A failed reading is repeated for the next password. */
const leaked = late(leakedPasswords, { whenAsked: true });

/** Whether attackers would know a password: a common one, the product's name, or a breached one, in any case. */
export async function isKnownPassword(password: string): Promise<boolean> {
  if (isCommonPassword(password)) return true;
  return (await leaked.load()).has(plainPassword(password));
}
