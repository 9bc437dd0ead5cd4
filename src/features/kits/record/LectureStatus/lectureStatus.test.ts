import { expect, test } from 'vitest';
import { lectureStatus, lectureUsage } from './lectureStatus.ts';

test('the publication speaks for the lecture, else its media does', () => {
  const lecture = { streamID: 's-1', publicationId: 'p-1' };
  expect(lectureStatus(lecture, { status: 'pending' }, 'ru')).toEqual({
    glyph: 'review',
    label: 'На\u00A0проверке',
  });
  expect(lectureStatus(lecture, { status: 'on_hold' }, 'ru')).toEqual({ glyph: 'unknown', label: 'on_hold' });
  expect(lectureStatus(lecture, null, 'ru')).toBeNull();
  expect(lectureStatus({ streamID: 's-1' }, null, 'en')).toEqual({
    glyph: 'ready',
    label: 'Recording ready',
  });
  expect(lectureStatus({ streamID: null }, undefined, 'en')?.label).toBe('Not ready');
});

test.each([
  [undefined, null],
  [[], 'не\u00A0используется'],
  [['course'], 'в\u00A01\u00A0курсе'],
  [['course', 'course', 'course'], 'в\u00A03\u00A0курсах'],
  [['marathon', 'marathon'], 'в\u00A02\u00A0марафонах'],
  [['course', 'marathon'], 'в\u00A02\u00A0программах'],
  [['bundle'], 'в\u00A01\u00A0программе'],
])('used in %j', (types, words) => {
  const usedIn = types?.map((type, index) => ({ type, id: `u-${index}`, name: 'Тело без тревоги' }));
  expect(lectureUsage({ usedIn }, 'ru')).toBe(words);
});
