import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { SelectField, type SelectFieldProps } from './SelectField.tsx';

type Code = 'ru' | 'en' | 'kk' | 'de';

function Kept({ first = null, ...props }: Partial<SelectFieldProps<Code>> & { first?: Code | null }) {
  const [value, setValue] = useState<Code | null>(first);
  return (
    <div style={{ maxWidth: 300 }}>
      <SelectField
        label="Язык"
        placeholder="Не выбран"
        options={[
          { value: 'ru', label: 'Русский' },
          { value: 'en', label: 'Английский' },
          { value: 'kk', label: 'Казахский' },
          { value: 'de', label: 'Немецкий', disabled: true },
        ]}
        value={value}
        onChange={setValue}
        {...props}
      />
    </div>
  );
}

const meta = preview.meta({ component: SelectField });

export const Default = meta.story({
  render: () => <Kept first="ru" />,
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Язык' });
    await userEvent.selectOptions(select, 'Казахский');
    await expect(select).toHaveDisplayValue('Казахский');
  },
});

/** Letters and arrows choose; what is off is passed over. */
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
    await keys.keyboard('к');
    await expect(select).toHaveDisplayValue('Казахский');
    await keys.keyboard('{ArrowDown}');
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

export const Invalid = meta.story({ render: () => <Kept error="Выберите язык" /> });
export const Disabled = meta.story({ render: () => <Kept first="en" disabled /> });
export const Large = meta.story({ render: () => <Kept first="ru" size="large" /> });
