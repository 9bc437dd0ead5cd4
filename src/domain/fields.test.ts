import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  apart,
  defineFields,
  flag,
  maybeText,
  published,
  sentAs,
  text,
  texts,
  type FieldsOf,
} from './fields.ts';

interface Song {
  name: string;
  words?: string | null;
  key?: string | null;
  tags: string[];
  isLoud: boolean;
}

const form = defineFields<Song, { place: string }>()({
  name: text('prose'),
  words: sentAs((words) => String(words).trim(), text('rich')),
  key: maybeText('word', 'C'),
  tags: texts('tags'),
  isLoud: flag(),
  place: published(text('word', 'stage')),
  notes: apart(texts('lines')),
});

test('a new one has the empty values, in the order of the form', () => {
  expect(Object.entries(form.empty)).toEqual([
    ['name', ''],
    ['words', ''],
    ['key', 'C'],
    ['tags', []],
    ['isLoud', false],
    ['place', 'stage'],
    ['notes', []],
  ]);
});

test('copies of the platform are read each from its own, and what they lack is nothing', () => {
  const song: Song = { name: 'Вдох', words: null, tags: ['t-1'], isLoud: true };
  const fields: FieldsOf<typeof form> = form.fieldsOf(song, { place: 'hall' });
  expect(fields).toEqual({
    ...form.empty,
    name: 'Вдох',
    key: null,
    tags: ['t-1'],
    isLoud: true,
    place: 'hall',
  });
  expect(fields.tags).toBe(song.tags);
  expect(form.fieldsOf(song, null).place).toBe('stage');
});

test('a draft has some of the fields, and nothing that is none of them', () => {
  expect(v.parse(form.kept, { name: 'Вдох', key: null, mood: 7 })).toEqual({ name: 'Вдох', key: null });
  expect(v.is(form.kept, { name: 7 })).toBe(false);
  expect(v.is(form.kept, 'Вдох')).toBe(false);
});

test('a body has what the entity holds, as it travels, and what is not known as it is', () => {
  const draft = { words: ' ля ', isLoud: false, place: 'hall', notes: ['до'], mood: 7 };
  expect(form.bodyOf(draft)).toEqual({ words: 'ля', isLoud: false, mood: 7 });
});

test('a field that no copy of the platform has does not compile', () => {
  // @ts-expect-error: a song has no title.
  defineFields<Song>()({ title: text('prose') });
  // @ts-expect-error: its name is no flag.
  defineFields<Song>()({ name: flag() });
  expect(Object.keys(form.fields)).toHaveLength(7);
});
