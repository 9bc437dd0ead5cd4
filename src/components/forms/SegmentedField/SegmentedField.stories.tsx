import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { SegmentedField } from './SegmentedField.tsx';

const given = {
  label: 'Уровень',
  options: [
    { value: 'all', label: 'Для всех' },
    { value: 'beginner', label: 'Начальный' },
    { value: 'middle', label: 'Средний' },
    { value: 'expert', label: 'Эксперт' },
  ],
  value: 'all',
  onChange: fn(),
};

const Kept = stateful(SegmentedField<string>, 'value', 'onChange');

const meta = preview.meta({
  component: SegmentedField,
  argTypes: { block: { description: 'As wide as its place, each choice with the same share.' } },
  args: given,
  render: (args) => (
    <div style={{ maxWidth: 356 }}>
      <Kept {...args} />
    </div>
  ),
});

export const Default = meta.story({
  tags: ['picture'],
  args: { hint: 'Показываем в каталоге' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Уровень' });
    await expect(group).toHaveAccessibleDescription('Показываем в каталоге');
  },
});

export const Keyboard = meta.story({
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
      <Kept {...given} label="Уровень без выбора" value={null} />
      <Kept {...given} label={'С\u00A0ошибкой'} value={null} error="Выберите уровень" />
      <Kept
        {...given}
        label="Одно выключено"
        options={[
          { value: 'all', label: 'Для всех' },
          { value: 'expert', label: 'Эксперт', disabled: true },
        ]}
      />
    </StateGrid>
  ),
});
