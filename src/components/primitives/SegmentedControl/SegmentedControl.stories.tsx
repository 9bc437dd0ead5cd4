import { LayoutGrid, List } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { withTouch } from '#storybook/touch.ts';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx';

const levels = {
  label: 'Уровень',
  size: 'field',
  options: [
    { value: 'all', label: 'Для всех' },
    { value: 'beginner', label: 'Начальный' },
    { value: 'middle', label: 'Средний' },
    { value: 'expert', label: 'Эксперт' },
  ],
  value: 'all',
  onChange: fn(),
} satisfies SegmentedControlProps<string>;

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

const views = {
  label: 'Вид',
  options: [
    { value: 'grid', label: 'Плитка', icon: <LayoutGrid {...icon} />, iconOnly: true },
    { value: 'list', label: 'Таблица', icon: <List {...icon} />, iconOnly: true },
  ],
  value: 'grid',
  onChange: fn(),
} satisfies SegmentedControlProps<string>;

const Kept = stateful(SegmentedControl<string>, 'value', 'onChange');

const meta = preview.meta({
  component: SegmentedControl,
  args: levels,
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({
  tags: ['picture'],
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
  render: () => <Kept {...views} />,
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
      <Kept {...levels} block />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect([group.offsetWidth, group.scrollWidth]).toEqual([300, 300]);
    await withTouch(async () => {
      const options = canvas
        .getAllByRole('radio')
        .map((radio) => ({ radio, box: radio.getBoundingClientRect() }));
      const hits = (x: number, y: number) =>
        document.elementFromPoint(x, y)?.closest('label')?.contains(document.activeElement);
      for (const { radio, box } of options) {
        radio.focus();
        // All that is seen of an option is its own; outside of the rows 44 px are.
        for (const y of [box.top + 1, box.bottom - 1]) await expect(hits(box.left + 8, y)).toBe(true);
        const outer = box.top === options[0]?.box.top ? box.top - 5 : box.bottom + 5;
        await expect(hits(box.left + 8, outer)).toBe(true);
        radio.blur();
      }
    });
  },
});

/** A page may make it wider than it asks to be, as on a phone: its options fill it. */
export const Stretched = meta.story({
  render: () => (
    <div style={{ display: 'grid', width: 500 }}>
      <Kept {...levels} />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup').getBoundingClientRect();
    const last = canvas.getAllByRole('radio').at(-1)?.getBoundingClientRect();
    await expect(group.width).toBe(500);
    await expect(group.right - (last?.right ?? 0)).toBeLessThanOrEqual(2);
  },
});

/** A fifth option, one that only the platform knows, in a long word of its own: it is not cut off. */
export const LongWords = meta.story({
  render: () => (
    <div style={{ width: 356 }}>
      <Kept
        {...levels}
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
      <Kept {...levels} />
      <Kept {...levels} size="regular" />
      <Kept {...levels} label="Без выбора" value={null} />
      <div style={{ width: '100%' }}>
        <Kept {...levels} block />
      </div>
      <Kept
        {...levels}
        label="Уровень, один выключен"
        options={[
          { value: 'all', label: 'Для всех' },
          { value: 'expert', label: 'Эксперт', disabled: true },
        ]}
      />
      <Kept {...views} />
    </div>
  ),
});
