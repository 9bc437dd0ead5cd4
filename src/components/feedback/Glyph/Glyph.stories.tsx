import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';

const meta = preview.meta({ component: Glyph, args: { name: 'live' as const } });

export const Named = meta.story({
  args: { name: 'ready', label: 'Готово' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Готово' })).toBeVisible();
  },
});

const names: GlyphName[] = [
  'draft',
  'review',
  'attention',
  'approved',
  'live',
  'down',
  'archive',
  'unknown',
  'notReady',
  'ready',
  'failed',
  'unsaved',
  'waits',
  'moved',
  'returned',
  'partly',
  'cancelled',
];

/** Every glyph, 14, 16 and 24 px. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: `repeat(${names.length}, 24px)`, gap: 16 }}>
      {[14, 16, 24].flatMap((size) =>
        names.map((name) => <Glyph key={`${name} ${size}`} name={name} size={size} />),
      )}
    </div>
  ),
});
