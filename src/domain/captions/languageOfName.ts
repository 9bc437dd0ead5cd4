import { workLanguages } from '#lib/text/languages.ts';

/** Longer language codes of players and translators, by the two-letter code. */
const words: Record<string, string> = { rus: 'ru', russian: 'ru', eng: 'en', english: 'en' };

/** A language before the extension of a name: «Сон.en.vtt», «Сон_rus.srt». */
const mark = new RegExp(`[\\s._-]+(${[...workLanguages, ...Object.keys(words)].join('|')})\\.[^.]+$`, 'i');

/** The language in the name of a captions file; null if it has none. */
export function languageOfName(name: string): string | null {
  const [, told] = mark.exec(name) ?? [];
  const code = told?.toLowerCase();
  return code === undefined ? null : (words[code] ?? code);
}
