import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { SelectField } from './SelectField.tsx';

const given = {
  label: 'Язык',
  placeholder: 'Не выбран',
  options: [
    { value: 'ru', label: 'Русский' },
    { value: 'en', label: 'Английский' },
    { value: 'kk', label: 'Казахский' },
    { value: 'de', label: 'Немецкий', disabled: true },
  ],
  value: null,
  onChange: fn(),
};

const Kept = stateful(SelectField<string>, 'value', 'onChange');

const meta = preview.meta({
  component: SelectField,
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 300 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture'],
  args: { value: 'ru' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Язык' });
    await userEvent.selectOptions(select, 'Казахский');
    await expect(select).toHaveDisplayValue('Казахский');
  },
});

/** Arrows choose; what is off is passed over. */
export const Keyboard = meta.story({
  args: { value: 'ru' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Язык' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{ArrowDown}');
    await expect(select).toHaveDisplayValue('Английский');
    await keys.keyboard('{ArrowDown}{ArrowDown}');
    await expect(select).toHaveDisplayValue('Казахский');
  },
});

export const Empty = meta.story({
  args: { hint: 'Нужен для каталога' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Язык' });
    await expect(select).toHaveDisplayValue('Не выбран');
    await userEvent.selectOptions(select, 'Русский');
    await expect(canvas.queryByRole('option', { name: 'Не выбран' })).toBeNull();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <StateGrid width={240}>
      {(['regular', 'large'] as const).flatMap((size) => [
        <Kept key={size} {...given} size={size} value="ru" />,
        <Kept
          key={`${size} invalid`}
          {...given}
          size={size}
          label={'С\u00A0ошибкой'}
          error="Выберите язык"
        />,
        <Kept key={`${size} disabled`} {...given} size={size} label="Выключено" value="en" disabled />,
      ])}
    </StateGrid>
  ),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    value: 'ru',
    options: [{ value: 'ru', label: 'Превысокомногорассмотрительствующийсамосострадательностью' }],
  },
  play: expectToFit,
});
