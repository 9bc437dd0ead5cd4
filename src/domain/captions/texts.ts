import { defineMessages, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import { maxLine, maxSpeed, type CueProblem } from './check.ts';
import type { Refusal } from './read.ts';

const letters = (count: number) => `${count}\u00A0${pluralRu(count, 'знак', 'знака', 'знаков')}`;

const messages = defineMessages({
  ru: {
    line: (line: number) => `Строка ${line}`,
    noText: 'файл пуст',
    noTimes: 'это не\u00A0субтитры: во\u00A0всём файле нет строки вида 00:00:01,000 --> 00:00:04,000',
    badStart: 'не\u00A0разобрать время начала',
    badEnd: 'не\u00A0разобрать время конца',
    noEnd: 'после стрелки нет времени конца',
    frames: 'время записано в\u00A0кадрах. Сохраните субтитры с\u00A0тысячными долями секунды',
    tooLong: 'файл длиннее 300\u00A0000\u00A0знаков',
    order: 'Конец не\u00A0позже начала',
    overlap: (by: string) => `Начинается раньше, чем кончается предыдущая: на\u00A0${by}\u00A0с`,
    beyond: (by: string) => `За\u00A0концом записи: на\u00A0${by}\u00A0с`,
    empty: 'Нет текста',
    fast: (speed: number, most: number) => `Быстро: ${letters(speed)} в\u00A0секунду, удобно до\u00A0${most}`,
    long: (length: number, most: number) => `Длинная строка: ${letters(length)}, удобно до\u00A0${most}`,
  },
  en: {
    line: (line) => `Line ${line}`,
    noText: 'the file is empty',
    noTimes: 'these are not captions: no line of the file looks like 00:00:01,000 --> 00:00:04,000',
    badStart: 'the start time cannot be read',
    badEnd: 'the end time cannot be read',
    noEnd: 'no end time follows the arrow',
    frames: 'the time is in frames. Export the captions with thousandths of a second',
    tooLong: 'the file is over 300,000 characters',
    order: 'It ends no later than it starts',
    overlap: (by) => `It starts before the one above ends: by ${by} s`,
    beyond: (by) => `Beyond the end of the recording: by ${by} s`,
    empty: 'No text',
    fast: (speed, most) => `Fast: ${speed} characters a second, ${most} are read at ease`,
    long: (length, most) => `A long line: ${length} characters, ${most} are read at ease`,
  },
});

/** Why a file was refused, with its line: «Строка 7: не разобрать время конца — «00:00:1a»». */
export function refusalWords({ reason, line, found }: Refusal, language: Language): string {
  const t = messages[language];
  const quoted = found === '' ? '' : language === 'ru' ? `\u00A0— «${found}»` : ` — “${found}”`;
  return `${t.line(line)}: ${t[reason]}${quoted}`;
}

const seconds = (ms: number, language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(ms / 1000);

/** The problem of a cue, in words. */
export function problemWords(problem: CueProblem, language: Language): string {
  const t = messages[language];
  switch (problem.kind) {
    case 'overlap':
      return t.overlap(seconds(problem.by, language));
    case 'beyond':
      return t.beyond(seconds(problem.by, language));
    case 'fast':
      return t.fast(problem.speed, maxSpeed);
    case 'long':
      return t.long(problem.length, maxLine);
    default:
      return t[problem.kind];
  }
}
