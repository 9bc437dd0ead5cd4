import * as v from 'valibot';
import { pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import type { Schema } from './endpoint.ts';

/** Texts of what is wrong with fields, by the dotted path of the field: `{ 'name': 'Не короче 3 знаков' }`. */
export type Problems = Record<string, string>;

interface Issue {
  type: string;
  input: unknown;
  requirement?: unknown;
  message: string;
}

const rubles = (kopecks: number) => Math.round(kopecks / 100).toLocaleString('ru-RU');

const texts: Record<Language, Record<string, (issue: Issue, limit: number) => string>> = {
  ru: {
    empty: () => 'Заполните это поле',
    min_length: (_, n) => `Не короче ${n} ${pluralRu(n, 'знака', 'знаков', 'знаков')}`,
    max_length: (issue, n) =>
      typeof issue.input === 'string'
        ? `Не длиннее ${n} ${pluralRu(n, 'знака', 'знаков', 'знаков')}`
        : `Не больше ${n}`,
    email: () => 'Проверьте адрес почты: нужен вид name@example.com',
    code: () => 'Введите 6\u00A0цифр из\u00A0письма',
    phone: () => 'Проверьте номер: нужен вид +7 900 000-00-00',
    https: () => 'Нужен адрес вида https://example.com',
    timezone: () => 'Выберите часовой пояс из\u00A0списка',
    cost: () => 'От 1\u00A0₽ или 0, если бесплатно',
    oldCost: () => 'Цена до скидки должна быть выше новой',
    repeated: () => 'Одно и\u00A0то\u00A0же стоит здесь дважды',
    max_value: (_, n) => `Не больше ${rubles(n)}\u00A0₽`,
    other: () => 'Проверьте это поле',
  },
  en: {
    empty: () => 'Fill in this field',
    min_length: (_, n) => `At least ${n} ${pluralEn(n, 'character', 'characters')}`,
    max_length: (issue, n) =>
      typeof issue.input === 'string'
        ? `At most ${n} ${pluralEn(n, 'character', 'characters')}`
        : `At most ${n}`,
    email: () => 'Check the address: it should look like name@example.com',
    code: () => 'Enter the 6 digits of the letter',
    phone: () => 'Check the number: it should look like +7 900 000-00-00',
    https: () => 'It should look like https://example.com',
    timezone: () => 'Choose a time zone of the list',
    cost: () => 'From 1\u00A0₽, or 0 when free',
    oldCost: () => 'The former price must be above the new one',
    repeated: () => 'The same is here twice',
    max_value: (_, n) => `At most ${rubles(n)}\u00A0₽`,
    other: () => 'Check this field',
  },
};

function textOf(issue: Issue, language: Language): string {
  const catalogue = texts[language];
  const limit = typeof issue.requirement === 'number' ? issue.requirement : 0;
  const missing = issue.input === '' || issue.input === undefined || issue.input === null;
  // A check's message is the name of its text.
  const kind = missing ? 'empty' : issue.type === 'check' ? issue.message : issue.type;
  const text = catalogue[kind] ?? catalogue['other'];
  return text === undefined ? '' : text(issue, limit);
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
