import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { SegmentedField, type SegmentedFieldProps } from './SegmentedField.tsx';

type Level = 'all' | 'beginner' | 'middle' | 'expert';

function Kept(props: Partial<SegmentedFieldProps<Level>>) {
  const [value, setValue] = useState<Level | null>('all');
  return (
    <div style={{ maxWidth: 356 }}>
      <SegmentedField
        label="Уровень"
        options={[
          { value: 'all', label: 'Для всех' },
          { value: 'beginner', label: 'Начальный' },
          { value: 'middle', label: 'Средний' },
          { value: 'expert', label: 'Эксперт' },
        ]}
        value={value}
        onChange={setValue}
        {...props}
      />
    </div>
  );
}

const meta = preview.meta({ component: SegmentedField });

export const Default = meta.story({
  tags: ['picture'],
  render: () => <Kept hint="Показываем в каталоге" />,
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
