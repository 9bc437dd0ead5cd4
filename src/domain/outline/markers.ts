/** The level of a programme that a word in a name denotes. */
export type MarkedKind = 'module' | 'lecture';

const modules =
  'модуль|раздел|блок|глава|неделя|день|ступень|этап|тема|часть|modul|module|section|unit|week|day|chapter|block|topic|part|razdel|blok|glava|nedelya|den|stupen|etap|tema|chast';
const lectures =
  'урок|лекция|занятие|вебинар|эфир|серия|выпуск|видео|видеоурок|медитация|практика|lesson|lecture|class|episode|session|video|webinar|meditation|urok|lekciya|lektsiya|zanyatie|vebinar|efir|seriya|vypusk|praktika|meditaciya|meditatsiya';

const kinds: ReadonlyMap<string, MarkedKind> = new Map([
  ...modules.split('|').map((word) => [word, 'module'] as const),
  ...lectures.split('|').map((word) => [word, 'lecture'] as const),
]);

const words = [...kinds.keys()].sort((one, other) => other.length - one.length).join('|');

/** Ordinal and cardinal words for lessons. */
const counted: readonly (readonly string[])[] = [
  ['первый', 'первая', 'первое', 'один', 'first', 'one'],
  ['второй', 'вторая', 'второе', 'два', 'second', 'two'],
  ['третий', 'третья', 'третье', 'три', 'third', 'three'],
  ['четвертый', 'четвёртый', 'четвертая', 'четвёртая', 'четыре', 'fourth', 'four'],
  ['пятый', 'пятая', 'пять', 'fifth', 'five'],
  ['шестой', 'шестая', 'шесть', 'sixth', 'six'],
  ['седьмой', 'седьмая', 'семь', 'seventh', 'seven'],
  ['восьмой', 'восьмая', 'восемь', 'eighth', 'eight'],
  ['девятый', 'девятая', 'девять', 'ninth', 'nine'],
  ['десятый', 'десятая', 'десять', 'tenth', 'ten'],
];
const numberWords = new Map(counted.flatMap((row, at) => row.map((word) => [word, at + 1] as const)));
const countedWords = [...numberWords.keys()].sort((one, other) => other.length - one.length).join('|');

/** Cyrillic letters that people type for Roman numerals. */
const latinNumeral = (text: string) => text.toUpperCase().replaceAll('Х', 'X').replaceAll('І', 'I');
const romanDigits: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const romanShape = /^X{0,3}(?:IX|IV|V?I{0,3})$/;

/** Parses a Roman numeral up to 39; null if it is none. */
export function ofRoman(text: string): number | null {
  const numeral = latinNumeral(text);
  if (numeral === '' || !romanShape.test(numeral)) return null;
  const digits = [...numeral].map((digit) => romanDigits[digit] ?? 0);
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0);
}

/** A marker and its number at the beginning of a name. */
interface Marked {
  kind: MarkedKind;
  numbers: readonly number[];
  /** The marker as written: «Модуль II». */
  said: string;
  /** The rest of the name. */
  rest: string;
}

const end = String.raw`(?![\p{L}\d])`;
const figures = String.raw`\d{1,3}(?:[.\-]\d{1,3})*`;
const number = `${figures}${end}|[IVXХІ]{1,6}${end}|(?:${countedWords})${end}`;
const before = new RegExp(`^(${words})[\\s№#:.-]*\\(?(${number})\\)?`, 'iu');
const after = new RegExp(
  `^(${figures}|(?:${countedWords}))(?:\\s*-?(?:ый|ий|ой|ая|ое|й|я|е|st|nd|rd|th))?[\\s-]*(${words})${end}`,
  'iu',
);
const atEnd = new RegExp(`[\\s.,(\\[–—-]+(${words})[\\s№#:.-]*(${figures})[)\\]]*$`, 'iu');
/** «М2У3», «S01E02». */
const short = /^(?:[мm](\d{1,3})[._\s-]?[улl](\d{1,3})|s(\d{1,2})e(\d{1,3}))(?![\p{L}\d])/iu;

function numbersOf(text: string): number[] {
  const word = numberWords.get(text.toLowerCase());
  if (word !== undefined) return [word];
  const roman = ofRoman(text);
  return roman === null ? text.split(/[.-]/).map(Number) : [roman];
}

const kindOf = (word: string): MarkedKind => kinds.get(word.toLowerCase()) ?? 'lecture';

/** Reads «Урок 3», «Модуль II», «2-й день» at the beginning of a name; null if there is none. */
export function markerOf(text: string): Marked | null {
  const brief = short.exec(text);
  if (brief !== null) {
    const numbers = brief.slice(1).flatMap((one) => (one === undefined ? [] : [Number(one)]));
    return { kind: 'lecture', numbers, said: brief[0], rest: text.slice(brief[0].length) };
  }
  const [whole, word, count] = before.exec(text) ?? [];
  if (whole !== undefined && word !== undefined && count !== undefined)
    return {
      kind: kindOf(word),
      numbers: numbersOf(count),
      said: `${word} ${count}`,
      rest: text.slice(whole.length),
    };
  const [turned, first, name] = after.exec(text) ?? [];
  if (turned === undefined || first === undefined || name === undefined) return null;
  const rest = text.slice(turned.length);
  // «21 день без сахара» is a title, «21 день. Без сахара» has a marker.
  if (/^\s+\p{Ll}/u.test(rest)) return null;
  return { kind: kindOf(name), numbers: numbersOf(first), said: turned, rest };
}

/** Reads «… урок 3» at the end of a name. */
export function markerAtEnd(text: string): Marked | null {
  const found = atEnd.exec(text);
  const [whole, word, count] = found ?? [];
  if (found === null || whole === undefined || word === undefined || count === undefined) return null;
  return {
    kind: kindOf(word),
    numbers: numbersOf(count),
    said: `${word} ${count}`,
    rest: text.slice(0, found.index),
  };
}
