import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

const given = {
  label: 'Язык',
  placeholder: 'Не выбран',
  options: [
    { value: 'ru', label: 'Русский' },
    { value: 'en', label: 'Английский' },
    { value: 'kk', label: 'Казахский' },
    { value: 'de', label: 'Немецкий', disabled: true },
  ],
};

function Kept({
  first = null,
  onChange,
  ...props
}: Partial<SelectFieldProps<string>> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <div style={{ maxWidth: 300 }}>
      <SelectField
        {...given}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
        {...props}
      />
    </div>
  );
}

const meta = preview.meta({ component: SelectField });

export const Default = meta.story({
  tags: ['picture'],
  args: { ...given, value: 'ru', onChange: fn() },
  render: ({ value, ...args }) => <Kept key={value} first={value} {...args} />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Язык' });
    await userEvent.selectOptions(select, 'Казахский');
    await expect(select).toHaveDisplayValue('Казахский');
  },
});

/** Arrows choose; what is off is passed over. */
export const Keyboard = meta.story({
  render: () => <Kept first="ru" />,
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
  render: () => <Kept hint="Нужен для каталога" />,
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
        <Kept key={size} size={size} first="ru" />,
        <Kept key={`${size} invalid`} size={size} label={'С\u00A0ошибкой'} error="Выберите язык" />,
        <Kept key={`${size} disabled`} size={size} label="Выключено" first="en" disabled />,
      ])}
    </StateGrid>
  ),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Kept
      first="ru"
      options={[{ value: 'ru', label: 'Превысокомногорассмотрительствующийсамосострадательностью' }]}
    />
  ),
  play: expectToFit,
});
