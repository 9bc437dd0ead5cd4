import { createStore, type Getter } from 'jotai';
import { expect, test } from 'vitest';
import { defineFields, flag, list, richText, text, texts, type FieldsOf } from '#domain/fields.ts';
import { typesetPlaces } from '#domain/bulk/typesetting.ts';
import { withPlaces } from '#domain/bulk/places.ts';
import { typeset } from '#lib/text/typography.ts';
import * as v from 'valibot';
import { compareFields } from '../EditorKit/compareFields.ts';
import { prose } from '../EditorKit/values.ts';
import { fieldsWith, fieldTexts } from './fieldTexts.ts';

interface Work {
  name: string;
  description: string;
  learnings: string[];
  link: string;
  captions: string;
  isPreview: boolean;
  parts: { id: string; text: string }[];
}

const form = defineFields<Work>()({
  name: text('prose'),
  description: richText(),
  learnings: texts('lines'),
  link: text('word'),
  captions: text('file'),
  isPreview: flag(),
  parts: list(v.object({ id: v.string(), text: v.string() }), 'own'),
});
type Fields = FieldsOf<typeof form>;

const label = {
  name: 'Название',
  description: 'Описание',
  learnings: 'Чему научитесь',
  link: 'Ссылка',
  captions: 'Субтитры',
  isPreview: 'Фрагмент',
  parts: 'Части',
};
const compare = compareFields(form.fields, { ru: label, en: label }, () => ({
  parts: {
    value: ({ parts }) => prose(parts.map((part) => part.text).join('\n')),
    texts: {
      of: ({ parts }) => parts.map(({ id, text: words }) => ({ id, label: `Часть ${id}`, text: words })),
      put: ({ parts }, changed) => ({
        parts: parts.map((part) => ({ ...part, text: changed.get(part.id) ?? part.text })),
      }),
    },
  },
}))('ru');
const get: Getter = (one) => createStore().get(one);
const of = (fields: Fields) => ({ compare, fields, get, key: 'new' });

const careless: Fields = {
  name: 'Сон - это "отдых"',
  description: 'Подробнее в [курсе "Сон"](https://example.com/a--b).',
  learnings: ['Спать "хорошо"', 'Вставать рано'],
  link: 'https://example.com/"a"--b',
  captions: 'WEBVTT\n\n00:00.000 --> 00:01.000\nОн сказал "да"\n',
  isPreview: false,
  parts: [
    { id: 'a', text: 'Вдох - "выдох"' },
    { id: 'b', text: 'Пауза' },
  ],
};

/** What the rules would make of all that an editor holds. */
const setAll = (fields: Fields) =>
  fieldTexts(of(fields)).map((seen) => ({
    seen,
    after: withPlaces(
      seen.text,
      typesetPlaces(seen.text, (one) => typeset(one, 'ru'), seen.isRich === true),
    ),
  }));

test('prose is looked through, line by line and part by part; words, addresses and files are not', () => {
  expect(fieldTexts(of(careless)).map(({ field, id }) => [field, id])).toEqual([
    ['name', ''],
    ['description', ''],
    ['learnings', '0'],
    ['learnings', '1'],
    ['parts', 'a'],
    ['parts', 'b'],
  ]);
});

test('what is wanted goes into its fields, and nothing else changes', () => {
  const changed = setAll(careless).filter(({ seen, after }) => after !== seen.text);
  const plain = JSON.stringify(fieldsWith(of(careless), changed)).replaceAll('\u00A0', ' ');
  expect(JSON.parse(plain)).toEqual({
    name: 'Сон — это «отдых»',
    description: 'Подробнее в [курсе «Сон»](https://example.com/a--b).',
    learnings: ['Спать «хорошо»', 'Вставать рано'],
    parts: [
      { id: 'a', text: 'Вдох — «выдох»' },
      { id: 'b', text: 'Пауза' },
    ],
  });
});

test('a text that is no more as it was shown stays as it is', () => {
  const changed = setAll(careless).filter(({ seen, after }) => after !== seen.text);
  const meanwhile = { ...careless, name: 'Другое - "имя"', learnings: [], parts: careless.parts.slice(1) };
  expect(Object.keys(fieldsWith(of(meanwhile), changed))).toEqual(['description']);
});
