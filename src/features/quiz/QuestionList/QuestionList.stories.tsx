import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { InQuiz } from '#storybook/InQuiz.tsx';
import preview from '#storybook/preview.tsx';
import { QuestionList } from './QuestionList.tsx';

const meta = preview.meta({
  component: QuestionList,
  args: { onImport: fn() },
  decorators: [
    (Story) => (
      <InQuiz>
        <div style={{ maxWidth: 272, marginLeft: 24 }}>
          <Story />
        </div>
      </InQuiz>
    ),
  ],
});

const rows = async () =>
  within(await screen.findByRole('list', { name: 'Вопросы теста' })).getAllByRole('listitem');
const texts = async () => (await rows()).map((row) => row.textContent);

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await expect(await rows()).toHaveLength(7);
    await expect(screen.getByText(/^7\sвопросов, 12\sбаллов$/)).toBeVisible();
  },
});

/** Arrows walk, Alt with an arrow moves, Delete takes out. */
export const Keyboard = meta.story({
  play: async () => {
    const [first] = await texts();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(async () => expect((await texts())[1]?.slice(1)).toBe(first?.slice(1)));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Что вы заметили/));
    await userEvent.keyboard('{Delete}');
    await waitFor(async () => expect(await rows()).toHaveLength(6));
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Когда технику/));
  },
});

/** The ring of focus goes around the number, and not through it. */
export const Focused = meta.story({
  tags: ['picture'],
  play: async () => {
    await rows();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    const question = document.activeElement;
    const number = question?.querySelector('span');
    const [ring, digit] = [question, number].map((part) => part?.getBoundingClientRect().left ?? 0);
    await expect((digit ?? 0) - (ring ?? 0)).toBeGreaterThanOrEqual(4);
  },
});

/** The menu of the grip does what a drag does. */
export const Menu = meta.story({
  tags: ['picture'],
  play: async () => {
    const [first] = await texts();
    await userEvent.click(screen.getByRole('button', { name: /^Действия с\sвопросом 1$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^В\sконец/ }));
    await waitFor(async () => expect((await texts()).at(-1)?.slice(1)).toBe(first?.slice(1)));
  },
});

/** Numbers of two digits stand apart from their texts, and all texts in line. */
export const Ten = meta.story({
  play: async () => {
    await rows();
    for (const count of [8, 9, 10]) {
      await userEvent.click(screen.getByRole('button', { name: /^Действия с\sвопросом 1$/ }));
      await userEvent.click(await screen.findByRole('menuitem', { name: /^Дублировать/ }));
      await waitFor(async () => expect(await rows()).toHaveLength(count));
    }
    const last = within((await rows()).at(-1) ?? document.body);
    const number = document.createRange();
    number.selectNodeContents(last.getByText('10'));
    const text = last.getByText(/^Что вы заметили/).getBoundingClientRect();
    await expect(text.left - number.getBoundingClientRect().right).toBeGreaterThanOrEqual(6);
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <InQuiz quiz="new">
        <Story />
      </InQuiz>
    ),
  ],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Импорт вопросов' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
});
