import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addChapter, moveChapter, removeChapter, renameChapter, trimChapters } from './edit.ts';
import { formatDuration } from '#lib/time/duration.ts';
import { chaptersOf } from './read.ts';

const named = (description: string) => chaptersOf(description).map(({ at, name }) => [at, name]);

describe('chapters of a description', () => {
  test.each([
    ['0:00 Начало\n2:15 Дыхание\n1:02:05 Итог'],
    ['О чём лекция.\n\n00:00 Начало\n02:15 Дыхание\n1:02:05 Итог\n\nСпасибо!'],
    ['- 0:00 Начало\n- 2:15 Дыхание\n- 1:02:05 Итог'],
    ['1. 0:00 Начало\n2. 2:15 Дыхание\n3. 1:02:05 Итог'],
    ['**0:00** Начало\n**2:15** Дыхание\n**1:02:05** *Итог*'],
    ['(0:00) Начало\n(2:15) Дыхание\n[1:02:05] Итог'],
    ['0:00 — Начало\n2:15 - Дыхание\n1:02:05: Итог'],
    ['1:02:05 мимо\n0:00 Начало\n1:02:05 Итог\n2:15 Дыхание'],
  ])('«%s»', (description) => {
    expect(named(description)).toEqual([
      [0, 'Начало'],
      [135, 'Дыхание'],
      [3725, 'Итог'],
    ]);
  });

  test.each([
    ['Встречаемся в 19:00.'],
    ['19:00 начало эфира\n20:30 вопросы'],
    ['10:00 зарядка'],
    ['0:00'],
    ['0:75 нет такой секунды'],
    [''],
  ])('none in «%s»', (description) => {
    expect(chaptersOf(description)).toEqual([]);
  });
});

