import * as v from 'valibot';
import { pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import type { Schema } from './wire.ts';

/** Texts of what is wrong with fields, by the dotted path of the field: `{ 'name': 'Не короче 3 знаков' }`. */
export type Problems = Record<string, string>;

interface Issue {
  type: string;
  input: unknown;
  requirement?: unknown;
  message: string;
}

/** Texts by the type of the issue, or by the name that a schema gives as its message: see `named`. */
export type Texts = Record<string, (issue: Issue, ...numbers: number[]) => string>;

const plainTexts: Record<Language, Texts> = {
  ru: {
    empty: () => 'Заполните это поле',
    min_length: (_, n = 0) => `Не короче ${n} ${pluralRu(n, 'знака', 'знаков', 'знаков')}`,
    max_length: (issue, n = 0) =>
      typeof issue.input === 'string'
        ? `Не длиннее ${n} ${pluralRu(n, 'знака', 'знаков', 'знаков')}`
        : `Не больше ${n}`,
    email: () => 'Проверьте адрес почты: нужен вид name@example.com',
    other: () => 'Проверьте это поле',
  },
  en: {
    empty: () => 'Fill in this field',
    min_length: (_, n = 0) => `At least ${n} ${pluralEn(n, 'character', 'characters')}`,
    max_length: (issue, n = 0) =>
      typeof issue.input === 'string'
        ? `At most ${n} ${pluralEn(n, 'character', 'characters')}`
        : `At most ${n}`,
    email: () => 'Check the address: it should look like name@example.com',
    other: () => 'Check this field',
  },
};

/** Types of issues that are told in the words of another one. */
const alike: Record<string, string> = {
  non_empty: 'empty',
  max_graphemes: 'max_length',
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

function textOf(issue: Issue, catalogue: Texts): string {
  const isMissing = issue.input === '' || issue.input === undefined || issue.input === null;
  const limits = typeof issue.requirement === 'number' ? [issue.requirement] : [];
  const own = { name: alike[issue.type] ?? issue.type, numbers: limits };
  const { name, numbers } = isMissing ? { name: 'empty', numbers: [] } : (named(issue, catalogue) ?? own);
  const text = catalogue[name] ?? catalogue['other'];
  return text === undefined ? '' : text(issue, ...numbers);
}

/**
 * Makes the function that checks a value by its schema, with more texts than the plain ones. The first problem of each field
 * counts; no keys means that all is well.
 */
export const createProblems =
  (more?: Record<Language, Texts>) =>
  (schema: Schema, value: unknown, language: Language = 'ru'): Problems => {
    const result = v.safeParse(schema, value);
    if (result.success) return {};
    const catalogue = { ...plainTexts[language], ...more?.[language] };
    const problems: Problems = {};
    for (const issue of result.issues) {
      const path = v.getDotPath(issue) ?? '';
      problems[path] ??= textOf(issue, catalogue);
    }
    return problems;
  };

/** Checks a form of plain texts and addresses, such as the login: the words of all other fields need not be loaded. */
export const plainProblemsOf = createProblems();
