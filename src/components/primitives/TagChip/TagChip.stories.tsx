import { expect, fn, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { TagChip } from './TagChip.tsx';

const meta = preview.meta({ component: TagChip, args: { label: 'дыхание' } });

export const Default = meta.story({ tags: ['picture'] });

export const Keyboard = meta.story({
  args: { onRemove: fn(), removeLabel: 'Убрать тег «дыхание»' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать тег «дыхание»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'превысокомногорассмотрительствующийсамосострадательностью',
    onRemove: fn(),
    removeLabel: 'Убрать тег',
  },
  play: async ({ canvas }) => {
    const cross = canvas.getByRole('button', { name: 'Убрать тег' }).getBoundingClientRect();
    await expect(cross.right).toBeLessThan(360);
    await expectToFit();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 6 }}>
      {['дыхание', 'голос', 'йога-нидра', 'тело'].flatMap((label) => [
        <TagChip key={label} label={label} />,
        <TagChip key={`${label} ×`} label={label} onRemove={fn()} removeLabel={`Убрать тег «${label}»`} />,
      ])}
    </div>
  ),
});
