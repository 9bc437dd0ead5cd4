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
  const { text, ul, ol } = value as Record<string, unknown>;
  return textOf(text ?? ul ?? ol);
}

test('a page is laid out with all that its modules hold, as text', () => {
  const { document, dropped } = printedPage({
    page,
    rows: new Map([['m-1', [row]]]),
    pictures: new Map([['cover', 'data:image/jpeg;base64,']]),
    language: 'ru',
  });
  const parts = [document.content].flat();
  const words = parts.map(textOf);
  expect(words).toContain('Курс · Начальный');
  expect(words).toContain('6\u00A0900\u00A0₽');
  expect(words).toContain('Где живёт дыхание · 12:40');
  // Markup of an author's own stays a text.
  expect(words).toContain('<b>тег</b>');
  expect(parts[0]).toMatchObject({ image: 'data:image/jpeg;base64,' });
  expect(JSON.stringify(document.content)).toContain('"link":"https://example.com"');
  expect(document.info).toEqual({ title: 'Дыхание 🌙', author: 'Марина Ветрова' });
  expect(dropped).toBe(1);
});

test('a picture that did not open leaves no room', () => {
  const { document } = printedPage({ page, rows: new Map(), pictures: new Map(), language: 'en' });
  expect(JSON.stringify(document.content)).not.toContain('"image"');
});
