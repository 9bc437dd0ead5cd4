/** Languages that authors work in, by ISO 639-1, in the order they are offered. */
export const workLanguages = [
  'ru',
  'en',
  'kk',
  'be',
  'uk',
  'ky',
  'uz',
  'tg',
  'az',
  'hy',
  'ka',
  'tr',
  'de',
  'fr',
  'es',
] as const;

/** The native name of a language: `ru` → «русский», `kk` → «қазақ тілі». An unknown code is returned as it is. */
export function languageName(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
  } catch {
    return code;
  }
}
