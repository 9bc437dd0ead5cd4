import type { Problems } from '#domain/plain-problems.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

/** What is said of a password that the platform finds too common, under the name of its field. */
export const weakPassword = defineMessages({
  ru: { password: 'Этот пароль подбирают одним из\u00A0первых. Придумайте другой.' },
  en: { password: 'This password is among the first to be guessed. Choose another one.' },
});

/**
 * What is wrong with a new password that is among the commonest, before the platform says so; null where nothing is. The list
 * comes when it is first asked for. Where it cannot be had, the platform is the judge.
 */
export async function commonPasswordProblem(password: string, language: Language): Promise<Problems | null> {
  const list = await import('#lib/text/commonPasswords.ts').catch(() => null);
  return list?.isCommonPassword(password) === true ? { ...weakPassword[language] } : null;
}
