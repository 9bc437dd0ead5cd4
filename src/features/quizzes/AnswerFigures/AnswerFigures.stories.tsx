import { expect, userEvent } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { AnswerFigures } from './AnswerFigures.tsx';

const meta = preview.meta({
  component: AnswerFigures,
  args: { quizId: 'quiz-opora' },
  beforeEach: async () => void (await import('#components/data/BarChart/Plot.tsx')),
});

/** The results by tenths, as a table too, and how each question goes. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('27 из 34'))[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /таблиц/i }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.answersList, 500)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Итоги не\sпосчитались$/);
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
});
