import { atom } from 'jotai';
import { expect, test } from 'vitest';
import type { ClientPage } from '../page.ts';
import { printedPage } from './printed.ts';

const page: ClientPage = {
  kind: 'course',
  name: 'Дыхание 🌙',
  subtitle: '',
  author: 'Марина Ветрова',
  imageId: 'cover',
  hasCover: true,
  price: '6\u00A0900\u00A0₽',
  oldPrice: null,
  facts: ['Начальный'],
  tags: [],
  recording: null,
  notice: null,
  description: '## Как\n\n- по **вечерам**\n- [сайт](https://example.com)\n\n<b>тег</b>',
  sections: [
    {
      type: 'modules',
      id: 'program',
      title: 'Программа',
      modules: [
        { id: 'm-1', title: '1. Опора', description: '', opens: null, size: '', rowsAtom: atom(() => null) },
      ],
    },
  ],
  missing: [],
};

const row = {
  id: 'l-1',
  name: 'Где живёт дыхание',
  note: '12:40',
  isFile: false,
  imageId: null,
  recording: null,
};

/** All words of a document, whatever font they are in. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join('');
  if (typeof value !== 'object' || value === null) return '';
  const { text, ul, ol, stack } = value as Record<string, unknown>;
  return textOf(text ?? ul ?? ol ?? stack);
}

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...row, id: `l-${at}`, name: `Лекция ${at + 1}` }));

test('a page is laid out with all that its modules hold, as text', () => {
  const { document, dropped } = printedPage({
    page,
    rows: new Map([['m-1', [row]]]),
    pictures: new Map([['cover', 'data:image/jpeg;base64,']]),
    language: 'ru',
  });
  const parts = [document.content].flat();
  const words = parts.map(textOf);
  expect(words).toContain('Курс\u00A0· Начальный');
  expect(words).toContain('6\u00A0900\u00A0₽');
  expect(words).toContain('Программа1. ОпораГде живёт дыхание · 12:40');
  expect(words).toContain('Какпо вечерамсайт');
  // Markup of an author's own stays a text.
  expect(words).toContain('<b>тег</b>');
  expect(parts[0]).toMatchObject({ image: 'data:image/jpeg;base64,' });
  expect(JSON.stringify(document.content)).toContain('"link":"https://example.com"');
  expect(document.info).toEqual({ title: 'Дыхание 🌙', author: 'Марина Ветрова' });
  expect(dropped).toBe(1);
});

test('a range of numbers is not parted at its dash', () => {
  const counted = { ...page, description: 'Счёт 4–7–8, **5–10** минут' };
  const { document } = printedPage({ page: counted, rows: new Map(), pictures: new Map(), language: 'ru' });
  const whole = JSON.stringify(document.content).match(/"text":"[^"]*","font":"Latin","noWrap":true/g) ?? [];
  expect(whole.map((run) => run.split('"')[3])).toEqual(['4–7–8', '5–10']);
  expect([document.content].flat().map(textOf)).toContain('Счёт 4–7–8, 5–10 минут');
});

test('a picture that did not open leaves no room', () => {
  const { document } = printedPage({ page, rows: new Map(), pictures: new Map(), language: 'en' });
  expect(JSON.stringify(document.content)).not.toContain('"image"');
});

test.each([
  [3, 'Программа1. ОпораЛекция 1 · 12:40Лекция 2 · 12:40Лекция 3 · 12:40'],
  [9, 'Программа1. ОпораЛекция 1 · 12:40'],
])('of %i lectures no page parts the name of a module from the first', (count, together) => {
  const rows = new Map([['m-1', rowsOf(count)]]);
  const { document } = printedPage({ page, rows, pictures: new Map(), language: 'ru' });
  const parts = [document.content].flat();
  const whole = parts.filter((part) => typeof part === 'object' && 'unbreakable' in part);
  expect(whole.map(textOf)).toEqual(['Какпо вечерамсайт', together]);
  expect(parts.map(textOf).join('')).toContain(`Лекция ${count} · 12:40`);
});

test('of two prices the former alone is struck out, and facts stay whole', () => {
  const both = { ...page, oldPrice: '8\u00A0900\u00A0₽', facts: ['1 ч 17 мин'] };
  const { document } = printedPage({ page: both, rows: new Map(), pictures: new Map(), language: 'ru' });
  const struck = JSON.stringify(document.content).match(/"text":"[^"]*","font":"\w+","decoration"/g) ?? [];
  expect(struck.map((run) => run.split('"')[3]).join('')).toBe('8\u00A0900\u00A0₽');
  expect([document.content].flat().map(textOf)).toContain('Курс\u00A0· 1\u00A0ч\u00A017\u00A0мин');
});

test.each([
  [40, ['ГдеПо ссылке. ']],
  // More than a page holds is parted wherever it comes to be.
  [4000, []],
])('a heading stands on the page of a text of %i characters where one holds both', (length, expected) => {
  const text = length < 100 ? 'По ссылке. ' : 'По ссылке. '.repeat(400);
  const sections = [{ type: 'prose' as const, id: 'place', title: 'Где', text }];
  const given = { page: { ...page, description: '', sections }, rows: new Map(), pictures: new Map() };
  const { document } = printedPage({ ...given, language: 'ru' });
  const parts = [document.content].flat();
  const whole = parts.filter((part) => typeof part === 'object' && 'unbreakable' in part);
  expect(whole.map(textOf)).toEqual(expected);
});
