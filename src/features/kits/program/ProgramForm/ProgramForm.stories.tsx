import { expect, userEvent } from 'storybook/test';
import { courseEditor } from '#atoms/course/editor.ts';
import { editorFields } from '#features/kits/editor/EditorKit/editorFields.tsx';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { Form } from '../sections.ts';
import { AccessSection } from './AccessSection.tsx';
import type { SharedFields } from './pieces.ts';
import { ProgramForm } from './ProgramForm.tsx';

const key = 'new';
const pieces = editorFields<SharedFields>(courseEditor);
const written = (environment: StoryEnvironment) => environment.store.get(courseEditor.editorAtom(key)).fields;

const meta = preview.meta({
  component: ProgramForm,
  args: { pieces, type: 'course' as const },
  render: (args) => (
    <Form>
      <ProgramForm {...args} />
      <AccessSection {...args} />
    </Form>
  ),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: ({ loaded }) =>
    loaded['environment'].store.set(courseEditor.editAtom, {
      key,
      patch: {
        description:
          'Восемь недель без\u00A0подвигов: одна тема в\u00A0неделю, три занятия по\u00A0двадцать минут.',
        learnings: ['Замечать тревогу раньше', 'Дышать медленно и\u00A0ровно', 'Засыпать без\u00A0телефона'],
      },
    }),
  play: async ({ canvas, loaded }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Подзаголовок' }), 'Спокойная практика');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Уровень' }), 'Начальный');
    await userEvent.click(canvas.getByRole('radio', { name: /^Через/ }));
    await userEvent.click(canvas.getByRole('switch', { name: /^Сертификат/ }));
    await expect(written(loaded['environment'])).toMatchObject({
      subtitle: 'Спокойная практика',
      level: 'beginner',
      unlockMode: 'days',
      certificateEnabled: true,
    });
  },
});

/** Some goals, but too few, are told at once. */
export const Invalid = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) =>
    loaded['environment'].store.set(courseEditor.editAtom, {
      key,
      patch: { learnings: ['Дышать', 'Спать'] },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Нужно хотя бы 3 строки')).toBeVisible();
  },
});

/** Values that the console does not know stay as they came. */
export const UnknownValues = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) =>
    loaded['environment'].store.set(courseEditor.editAtom, {
      key,
      patch: { level: 'guru', unlockMode: 'by_moon' },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'by_moon' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Уровень' })).toHaveValue('guru');
  },
});

export const Marathon = meta.story({
  tags: ['picture'],
  args: { type: 'marathon' as const },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /^Через/ })).toBeNull();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
