import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { browserAssets } from '#platform/msw.ts';
import { quizEditor } from '#atoms/quiz/editor.ts';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { openQuestionAtom } from '#atoms/quiz/openQuestion.ts';
import { InQuiz } from '#storybook/InQuiz.tsx';
import preview from '#storybook/preview.tsx';
import { questionFault } from '../questionWords.ts';
import { QuestionForm } from './QuestionForm.tsx';

const meta = preview.meta({
  component: QuestionForm,
  decorators: [
    (Story) => (
      <InQuiz>
        <div style={{ maxWidth: 560, marginLeft: 24 }}>
          <Story />
        </div>
      </InQuiz>
    ),
  ],
});

/** One answer: a mark moves from option to option. */
export const Default = meta.story({
  play: async () => {
    const marks = await screen.findAllByRole('radio', { name: /^Верный: / });
    await expect(marks).toHaveLength(4);
    const second = marks[1];
    if (second === undefined) throw new Error('No option');
    await userEvent.click(second);
    await waitFor(() => expect(screen.getAllByText('Верный')).toHaveLength(1));
    await expect(second).toBeChecked();
  },
});

/** Several answers. */
export const Multiple = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].store.set(openQuestionAtom, 'quiz-opora-2'),
  play: async () => {
    await expect(await screen.findAllByRole('checkbox', { name: /^Верный: / })).toHaveLength(4);
    await expect(screen.getByText(/2 из\s4/)).toBeVisible();
  },
});

export const Short = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].store.set(openQuestionAtom, 'quiz-opora-4'),
  play: async () => {
    await expect(await screen.findByText('Принимаемые ответы')).toBeVisible();
    await expect(screen.queryByText('Верный')).toBeNull();
  },
});

export const Order = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].store.set(openQuestionAtom, 'quiz-opora-5'),
  play: async () => {
    await expect(await screen.findByText(/^Шаги по\sпорядку$/)).toBeVisible();
  },
});

export const Open = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].store.set(openQuestionAtom, 'quiz-opora-7'),
  play: async () => {
    await expect(await screen.findByText(/^Клиент ответит своими словами/)).toBeVisible();
  },
});

/** Another type keeps what it can hold. */
export const TypeChanged = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Тип вопроса/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Несколько ответов' }));
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Верный: / })).toHaveLength(4));
    await expect(screen.getAllByText('Верный')).toHaveLength(1);
  },
});

/** What is wrong stands beside the thing. */
export const Invalid = meta.story({
  play: async () => {
    const text = await screen.findByRole('textbox', { name: 'Текст вопроса' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Я');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/^Не\sкороче 2/));
    await userEvent.click(screen.getByRole('button', { name: /^Тип вопроса/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Порядок' }));
    await userEvent.click(screen.getByRole('button', { name: /^Тип вопроса/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Один ответ' }));
    await screen.findByText('Отметьте один правильный вариант');
  },
});

/** An option without words, as an older draft may hold one: it is shown, it says what it wants, and it can be taken out. */
export const BlankOption = meta.story({
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const read = (): QuestionFields[] => store.get(quizEditor.fieldAtom('quiz-opora', 'questions'));
    const line = (place: number) => screen.getByRole('textbox', { name: `Варианты: строка\u00A0${place}` });
    await screen.findByRole('textbox', { name: 'Текст вопроса' });
    const [first, ...others] = read();
    if (first === undefined) throw new Error('No question');
    const options = first.options.map((option, at) => (at === 1 ? { ...option, text: '' } : option));
    store.set(quizEditor.editAtom, {
      key: 'quiz-opora',
      patch: { questions: [{ ...first, options }, ...others] },
    });
    await waitFor(() => expect(line(2)).toHaveAccessibleDescription('Напишите вариант или уберите его'));
    await expect(questionFault({ ...first, options }, 'ru')).toBe('пустой вариант');
    await userEvent.type(line(1), '!');
    await expect(line(2)).toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: /^Убрать.*2$/ }));
    await waitFor(() => expect(read()[0]?.options).toHaveLength(options.length - 1));
    await expect(line(2)).toBeValid();
  },
});

/** A picture from the device. */
export const Picture = meta.story({
  play: async () => {
    const input = await screen.findByLabelText('Файл картинки', { selector: 'input' });
    const stream = await browserAssets.open('covers/les.webp');
    const blob = await new Response(stream).blob();
    await userEvent.upload(input, new File([blob], 'les.webp', { type: 'image/webp' }));
    await screen.findByRole('img', { name: /^Картинка к\sвопросу$/ });
    await userEvent.click(screen.getByRole('button', { name: 'Убрать картинку' }));
    await waitFor(() => expect(screen.queryByRole('img', { name: /^Картинка/ })).toBeNull());
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('textbox', { name: 'Текст вопроса' });
  },
});
