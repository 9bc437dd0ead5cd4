import type { Language } from '#lib/i18n/catalogue.ts';

/** A country by its ISO alpha-2 code; a code that nobody knows stays as it came. */
export function regionName(code: string, language: Language): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
