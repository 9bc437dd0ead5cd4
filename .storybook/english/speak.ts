import type { Language } from '#lib/i18n/catalogue.ts';
import { speakEnglish } from './inEnglish.ts';

/** Has stories hand over their words in a language. The dictionary comes when it is first asked for. */
export async function speak(language: Language): Promise<void> {
  speakEnglish(language === 'en' ? (await import('./dictionary.ts')).englishOf : null);
}
