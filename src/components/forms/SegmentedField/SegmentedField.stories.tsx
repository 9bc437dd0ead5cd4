import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
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
  render: () => <Kept hint="Показываем в каталоге" />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Уровень' });
    await expect(group).toHaveAccessibleDescription('Показываем в каталоге');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Средний' })).toBeChecked();
  },
});

export const Invalid = meta.story({ render: () => <Kept value={null} error="Выберите уровень" /> });
