import * as v from 'valibot';
import { pluralEn, pluralRu, type Language } from '#lib/i18n/catalogue.ts';
import type { Schema } from './wire.ts';

/** Problems of fields by dotted path: `{ 'name': 'Не короче 3 знаков' }`. */
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

/** Issue types that use the text of another one. */
const alike: Record<string, string> = {
  non_empty: 'empty',
  max_graphemes: 'max_length',
  iso_timestamp: 'moment',
  url: 'https',
  starts_with: 'https',
};

/** A message that names its text, with numbers: `'between 15 480'`. No message of the library begins with such a name. */
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
 * Creates the function that checks a value by its schema, with more texts than the plain ones. Only the first problem of each field is reported; an
 * empty result is valid.
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

/** Checks simple forms, such as the login, without loading the texts of all other fields. */
export const plainProblemsOf = createProblems();
