import { expect, userEvent } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { AnswerCheck } from './AnswerCheck.tsx';

const meta = preview.meta({ component: AnswerCheck });

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];
const check = async (canvas: Canvas, email: string, code: string) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Почта клиента' }), email);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Код' }), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
};

/** What the demo knows of an attempt. */
async function anAttempt(environment: StoryEnvironment): Promise<{ email: string; code: string }> {
  const answer = await environment.platform.fetch(
    new Request(`${location.origin}/api/v1/author/quiz/answers/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ quizId: 'quiz-opora', limit: 1, filter: { passed: 'true' } }),
    }),
  );
  const { list } = (await answer.json()) as { list: { email: string; code: string }[] };
  const [first] = list;
  if (first === undefined) throw new Error('No attempts');
  return first;
}

/** Found whatever the case. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, loaded }) => {
    const { email, code } = await anAttempt(loaded['environment']);
    await check(canvas, email.toUpperCase(), code.toLowerCase());
    await expect(await canvas.findByRole('heading', { name: /^Дыхание и\sопора/ })).toBeVisible();
    await expect(canvas.getByText('Сдан')).toBeVisible();
    await canvas.findByText(/^Что первым меняется/);
  },
});

export const NotFound = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await check(canvas, 'nobody@example.com', 'AAAA-0000');
    await expect(await canvas.findByRole('heading', { name: /^Нет ответа с\sтакой почтой/ })).toBeVisible();
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить' }));
    await expect(await canvas.findByText('Введите почту клиента')).toBeVisible();
    await expect(canvas.getByText('Введите код')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.answersCheck, 500)),
  play: async ({ canvas }) => {
    await check(canvas, 'nobody@example.com', 'AAAA-0000');
    await expect(await canvas.findByRole('button', { name: 'Проверить' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Код' })).toHaveValue('AAAA-0000');
  },
});

/** The attempt is there and its quiz is not: nothing is said of questions that nobody has read. */
export const QuizFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.get, 500)),
  play: async ({ canvas, loaded }) => {
    const { email, code } = await anAttempt(loaded['environment']);
    await check(canvas, email, code);
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Вопросы теста не\sзагрузились/);
    await expect(canvas.queryByText(/его больше нет/)).toBeNull();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});
