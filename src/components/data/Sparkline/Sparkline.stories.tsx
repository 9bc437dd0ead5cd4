import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Sparkline } from './Sparkline.tsx';

const rising = [3, 4, 4, 7, 6, 8, 7, 11, 10, 13, 14, 18];
const falling = [17, 14, 15, 11, 12, 9, 10, 7, 8, 4, 6, 3];

const meta = preview.meta({
  component: Sparkline,
  args: { values: rising, label: 'Продажи за\u00A012\u00A0недель: от\u00A03 до\u00A018' },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Продажи за\s12\sнедель/ })).toHaveAttribute('width', '56');
  },
});

/** One value is no course: nothing is drawn. */
export const Empty = meta.story({
  args: { values: [4] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Up, down, level, and larger beside a figure. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Sparkline values={rising} label="Растут" />
      <Sparkline values={falling} label="Падают" />
      <Sparkline values={[5, 5, 5, 5]} label="Ровно" />
      <Sparkline values={[0, 0, 0, 12, 0, 0]} label="Один день" />
      <Sparkline values={rising} label="Растут, крупнее" width={120} height={32} />
    </div>
  ),
});
