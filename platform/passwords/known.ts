import { isCommonPassword, plainPassword } from '#lib/text/commonPasswords.ts';

let leaked: Promise<ReadonlySet<string>> | null = null;

/**
 * Fifty thousand passwords that were found in breaches, by how many had them; eighteen thousand are as long as a password must be. They are
 * those of the library by which the console judges a password, so that it never praises what is refused here. Some 400 KB: read once somebody
 * chooses a password.
 */
async function leakedPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(plainPassword));
}

/** Whether a password is known to those who guess: common, the name of the product, or found in a breach, whatever the case of its letters. */
export async function isKnownPassword(password: string): Promise<boolean> {
  if (isCommonPassword(password)) return true;
  leaked ??= leakedPasswords().catch((error: unknown) => {
    // The next one who chooses a password asks for it again.
    leaked = null;
    throw error;
  });
  return (await leaked).has(plainPassword(password));
}
