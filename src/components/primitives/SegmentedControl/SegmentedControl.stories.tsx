import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const meta = preview.meta({ component: SegmentedControl });

const levels = {
  label: 'Уровень',
  size: 'field',
  options: [
    { value: 'all', label: 'Для всех' },
    { value: 'beginner', label: 'Начальный' },
    { value: 'middle', label: 'Средний' },
    { value: 'expert', label: 'Эксперт' },
  ],
} satisfies Partial<SegmentedControlProps<string>>;

function Levels({
  first = 'all',
  onChange,
  ...props
}: Partial<SegmentedControlProps<string>> & { first?: string | null }) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <SegmentedControl
      {...levels}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
      {...props}
    />
  );
}

function Views() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return (
    <SegmentedControl
      label="Вид"
      options={[
        {
          value: 'grid',
          label: 'Плитка',
          icon: <LayoutGrid size={16} strokeWidth={1.5} aria-hidden />,
          iconOnly: true,
        },
        {
          value: 'list',
          label: 'Таблица',
          icon: <List size={16} strokeWidth={1.5} aria-hidden />,
          iconOnly: true,
        },
      ]}
      value={view}
      onChange={setView}
    />
  );
}

export const Default = meta.story({
  tags: ['picture'],
  args: { ...levels, value: 'all', onChange: fn() },
  render: ({ value, ...args }) => <Levels key={value} first={value} {...args} />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Уровень' });
    const before = group.offsetWidth;
    await userEvent.click(canvas.getByRole('radio', { name: 'Эксперт' }));
    await expect(canvas.getByRole('radio', { name: 'Эксперт' })).toBeChecked();
    await expect(group.offsetWidth).toBe(before);
  },
});

/** One stop of Tab; arrows choose. */
export const Keyboard = meta.story({
  render: () => <Levels />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Для всех' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Начальный' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Эксперт' })).toBeChecked();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('radio', { name: 'Эксперт' })).toHaveFocus();
  },
});

export const Icons = meta.story({
  render: () => <Views />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Таблица' }));
    await expect(canvas.getByRole('radio', { name: 'Таблица' })).toBeChecked();
    await expect(canvas.getByTitle('Таблица')).toBeVisible();
  },
});

/** Options that do not fit side by side stand in a further row, so that all are in sight. */
export const Narrow = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ width: 300 }}>
      <Levels block />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect([group.offsetWidth, group.scrollWidth]).toEqual([300, 300]);
  },
});

/** A fifth option, one that only the platform knows, in a long word of its own: it is not cut off. */
export const LongWords = meta.story({
  render: () => (
    <div style={{ width: 356 }}>
      <Levels
        block
        value={'expert'}
        options={[
          { value: 'all', label: 'Для всех' },
          { value: 'beginner', label: 'Начальный' },
          { value: 'middle', label: 'Средний' },
          { value: 'expert', label: 'Эксперт' },
          { value: 'guru', label: 'professional_level_of_the_platform_itself_by_its_own_measure' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const { right, bottom } = canvas.getByRole('radiogroup').getBoundingClientRect();
    for (const option of canvas.getAllByRole('radio')) {
      const box = option.getBoundingClientRect();
      await expect(box.right <= right && box.bottom <= bottom).toBe(true);
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'Эксперт' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(
      canvas.getByRole('radio', { name: 'professional_level_of_the_platform_itself_by_its_own_measure' }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start', width: 420 }}>
      <Levels />
      <Levels size="regular" />
      <Levels label="Без выбора" value={null} />
      <div style={{ width: '100%' }}>
        <Levels block />
      </div>
      <Levels
        label="Уровень, один выключен"
        options={[
          { value: 'all', label: 'Для всех' },
          { value: 'expert', label: 'Эксперт', disabled: true },
        ]}
      />
      <Views />
    </div>
  ),
});
