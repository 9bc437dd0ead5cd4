import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = preview.meta({ component: ProgressBar, args: { value: 64, label: 'Плечи и шея, дубль 2.mp4' } });

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Плечи и шея, дубль 2.mp4' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 400 }}>
      {[0, 1, 31, 64, 100].map((value) => (
        <ProgressBar key={value} value={value} label={`Файл ${value}`} />
      ))}
      <ProgressBar value={31} tone="bad" label="Прервалась" />
    </div>
  ),
});
