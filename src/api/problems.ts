import * as v from 'valibot';
import { pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import { formatRubles } from '#lib/money.ts';
import { groupDigits } from '#lib/numbers.ts';
import type { Schema } from './endpoint.ts';

/** Texts of what is wrong with fields, by the dotted path of the field: `{ 'name': 'Не короче 3 знаков' }`. */
export type Problems = Record<string, string>;

interface Issue {
  type: string;
  input: unknown;
  requirement?: unknown;
  message: string;
}

/** Texts by the type of the issue, or by the name that a schema gives as its message: see `named`. */
type Texts = Record<string, (issue: Issue, ...numbers: number[]) => string>;

const texts: Record<Language, Texts> = {
  ru: {
    empty: () => 'Заполните это поле',
    min_length: (_, n = 0) => `Не короче ${n} ${pluralRu(n, 'знака', 'знаков', 'знаков')}`,
    max_length: (issue, n = 0) =>
      typeof issue.input === 'string'
        ? `Не длиннее ${n} ${pluralRu(n, 'знака', 'знаков', 'знаков')}`
        : `Не больше ${n}`,
    number: () => 'Введите число',
    integer: () => 'Введите целое число',
    between: (_, from = 0, to = 0) => `От\u00A0${groupDigits(from)} до\u00A0${groupDigits(to)}`,
    multiple_of: (_, step = 0) => `С\u00A0шагом в\u00A0${groupDigits(step)}`,
    picklist: () => 'Выберите из\u00A0списка',
    moment: () => 'Укажите дату и\u00A0время',
    time: () => 'Нужно время вида 09:30',
    hours: () => 'Конец должен быть позже начала',
    hoursMeet: () => 'В\u00A0этот день часы пересекаются',
    learnings: () => 'Напишите от\u00A03 до\u00A010 строк',
    musicRights: () => 'Подтвердите, что права на\u00A0музыку у\u00A0вас есть',
    email: () => 'Проверьте адрес почты: нужен вид name@example.com',
    code: () => 'Введите 6\u00A0цифр из\u00A0письма',
    phone: () => 'Проверьте номер: нужен вид +7 900 000-00-00',
    https: () => 'Нужен адрес вида https://example.com',
    timezone: () => 'Выберите часовой пояс из\u00A0списка',
    cost: () => 'От 1\u00A0₽ или 0, если бесплатно',
    oldCost: () => 'Цена до скидки должна быть выше новой',
    repeated: () => 'Одно и\u00A0то\u00A0же стоит здесь дважды',
    maxCost: (_, n = 0) => `Не больше ${formatRubles(n)}\u00A0₽`,
    other: () => 'Проверьте это поле',
  },
  en: {
    empty: () => 'Fill in this field',
    min_length: (_, n = 0) => `At least ${n} ${pluralEn(n, 'character', 'characters')}`,
    max_length: (issue, n = 0) =>
      typeof issue.input === 'string'
        ? `At most ${n} ${pluralEn(n, 'character', 'characters')}`
        : `At most ${n}`,
    number: () => 'Enter a number',
    integer: () => 'Enter a whole number',
    between: (_, from = 0, to = 0) => `From ${groupDigits(from)} to ${groupDigits(to)}`,
    multiple_of: (_, step = 0) => `In steps of ${groupDigits(step)}`,
    picklist: () => 'Choose from the list',
    moment: () => 'Enter a date and a time',
    time: () => 'It should look like 09:30',
    hours: () => 'The end must be later than the beginning',
    hoursMeet: () => 'These hours meet others of the same day',
    learnings: () => 'Write 3 to 10 lines',
    musicRights: () => 'Confirm that you have the rights to the music',
    email: () => 'Check the address: it should look like name@example.com',
    code: () => 'Enter the 6 digits of the letter',
    phone: () => 'Check the number: it should look like +7 900 000-00-00',
    https: () => 'It should look like https://example.com',
    timezone: () => 'Choose a time zone of the list',
    cost: () => 'From 1\u00A0₽, or 0 when free',
    oldCost: () => 'The former price must be above the new one',
    repeated: () => 'The same is here twice',
    maxCost: (_, n = 0) => `At most ${formatRubles(n)}\u00A0₽`,
    other: () => 'Check this field',
  },
};

/** Types of issues that are told in the words of another one. */
const alike: Record<string, string> = {
  non_empty: 'empty',
  iso_timestamp: 'moment',
  url: 'https',
  starts_with: 'https',
};

/**
 * A message that names its text, with the numbers that it tells: `'between 15 480'`. Of the library's own messages no
 * beginning is a name.
 */
function named({ message }: Issue, catalogue: Texts): { name: string; numbers: number[] } | null {
  const [name = '', ...rest] = message.split(' ');
  return name in catalogue ? { name, numbers: rest.map(Number) } : null;
}

function textOf(issue: Issue, language: Language): string {
  const catalogue = texts[language];
  const isMissing = issue.input === '' || issue.input === undefined || issue.input === null;
  const limits = typeof issue.requirement === 'number' ? [issue.requirement] : [];
  const own = { name: alike[issue.type] ?? issue.type, numbers: limits };
  const { name, numbers } = isMissing ? { name: 'empty', numbers: [] } : (named(issue, catalogue) ?? own);
  const text = catalogue[name] ?? catalogue['other'];
  return text === undefined ? '' : text(issue, ...numbers);
}

/** Checks a value by its schema. The first problem of each field counts; no keys means that all is well. */
export function problemsOf(schema: Schema, value: unknown, language: Language = 'ru'): Problems {
  const result = v.safeParse(schema, value);
  if (result.success) return {};
  const problems: Problems = {};
  for (const issue of result.issues) {
    const path = v.getDotPath(issue) ?? '';
    problems[path] ??= textOf(issue, language);
  }
  return problems;
}
