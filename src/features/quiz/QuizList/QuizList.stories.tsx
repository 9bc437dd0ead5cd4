import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { QuizList } from './QuizList.tsx';

const meta = preview.meta({
  component: QuizList,
  parameters: { layout: 'fullscreen', route: '/quizzes' },
  render: () => (
    <InShell path="/quizzes">
      <QuizList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];
const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Тесты' }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await expect(await rows.findByText(/^7\sвопросов, 12\sбаллов$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новый тест' })).toHaveAttribute('href', '/quizzes/new');
    await expect(canvas.getByRole('link', { name: /^Проверка по/ })).toHaveAttribute(
      'href',
      '/quizzes/check',
    );
    await expect(await canvas.findByRole('button', { name: 'Черновики 1' })).toBeVisible();
  },
});

/** The menu of a row offers the moves of its status alone. */
export const ContextMenu = meta.story({
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await userEvent.pointer({ keys: '[MouseRight]', target: await rows.findByText(/^Дыхание и\sопора/) });
    const menu = within(await screen.findByRole('menu'));
    await expect(
      menu
        .getAllByRole('menuitem')
        .slice(3)
        .map((item) => item.textContent),
    ).toEqual(['Дублировать', 'В\u00A0архив', 'Вернуть в\u00A0черновик']);
    await userEvent.click(menu.getByRole('menuitem', { name: /^В\sархив$/ }));
    await waitFor(() => expect(rows.getAllByText(/^В\sархиве$/)).toHaveLength(2));
  },
});

/** Several at once: those that cannot be archived stay as they are. */
export const Bulk = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await userEvent.click(await rows.findByRole('checkbox', { name: /^Выбрать: Дыхание и\sопора/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^В\sархив 1$/ }));
    await waitFor(() => expect(rows.getAllByText(/^В\sархиве$/)).toHaveLength(2));
  },
});

export const Filters = meta.story({
  play: async ({ canvas }) => {
    await table(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Черновики 1' }));
    await waitFor(() => expect(address().get('drafts')).toBe('1'));
    const rows = await table(canvas);
    await waitFor(() => expect(rows.getAllByRole('link')).toHaveLength(1));
  },
});

export const NoResults = meta.story({
  parameters: { route: '/quizzes?search=нет+такого' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ });
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.quiz.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Refreshing = meta.story({
  play: async ({ canvas, msw }) => {
    const rows = await table(canvas);
    await rows.findByText(/^7\sвопросов, 12\sбаллов$/);
    msw.use(never(endpoints.quiz.list));
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок: Сначала новые' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /По\sназванию/ }));
    await waitFor(() => expect(address().get('sort')).toBe('name'));
    await expect(rows.getByText(/^7\sвопросов, 12\sбаллов$/)).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут тесты' })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Список не\sоткрылся/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await table(canvas);
    // Without a head over it a figure says what it is of.
    const [figure] = (await table(canvas)).getAllByText(/^\d+\s%$/);
    await expect(figure?.closest('[role=cell]')).toHaveAttribute('data-label', 'Проходной');
    await expectToFit();
  },
});
