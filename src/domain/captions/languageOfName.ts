import { workLanguages } from '#lib/text/languages.ts';

/** What players and translators write beside the two letters. */
const words: Record<string, string> = { rus: 'ru', russian: 'ru', eng: 'en', english: 'en' };

/** A language at the end of a name, before its ending: «Сон.en.vtt», «Сон_rus.srt». */
const mark = new RegExp(`[\\s._-]+(${[...workLanguages, ...Object.keys(words)].join('|')})\\.[^.]+$`, 'i');

/** The language that the name of a file of captions tells; null where it tells none. */
export function languageOfName(name: string): string | null {
  const [, told] = mark.exec(name) ?? [];
  const code = told?.toLowerCase();
  return code === undefined ? null : (words[code] ?? code);
}
