import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ProgressRing, type ProgressTone } from './ProgressRing.tsx';

const meta = preview.meta({ component: ProgressRing, args: { value: 64, label: 'Загрузка' } });

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Загрузка' })).toHaveAttribute(
      'aria-valuenow',
      '64',
    );
  },
});

/** What comes in out of range stays in it. */
export const OutOfRange = meta.story({
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
});

const tones: ProgressTone[] = ['accent', 'ok', 'dawn'];

/** Tones by values, in the sizes of a line, a heading and a foot bar. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 32px)', gap: 16 }}>
      {[16, 18, 20, 24].flatMap((size) =>
        tones.flatMap((tone) =>
          [0, 1, 40, 83.3, 100].map((value) => (
            <ProgressRing key={`${size} ${tone} ${value}`} size={size} tone={tone} value={value} />
          )),
        ),
      )}
    </div>
  ),
});
