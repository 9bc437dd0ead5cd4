import type { Problems } from '#domain/plain-problems.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

/** The message about a password that is too common, by the name of its field. */
export const weakPassword = defineMessages({
  ru: { password: 'Этот пароль подбирают одним из\u00A0первых. Придумайте другой.' },
  en: { password: 'This password is among the first to be guessed. Choose another one.' },
});

/**
 * The problem of a password that is among the most common ones, before the platform says so; null if there is none. The list is loaded at first use.
 * If it cannot be loaded, the platform decides.
 */
export async function commonPasswordProblem(password: string, language: Language): Promise<Problems | null> {
  const list = await import('#lib/text/commonPasswords.ts').catch(() => null);
  return list?.isCommonPassword(password) === true ? { ...weakPassword[language] } : null;
}
