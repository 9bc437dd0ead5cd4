import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TagChip } from './TagChip.tsx';

const meta = preview.meta({ component: TagChip, args: { label: 'дыхание' } });

export const Default = meta.story();

export const Removable = meta.story({
  args: { onRemove: fn(), removeLabel: 'Убрать тег «дыхание»' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать тег «дыхание»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const LongName = meta.story({
  args: {
    label: 'самосострадание и внимательность к телу в тревоге',
    onRemove: fn(),
    removeLabel: 'Убрать тег',
  },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Убрать тег' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan(
      canvas.getByText(/самосострадание/).getBoundingClientRect().left + 160,
    );
  },
});

export const Grid = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {['дыхание', 'голос', 'йога-нидра', 'тело'].flatMap((label) => [
        <TagChip key={label} label={label} />,
        <TagChip key={`${label} ×`} label={label} onRemove={fn()} removeLabel={`Убрать тег «${label}»`} />,
      ])}
    </div>
  ),
});
