import { CodeError } from '#lib/loading/codeError.ts';
import type { Language } from '#lib/i18n/catalogue.ts';
import { ApiError, errorText, errorWords, isOffline } from './api-error.ts';

const texts: Record<Language, string> = {
  ru: 'Эта часть кабинета не\u00A0загрузилась. Проверьте интернет и\u00A0повторите.',
  en: 'This part of the console did not load. Check the connection and try again.',
};

/** Why something failed, for the author, if missing code may be the cause. */
export function failureWords(error: unknown, language: Language): string {
  if (!(error instanceof CodeError)) return errorWords(error, language);
  return isOffline() ? errorText(new ApiError('network', error.message), language) : texts[language];
}
