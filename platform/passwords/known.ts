import { isCommonPassword, plainPassword } from '#lib/text/commonPasswords.ts';

let leaked: Promise<ReadonlySet<string>> | null = null;

/**
 * Fifty thousand breached passwords, sorted by frequency; eighteen thousand have the required length. The console's password meter uses the same
 * library, so that it never praises a password that is refused here. Some 400 KB: loaded when somebody first chooses a password.
 */
async function leakedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(plainPassword));
}

/** Whether attackers would know a password: a common one, the product's name, or a breached one, in any case. */
export async function isKnownPassword(password: string): Promise<boolean> {
  if (isCommonPassword(password)) return true;
  leaked ??= leakedPasswords().catch((error: unknown) => {
    // The next one who chooses a password asks for it again.
    leaked = null;
    throw error;
  });
  return (await leaked).has(plainPassword(password));
}
