import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { SegmentedField, type SegmentedFieldProps } from './SegmentedField.tsx';

const given = {
  label: 'Уровень',
  options: [
    { value: 'all', label: 'Для всех' },
    { value: 'beginner', label: 'Начальный' },
    { value: 'middle', label: 'Средний' },
    { value: 'expert', label: 'Эксперт' },
  ],
};

function Kept({
  first = 'all',
  onChange,
  ...props
}: Partial<SegmentedFieldProps<string>> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <div style={{ maxWidth: 356 }}>
      <SegmentedField
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

const meta = preview.meta({ component: SegmentedField });

export const Default = meta.story({
  tags: ['picture'],
  args: { ...given, hint: 'Показываем в каталоге', value: 'all', onChange: fn() },
  render: ({ value, ...args }) => <Kept key={value} first={value} {...args} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Уровень' });
    await expect(group).toHaveAccessibleDescription('Показываем в каталоге');
  },
});

export const Keyboard = meta.story({
  render: () => <Kept />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Средний' })).toBeChecked();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <StateGrid columns={2} width={356}>
      <Kept label="Уровень без выбора" value={null} />
      <Kept label={'С\u00A0ошибкой'} value={null} error="Выберите уровень" />
      <Kept
        label="Одно выключено"
        options={[
          { value: 'all', label: 'Для всех' },
          { value: 'expert', label: 'Эксперт', disabled: true },
        ]}
      />
    </StateGrid>
  ),
});
