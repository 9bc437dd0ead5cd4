import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { PartsBar, type PartsBarProps } from './PartsBar.tsx';

const partSize = 5_242_880;
const part = (index: number) => [index * partSize, (index + 1) * partSize - 1] as const;
const flying = (index: number, share: number) => ({
  first: index * partSize,
  last: (index + 1) * partSize - 1,
  sent: partSize * share,
});

const meta = preview.meta({
  component: PartsBar,
  args: {
    size: partSize * 12,
    partSize,
    kept: [part(0), part(1), part(2), part(4)],
    flying: [flying(3, 0.8), flying(5, 0.4), flying(6, 0.2), flying(7, 0.05)],
    label: 'Загрузка файла «Плечи и шея.mp4»',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
});

/** Four parts at once, in any order. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Загрузка файла «Плечи и шея.mp4»' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(bar).toHaveAttribute('aria-valuetext', '33\u00A0%, частей 4 из\u00A012');
    await expect(bar.children).toHaveLength(12);
  },
});

/** A small file goes as one. */
export const One = meta.story({
  args: { size: 2_400_000, kept: [], flying: [{ first: 0, last: 2_399_999, sent: 1_200_000 }] },
});

/** 1 GB: 191 parts, eight to a segment. */
export const Many = meta.story({
  args: {
    size: 1_000_000_000,
    kept: [[0, partSize * 70 - 1]],
    flying: [flying(70, 0.5), flying(71, 0.5), flying(72, 0.5), flying(73, 0.5)],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar').children).toHaveLength(24);
  },
});

/** It stopped, and will not go on by itself. */
export const Failed = meta.story({ args: { tone: 'bad', flying: [] } });

/** As it goes: the workbench cannot see the bytes of a request, so each step is a whole part. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: (args: PartsBarProps) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[0, 3, 6, 9, 12].map((count) => (
        <PartsBar
          {...args}
          key={count}
          label={`${count} из 12`}
          kept={count === 0 ? [] : [[0, count * partSize - 1]]}
          flying={count === 12 ? [] : [flying(count, 0.5)]}
        />
      ))}
    </div>
  ),
});
