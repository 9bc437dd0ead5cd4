import type { Language } from '../i18n/catalogue.ts';

const units: Record<Language, string[]> = {
  ru: ['Б', 'КБ', 'МБ', 'ГБ', 'ТБ'],
  en: ['B', 'KB', 'MB', 'GB', 'TB'],
};

/** Three digits carry the meaning of a size; bytes and kilobytes need no fraction. */
function round(value: number, unit: number): number {
  const digits = unit < 2 || value >= 100 ? 0 : value >= 10 ? 1 : 2;
  return Number(value.toFixed(digits));
}

/** Bytes in a kilobyte. Limits use it too, so that «до 5 МБ» and the size of a file can be compared. */
const kilo = 1024;

/** A size in bytes as people read it: `1524000000` → «1,42 ГБ», «1.42 GB» in English. */
export function formatBytes(bytes: number, language: Language = 'ru'): string {
  const names = units[language];
  let unit = 0;
  let value = bytes;
  while (unit < names.length - 1 && round(value, unit) >= 1000) {
    value /= kilo;
    unit += 1;
  }
  const digits = String(round(value, unit));
  return `${language === 'ru' ? digits.replace('.', ',') : digits}\u00A0${names[unit]}`;
}

/** Splits a name before its extension: «talk.final.mp4» → [«talk.final», «.mp4»]. A leading dot begins no extension. */
function splitName(name: string): [stem: string, extension: string] {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
}

/** The name itself, or with the first free number before the extension when it is taken: «talk (1).mp4». */
export function uniqueName(name: string, taken: Iterable<string>): string {
  const names: ReadonlySet<string> = taken instanceof Set ? taken : new Set(taken);
  if (!names.has(name)) return name;
  const [stem, extension] = splitName(name);
  let number = 1;
  while (names.has(`${stem} (${number})${extension}`)) number += 1;
  return `${stem} (${number})${extension}`;
}
