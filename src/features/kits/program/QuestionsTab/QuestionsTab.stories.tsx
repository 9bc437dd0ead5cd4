import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { qaListAtom } from '#atoms/qa/qa.ts';
import { fails, garbled, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import preview from '#storybook/preview.tsx';
import { questionParams } from './questionParams.ts';
import { QuestionsTab } from './QuestionsTab.tsx';

const meta = preview.meta({
  component: QuestionsTab,
  args: { type: 'course' as const, id: 'course-telo' },
  decorators: [besideToasts],
});

const list = async () => within(await screen.findByRole('list', { name: /Вопросы и\sответы/ }));
const field = (name: string) => screen.findByRole('textbox', { name });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await expect((await list()).getAllByRole('article').length).toBeGreaterThan(2);
    await expect((await list()).getByText(/Сколько времени открыт курс/)).toBeVisible();
  },
});

/** One question makes no sense: the others are there all the same. */
export const Unread = meta.story({
  beforeEach: ({ msw, loaded }) => msw.use(garbled(endpoints.qa.list, loaded['environment'].platform)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Не\sпоказана 1\sзапись/);
    await expect((await list()).getAllByRole('article').length).toBeGreaterThan(1);
  },
});

/** Written where it stands, and saved by itself. */
export const Edited = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await (await list()).findByRole('button', { name: /^Изменить: Как получить/ }));
    const answer = await field('Ответ');
    await waitFor(async () => expect(await field('Вопрос')).toHaveFocus());
    await userEvent.clear(answer);
    await userEvent.type(answer, 'Пройдите итоговый тест.');
    await expect(await screen.findByText(/Черновик лежит/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Сохранить вопрос/ }));
    // The field of the form holds the same words until it goes.
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await expect(await (await list()).findByText('Пройдите итоговый тест.')).toBeVisible();
  },
});

export const Added = meta.story({
  tags: ['picture'],
  play: async () => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Вопрос' }));
    await userEvent.type(await field('Вопрос'), 'Есть ли рассрочка?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(async () =>
      expect((await list()).getByRole('heading', { name: 'Есть ли рассрочка?' })).toBeVisible(),
    );
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await waitFor(async () => expect((await list()).getAllByText('Без ответа').length).toBeGreaterThan(0));
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  play: async () => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Вопрос' }));
    await userEvent.type(await field('Вопрос'), 'Где');
    await userEvent.click(screen.getByRole('button', { name: /^Сохранить вопрос/ }));
    await waitFor(async () => expect(await field('Вопрос')).toBeInvalid());
  },
});

/** By keys alone: what is saved or given up leaves the focus where the form stood. */
export const FocusStays = meta.story({
  play: async () => {
    await list();
    await userEvent.click(screen.getByRole('button', { name: 'Вопрос' }));
    await userEvent.type(await field('Вопрос'), 'Можно ли вечером?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Вопрос' })).toHaveFocus());
    const change = /^Изменить: Как получить/;
    await userEvent.click(screen.getByRole('button', { name: change }));
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.getByRole('button', { name: change })).toHaveFocus());
  },
});

/** Gone at once; «Отменить» makes it anew with all that it said. */
export const Removed = meta.story({
  play: async () => {
    const name = /Как получить сертификат/;
    await (await list()).findByText(name);
    await userEvent.click(screen.getByRole('button', { name: /^Ещё: Как получить/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Удалить' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: /Отменить/ }));
    await expect(await (await list()).findByText(name)).toBeVisible();
  },
});

/** A hidden one that could not come back waits in the form of a new one, which says that it is hidden. */
export const HiddenNotBack = meta.story({
  tags: ['picture'],
  play: async ({ msw }) => {
    const question = /Как получить сертификат/;
    await (await list()).findByText(question);
    const choose = async (name: string) => {
      await userEvent.click(screen.getByRole('button', { name: /^Ещё: Как получить/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Скрыть');
    await (await list()).findByText('Скрыт');
    msw.use(fails(endpoints.qa.create, 500));
    await choose('Удалить');
    await userEvent.click(await screen.findByRole('button', { name: /Отменить/ }));
    await waitFor(async () => expect(await field('Вопрос')).toHaveDisplayValue(question));
    const form = within(screen.getByRole('form', { name: 'Новый вопрос' }));
    await expect(form.getByText('Скрыт')).toBeVisible();
  },
});

/** Writes in a question that others have answered meanwhile, and saves: both texts come to stand side by side. */
async function runIntoConflict({ store, platform }: StoryEnvironment) {
  await userEvent.click(await (await list()).findByRole('button', { name: /^Изменить: Как получить/ }));
  await userEvent.type(await field('Ответ'), ' Ещё.');
  const { items } = store.get(
    qaListAtom(questionParams({ contentType: 'course', contentId: 'course-telo' })),
  );
  const entry = items.find(({ question }) => question.startsWith('Как получить'));
  const id = entry?.id ?? '';
  await platform.fetch(
    new Request(`${location.origin}/api/v1/author/qa/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, answer: `${entry?.answer} Он придёт на\u00A0почту.` }),
    }),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Сохранить вопрос/ }));
  return within(await screen.findByRole('dialog', { name: 'Какую версию сохранить' }));
}

export const Conflict = meta.story({
  tags: ['picture'],
  play: async ({ loaded }) => {
    const dialog = await runIntoConflict(loaded['environment']);
    await expect(dialog.getByText(/Он придёт/)).toBeVisible();
  },
});

/** An answer is written on while it is being saved, and has its place from then on: the focus stays where the author writes. */
export const WrittenOn = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Ответить: Купила/ }));
    const answer = await field('Ответ');
    await userEvent.type(answer, 'Передайте');
    await fireEvent.keyDown(answer, { key: 'Enter', ctrlKey: true });
    await fireEvent.change(answer, { target: { value: 'Передайте ей код' } });
    await waitFor(async () => expect(await field('Ответ')).toHaveDisplayValue('Передайте ей код'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Сохраняем/ })).toBeNull());
    await expect(await field('Ответ')).toHaveFocus();
  },
});

export const ConflictChosen = meta.story({
  play: async ({ loaded }) => {
    const dialog = await runIntoConflict(loaded['environment']);
    await userEvent.click(dialog.getAllByRole('radio')[0] ?? document.body);
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    await expect(await (await list()).findByText(/Он придёт на\sпочту/)).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.qa.update, 500)),
  play: async () => {
    await userEvent.click(await (await list()).findByRole('button', { name: /^Изменить: Как получить/ }));
    await userEvent.type(await field('Ответ'), ' Ещё.');
    await userEvent.click(screen.getByRole('button', { name: /^Сохранить вопрос/ }));
    await expect(await screen.findByText(/Не\sудалось обновить вопрос/)).toBeInTheDocument();
    await expect(await field('Ответ')).toHaveDisplayValue(/Ещё\.$/);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.qa.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем вопросы')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.qa.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /не\sзагрузились/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Вопросов ещё нет' })).toBeVisible();
  },
});

/** There is nothing yet that a question could belong to. */
export const Unsaved = meta.story({
  tags: ['picture'],
  args: { id: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /после сохранения/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await list();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
