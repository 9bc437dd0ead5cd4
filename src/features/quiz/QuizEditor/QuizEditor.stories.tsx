import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import type { Quiz } from '#domain/quiz/schema.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { closeToast } from '#storybook/toasts.ts';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { QuizEditor } from './QuizEditor.tsx';

const meta = preview.meta({
  component: QuizEditor,
  parameters: { route: '/quizzes/quiz-opora', layout: 'fullscreen' },
  render: () => (
    <InShell path="/quizzes/:id">
      <QuizEditor />
    </InShell>
  ),
});

const name = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Название теста' });
const text = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Текст вопроса' });
const list = async () => within(await screen.findByRole('list', { name: 'Вопросы теста' }));
const rows = async () => (await list()).getAllByRole('listitem');
const row = async (place: number) => {
  const found = (await rows())[place - 1];
  if (found === undefined) throw new Error(`No question ${place}`);
  return within(found);
};
const openRow = async (place: number) => {
  const buttons = (await row(place)).getAllByRole('button');
  const last = buttons.at(-1);
  if (last === undefined) throw new Error('Nothing to press');
  await userEvent.click(last);
};
const option = (place: number) =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Варианты: строка\u00A0${place}` });
const says = (words: RegExp) => waitFor(() => expect(screen.getByText(words)).toBeInTheDocument());
const saved = () => says(/^Сохранено/);
const save = () => userEvent.keyboard('{Control>}[KeyS]{/Control}');
const command = async (label: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name: /^Ещё действия с/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

/** The quiz as the platform has it. */
async function read(environment: StoryEnvironment, id = 'quiz-opora'): Promise<Quiz> {
  const answer = await environment.platform.fetch(new Request(`${location.origin}/api/v1/author/quiz/${id}`));
  return (await answer.json()) as Quiz;
}

/** The second question is open: several right answers among its options. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await name();
    await openRow(2);
    await expect((await text()).value).toMatch(/^Какие мышцы/);
    await expect(screen.getAllByText('Верный')).toHaveLength(2);
    await expect(screen.getByText(/^9 из\s12\sбаллов$/)).toBeInTheDocument();
    await expect(await screen.findByRole('link', { name: /^Ответы/ })).toBeInTheDocument();
    await saved();
  },
});

/** A question of each type in turn, with what its options mean. */
export const Types = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await name();
    await openRow(4);
    await expect(await screen.findByText('Принимаемые ответы')).toBeInTheDocument();
    await openRow(5);
    await expect(await screen.findByText(/^Шаги по\sпорядку$/)).toBeInTheDocument();
    await openRow(7);
    await expect(await screen.findByText(/^Клиент ответит своими словами/)).toBeInTheDocument();
    await openRow(3);
    await expect(await screen.findAllByRole('radio', { name: /^Верный: / })).toHaveLength(2);
  },
});

/** A new question by keys alone: Ctrl Enter adds options, a pasted list becomes as many, Ctrl Shift Enter begins the next. */
export const Written = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Добавить вопрос' }));
    const field = await text();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('Где опора?{Control>}{Enter}{/Control}');
    await waitFor(() => expect(option(1)).toHaveFocus());
    await userEvent.keyboard('Стопы{Control>}{Enter}{/Control}');
    await userEvent.paste('Шея\nПлечи\nЛадони');
    await waitFor(() => expect(option(4)).toHaveValue('Ладони'));
    await expect((await row(2)).getByText('нет верного')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Верный: Стопы' }));
    await waitFor(async () => expect((await row(2)).queryByText('нет верного')).toBeNull());
    await userEvent.click(option(1));
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(async () => expect(await rows()).toHaveLength(9));
    await waitFor(async () => expect(await text()).toHaveValue(''));
    await userEvent.keyboard('Что вы заметили в теле?');
    await userEvent.click(screen.getByRole('button', { name: /^Тип вопроса/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Развёрнутый ответ' }));
    await save();
    await saved();
    const { questions, status } = await read(loaded['environment']);
    await expect(status).toBe('active');
    await expect(questions.slice(1, 3)).toMatchObject([
      {
        text: 'Где опора?',
        type: 'single',
        options: [
          { text: 'Стопы', isCorrect: true },
          { text: 'Шея', isCorrect: false },
          { text: 'Плечи' },
          { text: 'Ладони' },
        ],
      },
      { text: 'Что вы заметили в теле?', type: 'open', options: [] },
    ]);
  },
});

/** The order by keys: Alt with an arrow moves the question, and the save sends its new place alone. */
export const Ordered = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await name();
    const before = (await read(loaded['environment'])).questions.map(({ id }) => id);
    await openRow(1);
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(async () => expect((await row(3)).getByText(/^Что первым/)).toBeVisible());
    await save();
    await saved();
    const after = (await read(loaded['environment'])).questions.map(({ id }) => id);
    await expect(after).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  },
});

/** Removed, put back, duplicated. */
export const Rearranged = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await name();
    await openRow(2);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить вопрос' }));
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await userEvent.click(await screen.findByRole('button', { name: /^Вернуть/ }));
    await waitFor(async () => expect(await rows()).toHaveLength(7));
    await openRow(2);
    await userEvent.click(screen.getByRole('button', { name: 'Дублировать вопрос' }));
    await waitFor(async () => expect(await rows()).toHaveLength(8));
    await expect((await row(3)).getByText(/^Какие мышцы/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/удалён$/)).not.toBeInTheDocument());
  },
});

const outageOfOptions = outage(endpoints.quiz.createOption, 500);

/** A save that broke off half-way goes on from there, and nothing is made twice. */
export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(outageOfOptions.begin()),
  play: async ({ loaded }) => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: 'Добавить вопрос' }));
    await userEvent.keyboard('Где опора?');
    await userEvent.click(screen.getByRole('button', { name: /^Добавить вариант/ }));
    await userEvent.paste('Стопы\nШея');
    await userEvent.click(await screen.findByRole('radio', { name: 'Верный: Стопы' }));
    await save();
    await screen.findByText(/^Сохранено 7 из\s8 вопросов$/);
    await expect(option(2)).toHaveValue('Шея');
    outageOfOptions.end();
    await userEvent.click(screen.getByRole('button', { name: /^Продолжить с/ }));
    await waitFor(async () => expect((await read(loaded['environment'])).status).toBe('active'));
    await waitFor(() => expect(screen.queryByText(/^Сохранено 7 из/)).not.toBeInTheDocument());
    await saved();
    const { questions } = await read(loaded['environment']);
    await expect(questions).toHaveLength(8);
    await expect(questions[1]?.options).toMatchObject([{ text: 'Стопы' }, { text: 'Шея' }]);
  },
});

/** A save that is refused leads to the question that is wrong. */
export const Invalid = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await name();
    await openRow(6);
    for (const box of screen.getAllByRole('checkbox', { name: /^Верный: /, checked: true }))
      await userEvent.click(box);
    await openRow(1);
    await save();
    await waitFor(async () => expect((await text()).value).toMatch(/^Когда технику/));
    await expect((await row(6)).getByText('нет верного')).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: /^К\sвопросу 6/ })).toBeInTheDocument();
  },
});

/** The draft of the demo has gaps: it cannot be active, and says why. */
export const Draft = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/quizzes/quiz-stopy' },
  play: async () => {
    await name();
    await expect(await screen.findByRole('button', { name: 'Активировать тест' })).toBeDisabled();
    await expect(screen.getByText('Сначала закройте пункты готовности.')).toBeInTheDocument();
  },
});

/** Moved by the menu; the archive is read only. */
export const Archived = meta.story({
  tags: ['picture'],
  play: async ({ loaded }) => {
    await name();
    await command(/^В\sархив$/);
    await screen.findByText(/^Тест в\sархиве/);
    await expect(screen.queryByRole('button', { name: 'Добавить вопрос' })).toBeNull();
    await expect(await text()).toBeDisabled();
    await expect((await read(loaded['environment'])).status).toBe('archived');
    await closeToast(/^Статус теста/);
  },
});

/** From the archive back to its clients by keys: what was pressed goes, and the focus stays where its outcome stands. */
export const Returned = meta.story({
  play: async ({ loaded }) => {
    await name();
    await command(/^В\sархив$/);
    (await screen.findByRole('button', { name: /^Вернуть в\sчерновик$/ })).focus();
    await userEvent.keyboard('{Enter}');
    const activate = await screen.findByRole('button', { name: 'Активировать тест' });
    await waitFor(() => expect(activate).toHaveFocus());
    await waitFor(async () => expect((await read(loaded['environment'])).status).toBe('draft'));
    await waitFor(() => expect(activate).not.toHaveAttribute('aria-busy'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByText(/^Клиенты могут проходить тест/)).toHaveFocus());
    await waitFor(async () => expect((await read(loaded['environment'])).status).toBe('active'));
  },
});

/** A picture, the explanation and the settings go along with the save. */
export const Settings = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await name();
    await userEvent.click(screen.getByRole('switch', { name: 'Перемешивать вопросы' }));
    await userEvent.click(screen.getByRole('button', { name: 'Попыток: больше' }));
    await save();
    await saved();
    await expect(await read(loaded['environment'])).toMatchObject({ shuffle: true, attempts: 4 });
  },
});

export const New = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/quizzes/new' },
  play: async () => {
    await name();
    await expect(await screen.findByRole('heading', { name: 'Вопросов пока нет' })).toBeInTheDocument();
    await expect(screen.queryByRole('link', { name: /^Ответы/ })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.quiz.get)),
  play: async () => {
    await screen.findByText('Открываем тест');
  },
});

export const NotFound = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/quizzes/quiz-77' },
  play: async () => {
    await screen.findByRole('heading', { name: /Тест не\sнайден/ });
  },
});

export const ReadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.get, 500)),
  play: async () => {
    await screen.findByRole('heading', { name: /Тест не\sоткрылся/ });
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await name();
    await text();
    await expectToFit();
    // The head has no room for a button beside the title: the menu has the try.
    await expect(screen.queryByRole('button', { name: 'Пройти самому' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /^Ещё действия/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Пройти самому' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

/** On a phone the settings and the readiness are in a sheet. */
export const PhoneSheet = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await name();
    await userEvent.click(screen.getByRole('button', { name: /^Готовность/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(await sheet.findByRole('slider', { name: 'Проходной балл' })).toBeVisible();
    await expectToFit();
  },
});
