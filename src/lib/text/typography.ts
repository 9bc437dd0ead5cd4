import Typograf from 'typograf';

const nbsp = '\u00A0';

/** Rules of the library that are switched off: entities, tags, guesses at words, and those that replace letters or digits. */
const off = [
  'common/symbols/*',
  'common/html/*',
  'common/other/*',
  'common/number/fraction',
  'common/number/mathSigns',
  'common/number/times',
  'common/space/delBeforePercent',
  'common/space/trimLeft',
  'common/space/trimRight',
  'common/space/delLeadingBlanks',
  'common/space/delTrailingBlanks',
  'common/space/delRepeatN',
  'common/space/insertFinalNewline',
  'common/space/replaceTab',
  'ru/dash/directSpeech',
  'ru/date/*',
  'ru/money/*',
  'ru/optalign/*',
  'ru/other/*',
  'ru/punctuation/ano',
  'ru/symbols/NN',
  'ru/typo/*',
];

const typographs = {
  ru: new Typograf({ locale: ['ru', 'en-US'], disableRule: off }),
  en: new Typograf({ locale: ['en-US', 'ru'], disableRule: off }),
};

const units =
  '₽|руб|коп|%|млн|млрд|тыс|кг|г|мг|км|м|см|мм|л|мл|сек|с|мин|ч|час(?:а|ов)?|минут[аы]?|секунд[аы]?|д(?:ень|ня|ней)|недел[яиь]|месяц(?:а|ев)?|лет|год(?:а|у)?|раз(?:а)?|шаг(?:а|ов)?|ккал';

/** What the library does not do: a no-break space before a unit and within a number, a true minus. The font has no narrow space. */
const more: [RegExp, string][] = [
  [/\u202F/g, nbsp],
  [new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu'), `$1${nbsp}`],
  [/(?<![\d.,])(\d{1,3}) (?=\d{3}(?!\d))/g, `$1${nbsp}`],
  [/(?<=\u00A0\d{3}) (?=\d{3}(?!\d))/g, nbsp],
  [/(?<![\d+#№/.,-])(\d{1,3})(?=(?:\d{3})\u00A0(?:₽|руб))(?<=\d{2,})/g, `$1${nbsp}`],
  [/(?<=^|[\s(])-(?=\d)/gm, '\u2212'],
];

/** Applies the typography of a language: quotes, dashes, no-break spaces, ellipses. */
export function typeset(text: string, language: 'ru' | 'en'): string {
  const set = typographs[language].execute(text);
  return more.reduce((all, [pattern, by]) => all.replace(pattern, by), set);
}
