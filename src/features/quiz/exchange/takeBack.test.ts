import { expect, test } from 'vitest';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { takeBack } from './takeBack.ts';
import { readQuestionsText } from './questionsText.ts';

const read = (text: string) => readQuestionsText(text, 'ru').questions;
const before = read('Где опора?\n+ Стопы\n- Шея');
const added = read('Что вы заметили?\n\nСколько вдохов?\n+ Три\n- Пять');
const same = (id: string) => id;
const textsOf = ({ questions }: { questions: QuestionFields[] }) => questions.map(({ text }) => text);
/** Writes another text into the question of a place. */
const written = (questions: QuestionFields[], at: number, text: string) =>
  questions.map((question, index) => (index === at ? { ...question, text } : question));

test('what an import added goes, and what was written since stays', () => {
  const later = read('А вечером?');
  const now = [...written(before, 0, 'Где теперь опора?'), ...added, ...later];
  const back = takeBack(now, { before, added, replaces: false }, same);
  expect(textsOf(back)).toEqual(['Где теперь опора?', 'А вечером?']);
  expect(back.changed).toBe(0);
});

test('a question of the import that was written in stays, and is told of', () => {
  const now = [...before, ...written(added, 1, 'Сколько выдохов?')];
  const back = takeBack(now, { before, added, replaces: false }, same);
  expect(textsOf(back)).toEqual(['Где опора?', 'Сколько выдохов?']);
  expect(back.changed).toBe(1);
});

test('what an import took the place of comes back, before what was written since', () => {
  const now = [...written(added, 0, 'Что нового?'), ...read('А вечером?')];
  const back = takeBack(now, { before, added, replaces: true }, same);
  expect(textsOf(back)).toEqual(['Где опора?', 'Что нового?', 'А вечером?']);
});

test('what has come back by itself meanwhile stays as it is by then, once', () => {
  const now = written(before, 0, 'Где теперь опора?');
  expect(textsOf(takeBack(now, { before, added, replaces: true }, same))).toEqual(['Где теперь опора?']);
});

test('a save in between, which gives other ids, changes nothing of it', () => {
  const saved = added.map((question) => ({
    ...question,
    id: `real-${question.id}`,
    text: question.text.trim(),
    options: question.options.map((option) => ({ ...option, id: `real-${option.id}` })),
  }));
  const ownId = (id: string) => id.replace('real-', '');
  const back = takeBack([...before, ...saved], { before, added, replaces: false }, ownId);
  expect(textsOf(back)).toEqual(['Где опора?']);
});
