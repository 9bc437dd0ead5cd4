import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LectureForm, type LectureFormProps } from './LectureForm.tsx';

const tags = [
  { id: 't1', name: 'дыхание' },
  { id: 't2', name: 'голос' },
  { id: 't3', name: 'тревога' },
];

const full: LectureFormProps['fields'] = {
  description:
    'Мы разбираем, почему в тревоге голос становится выше, а вдох — короче, и как вернуть диафрагме её обычный ход.\n\nСначала — десять минут теории с простой схемой, затем три упражнения сидя: «шипящий выдох», счёт 4–7–8 и мягкое гудение. Понадобится только стул и тихое место.',
  tags: ['t1', 't2', 't3'],
  level: 'all',
  language: 'ru',
  isPreview: false,
};

const changed = fn();

function Kept({ fields: first, ...props }: LectureFormProps) {
  const [fields, setFields] = useState(first);
  return (
    <LectureForm
      {...props}
      fields={fields}
      onChange={(patch) => {
        setFields({ ...fields, ...patch });
        changed(patch);
      }}
    />
  );
}

const meta = preview.meta({
  component: LectureForm,
  args: { fields: full, problems: {}, tags, onChange: fn(), onCreateTag: fn(async () => 't4') },
  render: (args) => <Kept {...args} />,
  beforeEach: () => void changed.mockClear(),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Средний' }));
    await expect(changed).toHaveBeenLastCalledWith({ level: 'middle' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Язык' }), 'қазақ тілі');
    await expect(changed).toHaveBeenLastCalledWith({ language: 'kk' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Бесплатный фрагмент' }));
    await expect(changed).toHaveBeenLastCalledWith({ isPreview: true });
    await expect(canvas.getByText('3 из 10')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { fields: { description: '', tags: [], level: null, language: null, isPreview: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Для всех' })).not.toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Описание' }), 'Вдох');
    await expect(changed).toHaveBeenLastCalledWith({ description: 'Вдох' });
  },
});

export const Invalid = meta.story({
  args: {
    fields: { ...full, description: 'я'.repeat(5001) },
    problems: { description: 'Не длиннее 5000 знаков', tags: 'Не больше 10' },
  },
  play: async ({ canvas }) => {
    const description = canvas.getByRole('textbox', { name: 'Описание' });
    await expect(description).toBeInvalid();
    await expect(description).toHaveAccessibleDescription(/Не длиннее 5000 знаков/);
  },
});

/** Values that the console does not know stay as they came, and can be kept or changed. */
export const UnknownValues = meta.story({
  args: { fields: { ...full, level: 'guru', language: 'tlh', tags: ['t1', 'deleted-tag'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'guru' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Язык' })).toHaveValue('tlh');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
