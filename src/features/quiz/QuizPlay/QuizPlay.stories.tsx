import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { InQuiz } from '#storybook/InQuiz.tsx';
import preview from '#storybook/preview.tsx';
import { QuizPlay } from './QuizPlay.tsx';

const meta = preview.meta({
  component: QuizPlay,
  args: { quizKey: 'quiz-opora', onClose: fn() },
  decorators: [
    (Story) => (
      <InQuiz>
        <Story />
      </InQuiz>
    ),
  ],
});

const next = () => userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
const asked = (words: RegExp) => screen.findByRole('group', { name: words });

/** Answers the demo's quiz right, the order too, up to its last question. */
async function answer() {
  await asked(/^Что первым/);
  await userEvent.keyboard('1');
  await next();
  await asked(/^Какие мышцы/);
  await userEvent.keyboard('13');
  await next();
  await asked(/^Длинный выдох/);
  await userEvent.click(screen.getByRole('radio', { name: 'Верно' }));
  await next();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ваш ответ' }), ' ВОСЕМЬ секунд');
  await next();
  await asked(/^Расставьте/);
  const right = ['Найти опору', 'Заметить', 'Удлинить', 'Отпустить'];
  for (const [place, words] of right.entries())
    for (;;) {
      const steps = screen.getAllByRole('listitem').map((step) => step.textContent ?? '');
      const at = steps.findIndex((step) => step.includes(words));
      if (at <= place) break;
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Выше: ${words}`) }));
    }
  await next();
  await asked(/^Когда технику/);
  await userEvent.keyboard('123');
  await next();
}

/** Played to the end: a long answer waits for the author, the rest is marked. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    await answer();
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ваш ответ' }), 'Плечи опустились.');
    await userEvent.click(screen.getByRole('button', { name: 'Завершить' }));
    await screen.findByText(/^9 из\s12\sбаллов · проходной 70\s%$/);
    await expect(screen.getByText(/^Развёрнутые ответы проверяете/)).toBeInTheDocument();
  },
});

/** What has to be answered is not passed over. */
export const Invalid = meta.story({
  tags: ['picture'],
  play: async () => {
    await asked(/^Что первым/);
    await next();
    await screen.findByText(/^На\sэтот вопрос нужно ответить$/);
    await expect(screen.getByRole('button', { name: 'Назад' })).toBeDisabled();
  },
});

/** One question, its time, and the way it looks on a phone. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await asked(/^Что первым/);
    await expect(screen.getByRole('timer')).toHaveTextContent('Осталось 20:00');
  },
});

/** By keys alone: digits choose, Enter goes on, the focus is where the next question begins. */
export const Keyboard = meta.story({
  // It ends with an answer that is chosen.
  tags: ['picture'],
  play: async () => {
    await asked(/^Что первым/);
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).toHaveFocus());
    await userEvent.keyboard('1');
    await next();
    await asked(/^Какие мышцы/);
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
    await asked(/^Что первым/);
    await expect(screen.getAllByRole('radio')[0]).toBeChecked();
  },
});
