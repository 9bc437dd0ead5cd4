import { expect, userEvent, waitFor } from 'storybook/test';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { lectureForm, type LectureFields } from '#domain/lecture/fields.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { settled } from '#storybook/settled.ts';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { MediaForm } from './MediaForm.tsx';

const full: Partial<LectureFields> = {
  description:
    'Мы разбираем, почему в тревоге голос становится выше, а вдох — короче, и как вернуть диафрагме её обычный ход.\n\nСначала — десять минут теории с простой схемой, затем три упражнения сидя: «шипящий выдох», счёт 4–7–8 и мягкое гудение. Понадобится только стул и тихое место.',
  tags: ['tag-dyhanie', 'tag-golos', 'tag-trevoga'],
  level: 'all',
  language: 'ru',
  isPreview: false,
};

const key = 'new';
/** Edits the lecture of the form. */
const write = (environment: StoryEnvironment, patch: Partial<LectureFields>) =>
  environment.store.set(lectureEditor.editAtom, { key, patch });
/** What came of it. */
const written = (environment: StoryEnvironment) =>
  environment.store.get(lectureEditor.editorAtom(key)).fields;

const meta = preview.meta({
  component: MediaForm,
  args: {
    editor: lectureEditor,
    texts: {
      descriptionHint: 'О\u00A0чём лекция и\u00A0кому она поможет',
      previewHint: 'Лекцию увидят целиком и\u00A0те, кто не\u00A0купил программу с\u00A0ней.',
    },
  },
  beforeEach: ({ loaded }) => write(loaded['environment'], full),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Средний' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Язык' }), 'қазақ тілі');
    await userEvent.click(canvas.getByRole('switch', { name: 'Бесплатный фрагмент' }));
    await expect(written(loaded['environment'])).toMatchObject({
      level: 'middle',
      language: 'kk',
      isPreview: true,
    });
    await expect(canvas.getByText('3 из 10')).toBeVisible();
    await expect(await canvas.findByText('тревога')).toBeVisible();
  },
});

/** The description is written with looks, and kept as Markdown. A step back of the form takes them off. */
export const RichDescription = meta.story({
  play: async ({ canvas, loaded }) => {
    await canvas.findByRole('toolbar', { name: 'Оформление текста' });
    const before = written(loaded['environment']).description;
    const keys = await realKeys();
    if (keys === null) return;
    await userEvent.click(canvas.getByRole('textbox', { name: 'Описание' }));
    await keys.keyboard('{Control>}{End}{/Control}{Enter}## Что взять{Enter}- стул');
    await waitFor(() =>
      expect(written(loaded['environment']).description).toBe(`${before}\n\n## Что взять\n\n- стул`),
    );
    await expect(canvas.getByRole('heading', { name: 'Что взять' })).toBeVisible();
    // A text that comes from elsewhere, a step back or the other tab, takes its place.
    write(loaded['environment'], { description: '**Коротко**' });
    await expect(await canvas.findByText('Коротко')).toHaveProperty('tagName', 'STRONG');
    await expect(canvas.queryByRole('heading', { name: 'Что взять' })).toBeNull();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => write(loaded['environment'], lectureForm.empty),
  play: async ({ canvas, loaded }) => {
    await settled();
    await expect(canvas.getByRole('radio', { name: 'Для всех' })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Описание' }), 'Вдох');
    await expect(written(loaded['environment']).description).toBe('Вдох');
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => {
    const { store } = loaded['environment'];
    const problems = { description: 'Не длиннее 5000 знаков', tags: 'Не больше 10' };
    write(loaded['environment'], { description: 'я'.repeat(5001) });
    store.set(lectureEditor.setProblemsAtom, { key, problems });
  },
  play: async ({ canvas }) => {
    const description = canvas.getByRole('textbox', { name: 'Описание' });
    await expect(description).toBeInvalid();
    await expect(description).toHaveAccessibleDescription(/Не длиннее 5000 знаков/);
    await expect(await canvas.findByText('тревога')).toBeVisible();
  },
});

/** Values that the console does not know stay as they came, and can be kept or changed. */
export const UnknownValues = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) =>
    write(loaded['environment'], { level: 'guru', language: 'tlh', tags: ['tag-dyhanie', 'deleted-tag'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'guru' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Язык' })).toHaveValue('tlh');
    await expect(await canvas.findByText('дыхание')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('тревога')).toBeVisible();
  },
});
