import { expect } from 'storybook/test';
import type { Kind } from '#domain/kinds.ts';
import preview from '#storybook/preview.tsx';
import { KindIcon } from './KindIcon.tsx';

const meta = preview.meta({ component: KindIcon, args: { kind: 'meditation' as const } });

export const Default = meta.story({
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <KindIcon {...args} /> Медитация
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Named = meta.story({
  args: { label: 'Медитация' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Медитация' })).toBeVisible();
  },
});

const kinds: Kind[] = ['lecture', 'meditation', 'course', 'marathon', 'webinar', 'consultation'];

/** Kinds in the sizes of a line, a menu and an empty list. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(6, 24px)', gap: 16, alignItems: 'center' }}>
      {[14, 16, 24].flatMap((size) =>
        kinds.map((kind) => <KindIcon key={`${kind} ${size}`} kind={kind} size={size} />),
      )}
      {kinds.map((kind) => (
        <KindIcon key={kind} kind={kind} size={16} tone="inherit" />
      ))}
    </div>
  ),
});
