import { expect } from 'storybook/test';
import type { Question } from '#domain/quiz/schema.ts';
import preview from '#storybook/preview.tsx';
import { AttemptView } from './AttemptView.tsx';

const option = (id: string, text: string, isCorrect: boolean, orderNumber: number) => ({
  id,
  text,
  isCorrect,
  orderNumber,
});

const question = (id: string, type: string, text: string, options: Question['options']): Question => ({
  id,
  type,
  text,
  points: 2,
  required: true,
  orderNumber: 1,
  options,
  explanation: id === 'q1' ? 'Стопы держат всё остальное.' : null,
});

const meta = preview.meta({
  component: AttemptView,
  args: {
    showRight: true,
    questions: [
      question('q1', 'single', 'Где опора?', [option('a', 'Стопы', true, 1), option('b', 'Шея', false, 2)]),
      question('q2', 'order', 'Расставьте шаги', [
        option('c', 'Вдох', false, 1),
        option('d', 'Выдох', false, 2),
      ]),
      question('q3', 'open', 'Что вы заметили?', []),
      question('q4', 'short', 'Сколько секунд?', [option('e', '8', true, 1)]),
    ],
    answers: [
      { questionId: 'q1', optionIds: ['a'], points: 2 },
      { questionId: 'q2', optionIds: ['d', 'c'], points: 0 },
      { questionId: 'q3', text: 'Плечи опустились', points: null },
      { questionId: 'q4', points: 0 },
      { questionId: 'gone', text: 'Старый ответ', points: 1 },
    ],
  },
});

/** Right, wrong with what would be right, waiting, left out, and a question that is no longer there. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\.\sВыдох\s2\.\sВдох$/)).toBeVisible();
    await expect(canvas.getByText(/^Верный ответ: 1\.\sВдох\s2\.\sВыдох$/)).toBeVisible();
    await expect(canvas.getByText('Ждёт проверки')).toBeVisible();
    await expect(canvas.getByText('Без ответа')).toBeVisible();
    await expect(canvas.getByText(/^Вопрос 5: его больше нет/)).toBeVisible();
  },
});