describe('an edit', () => {
  const text = 'О чём лекция.\n\n0:00 Начало\n2:15 — Дыхание\n10:00 Итог\n\nСпасибо!';
  const more = { name: 'Глава 3', opening: 'Начало' };

  test('adds one in its place', () => {
    expect(addChapter(text, { ...more, at: 300.7 })).toBe(text.replace('10:00', '5:00 Глава 3\n10:00'));
    expect(addChapter(text, { ...more, at: 135.9 })).toBe(text);
    expect(addChapter('- 0:00 Начало\n- 2:15 Итог', { ...more, at: 60 })).toBe(
      '- 0:00 Начало\n- 1:00 Глава 3\n- 2:15 Итог',
    );
  });

  test('begins with the beginning', () => {
    expect(addChapter('О чём.\n', { ...more, at: 65 })).toBe('О чём.\n\n0:00 Начало\n1:05 Глава 3');
    expect(addChapter('', { ...more, at: 0 })).toBe('0:00 Начало');
  });

  test('renames and keeps what is beside the name', () => {
    expect(renameChapter(text, 135, '2 * 2 и *звёзды*')).toBe(
      text.replace('2:15 — Дыхание', '2:15 — 2 * 2 и \\*звёзды\\*'),
    );
    expect(named(renameChapter(text, 135, '1. «Выдох» [раз](https://a.ru)'))[1]).toEqual([
      135,
      '1. «Выдох» [раз](https://a.ru)',
    ]);
    expect(renameChapter(text, 135, '  ')).toBe(text);
    expect(renameChapter(text, 136, 'Нет такой')).toBe(text);
  });

  test('moves one, past another too', () => {
    expect(moveChapter(text, 135, 140)).toBe(text.replace('2:15', '2:20'));
    expect(moveChapter(text, 135, 700)).toBe(
      text.replace('2:15 — Дыхание\n10:00 Итог', '10:00 Итог\n11:40 — Дыхание'),
    );
    expect(moveChapter(text, 0, 5)).toBe(text);
    expect(moveChapter(text, 135, 600)).toBe(text);
    expect(moveChapter(text, 135, -5)).toBe(text.replace('2:15', '0:01'));
  });

  test('takes one away, the first one last', () => {
    expect(removeChapter(text, 135)).toBe(text.replace('2:15 — Дыхание\n', ''));
    expect(removeChapter(text, 0)).toBe(text);
    expect(removeChapter('О чём.\n\n0:00 Начало', 0)).toBe('О чём.');
  });

  const name = fc.string({ unit: fc.constantFrom(...'аб *[]()\\#-.1:'), minLength: 1, maxLength: 12 });

  test('any edits leave the other lines as they are, and chapters in order', () => {
    const second = fc.integer({ min: 0, max: 4000 });
    const act = fc.record({
      way: fc.constantFrom('add', 'move', 'rename', 'remove'),
      at: second,
      to: second,
      name,
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        let description = 'Первая строка.\n\n- 0:00 Начало\n- 0:30 Вдох';
        for (const { way, at, to, name: called } of acts) {
          const chapters = chaptersOf(description);
          const one = chapters[at % Math.max(1, chapters.length)]?.at ?? 0;
          if (way === 'add')
            description = addChapter(description, { at, name: `Глава ${called}`, opening: 'Начало' });
          if (way === 'move') description = moveChapter(description, one, to);
          if (way === 'remove') description = removeChapter(description, one);
          if (way === 'rename') description = renameChapter(description, one, called);
          const after = chaptersOf(description);
          expect(new Set(after.map((chapter) => chapter.at)).size).toBe(after.length);
          const places = after.map(({ line }) => line);
          expect(places).toEqual(places.toSorted((a, b) => a - b));
          expect(description.startsWith('Первая строка.')).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('any name that has a letter reads back', () => {
    fc.assert(
      fc.property(name, (some) => {
        const called = `а${some}`;
        expect(named(renameChapter(text, 135, called))[1]).toEqual([135, called.trim().replace(/\s+/g, ' ')]);
      }),
    );
  });
});

describe('of a part of a recording', () => {
  const text =
    'О чём.\n\n- 0:00 Ждём всех\n- 5:10 — Тема\n- 1:02:00 **Вопросы**\n- 1:30:00 Прощание\n\nСпасибо!';

  test('those are left that it has, from its beginning on', () => {
    expect(trimChapters(text, { from: 310, to: 5400 })).toBe(
      'О чём.\n\n- 0:00 — Тема\n- 56:50 **Вопросы**\n\nСпасибо!',
    );
    expect(trimChapters(text, { from: 0, to: null })).toBe(text);
  });

  test('a beginning before the first of them moves the others alone', () => {
    expect(named(trimChapters(text, { from: 310, to: null, start: 306.4 }))).toEqual([
      [0, 'Тема'],
      [3414, 'Вопросы'],
      [5094, 'Прощание'],
    ]);
  });

  test('whatever part it is, in whatever order their lines stand', () => {
    const seconds = fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { maxLength: 8 });
    const pick = fc.nat();
    fc.assert(
      fc.property(
        ...[seconds, pick, pick, fc.double({ min: 0, max: 30, noNaN: true })],
        (later, first, last, early) => {
          const lines = [0, ...later].map((at) => `${at === 0 ? '0:00' : formatDuration(at)} Глава ${at}`);
          const description = ['До глав.', '', ...lines, '', 'После глав.'].join('\n');
          const all = chaptersOf(description).map(({ at }) => at);
          const from = all[first % all.length] ?? 0;
          const ends = all.filter((at) => at > from);
          const to = ends[last % (ends.length + 1)] ?? null;
          const start = Math.max(0, from - early);
          const left = trimChapters(description, { from, to, start });
          const kept = all.filter((at) => at >= from && (to === null || at < to));
          expect(named(left)).toEqual(
            kept.map((at) => [at === from ? 0 : Math.round(at - start), `Глава ${at}`]),
          );
          expect(left.startsWith('До глав.\n\n0:00 ')).toBe(true);
          expect(left.endsWith('\n\nПосле глав.')).toBe(true);
          expect(left.split('\n')).toHaveLength(4 + kept.length);
        },
      ),
      { numRuns: 500 },
    );
  });
});
