import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { QuestionFields } from '#domain/quiz/fields.ts';
import { quizEditor } from '#atoms/quiz/editor.ts';
import { besideToasts } from '#storybook/besideToasts.tsx';
import { InQuiz } from '#storybook/InQuiz.tsx';
import preview from '#storybook/preview.tsx';
import { ImportDialog } from './ImportDialog.tsx';

const meta = preview.meta({
  component: ImportDialog,
  args: { quizKey: 'quiz-opora', onClose: fn() },
  decorators: [
    (Story) => (
      <InQuiz>
        <Story />
      </InQuiz>
    ),
  ],
});

/** Pasted text is read as it is pasted, and joins the draft. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, loaded }) => {
    const field = await screen.findByRole('textbox', { name: /вставьте вопросы текстом/ });
    await expect(screen.getByRole('button', { name: /^Добавить к\sтесту$/ })).toBeDisabled();
    await userEvent.click(field);
    await userEvent.paste('Где опора?\n+ Стопы\n- Шея\n\nЧто вы заметили?');
    await screen.findByText(/^Найдено 2\sвопроса$/);
    await userEvent.click(screen.getByRole('button', { name: /^Добавить к\sтесту$/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    const { fields } = loaded['environment'].store.get(quizEditor.editorAtom('quiz-opora'));
    await expect(fields.questions).toHaveLength(9);
  },
});

/** «Отменить» takes out what the import put there, and nothing that was written since. */
export const TakenBack = meta.story({
  decorators: [besideToasts],
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const questions = (): QuestionFields[] => store.get(quizEditor.fieldAtom('quiz-opora', 'questions'));
    await userEvent.click(await screen.findByRole('textbox', { name: /вставьте вопросы текстом/ }));
    await userEvent.paste('Где опора?\n+ Стопы\n- Шея\n\nЧто вы заметили?');
    await userEvent.click(screen.getByRole('button', { name: /^Добавить к\sтесту$/ }));
    const before = questions().length - 2;
    const typed = questions().map((question, at) =>
      at === 0 ? { ...question, text: 'Моя правка' } : question,
    );
    store.set(quizEditor.editAtom, { key: 'quiz-opora', patch: { questions: typed } });
    await userEvent.click(await screen.findByRole('button', { name: /Отменить/ }));
    await waitFor(() => expect(questions()).toHaveLength(before));
    await expect(questions()[0]?.text).toBe('Моя правка');
  },
});

/** After a save the platform has lost what the import took the place of: taken back, it is made anew by the next save. */
export const TakenBackAfterSave = meta.story({
  decorators: [besideToasts],
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const quiz = () => store.get(quizEditor.editorAtom('quiz-opora'));
    const said = () =>
      quiz().fields.questions.map(({ text, points, options }: QuestionFields) => ({
        text,
        points,
        options: options.map((option) => [option.text, option.isCorrect]),
      }));
    const save = async () => {
      await store.set(quizEditor.saveAtom, { key: 'quiz-opora' });
      await expect(quiz().changed).toEqual([]);
    };
    const texts = () => said().map(({ text }: Pick<QuestionFields, 'text'>) => text);
    const field = await screen.findByRole('textbox', { name: /вставьте вопросы текстом/ });
    const before = said();
    await userEvent.click(field);
    await userEvent.paste('Где опора?\n+ Стопы\n- Шея\n\nЧто вы заметили?');
    await userEvent.click(screen.getByRole('button', { name: 'Заменить все' }));
    await save();
    await expect(texts()).toEqual(['Где опора?', 'Что вы заметили?']);
    await userEvent.click(await screen.findByRole('button', { name: /Отменить/ }));
    await waitFor(() => expect(said()).toEqual(before));
    await save();
    await expect(said()).toEqual(before);
  },
});

/** As the Russian Excel saves a CSV file: in windows-1251. */
const excelBytes = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 128 ? code : code - 0x350;
  });

/** A file with rows that make no sense: they are told, the others wait for the author's word. */
export const Partly = meta.story({
  tags: ['picture'],
  play: async () => {
    const input = await screen.findByLabelText(/CSV/, { selector: 'input' });
    const rows = [
      'Тип;Вопрос;Верные;Вариант 1;Вариант 2',
      'Один ответ;Где опора?;1;Стопы;Шея',
      'Рисунок;Что?;;;',
    ];
    await userEvent.upload(
      input,
      new File([excelBytes(rows.join('\r\n'))], 'voprosy.csv', { type: 'text/csv' }),
    );
    await screen.findByText(/^Найден 1\sвопрос$/);
    await expect(screen.getByText('Строка 3: неизвестный тип «Рисунок»')).toBeInTheDocument();
  },
});

/** A file of something else. */
export const Invalid = meta.story({
  tags: ['picture'],
  play: async () => {
    const input = await screen.findByLabelText(/CSV/, { selector: 'input' });
    await userEvent.upload(input, new File(['Имя;Возраст\nАнна;30'], 'spisok.csv', { type: 'text/csv' }));
    await screen.findByText(/^Вопросов не\sнашлось$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Заменить все' })).toBeDisabled());
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Импорт вопросов' });
  },
});
