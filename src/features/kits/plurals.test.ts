import { expect, test } from 'vitest';
import { messages as copying } from './copy/CopyDialog/messages.ts';
import { messages as bulk } from './list/ListKit/bulkMessages.ts';
import { messages as intake } from './media/FileIntake/messages.ts';
import { wordsMessages as planned } from './record/PlanEvents/wordsMessages.ts';

test('twenty-one is said as one where it is counted, and as many where it is not', () => {
  expect([1, 2, 5, 21].map((count) => planned.ru.signedUp(count))).toEqual([
    '1 записался',
    '2 записались',
    '5 записались',
    '21 записался',
  ]);
  expect(copying.ru.ownHint(1)).toMatch(/^Новая лекция/);
  expect(copying.ru.ownHint(21)).toMatch(/^Новые лекции/);
  expect(bulk.ru.left(21, '21')).toContain('21: они выбраны');
  expect(intake.ru.taken(21)).toBe('Остальные 21\u00A0файл уже в\u00A0загрузках');
});
