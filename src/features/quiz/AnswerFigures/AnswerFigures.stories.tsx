import { expect, userEvent, within } from 'storybook/test';
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
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('27 из 34'))[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /таблиц/i }));
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
});

/** Of many questions the first are shown, and how many more there are is said on the way to them. */
export const ManyQuestions = meta.story({
  play: async ({ canvas }) => {
    const questions = within(await canvas.findByRole('region', { name: /^Верно отвечают/ }));
    await expect(await questions.findAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(questions.getByRole('button', { name: /^Ещё \d+\sвопрос/ }));
    await expect(questions.getAllByRole('listitem').length).toBeGreaterThan(6);
    await expect(questions.queryByRole('button')).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.answersList, 500)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Итоги не\sпосчитались$/);
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
});
