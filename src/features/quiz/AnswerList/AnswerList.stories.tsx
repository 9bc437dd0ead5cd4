import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { AnswerList } from './AnswerList.tsx';

const meta = preview.meta({
  component: AnswerList,
  args: { quizId: 'quiz-opora' },
  parameters: { layout: 'fullscreen', route: '/quizzes/quiz-opora?tab=answers' },
  // The first fetch of the library takes longer than a query waits.
  beforeEach: async () => void (await import('#components/data/BarChart/Plot.tsx')),
  render: (args) => (
    <InShell path="/quizzes/:id">
      <AnswerList {...args} />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];
const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Ответы' }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await rows.findAllByText('Сдан');
    await canvas.findByText('Показано 24 из 34');
    await expect(await canvas.findByText('Верно отвечают на вопросы')).toBeVisible();
    await expect(canvas.getByText(/^Средний результат$/)).toBeVisible();
  },
});

/** An attempt opens beside the list, question by question. */
export const Open = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    const [first] = await rows.findAllByRole('link');
    if (first === undefined) throw new Error('No attempts');
    await userEvent.click(first);
    const panel = within(await screen.findByRole('dialog', { name: /^Попытка / }));
    await expect(await panel.findByText(/^Что первым меняется/)).toBeInTheDocument();
    await expect(panel.getAllByRole('listitem')).toHaveLength(7);
  },
});

export const Filters = meta.story({
  play: async ({ canvas }) => {
    await table(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтр' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Результат' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /^Ждёт проверки/ }));
    await waitFor(() => expect(address().getAll('passed')).toEqual(['waiting']));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await canvas.findByText('Показано 2 из 2');
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  args: { quizId: 'quiz-stopy' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Ответов пока нет' });
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.quiz.answersList)),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем список');
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.answersList, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Список не\sоткрылся/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await table(canvas);
    await canvas.findByText('Верно отвечают на вопросы');
    await expectToFit();
  },
});
