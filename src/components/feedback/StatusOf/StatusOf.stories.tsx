import { expect } from 'storybook/test';
import { statusLooks, type StatusKind } from '#components/feedback/Status/statusLooks.ts';
import preview from '#storybook/preview.tsx';
import { color } from '#theme/tokens.ts';
import { StatusOf } from './StatusOf.tsx';

const meta = preview.meta({
  component: StatusOf,
  args: { kind: 'request' as const, status: 'new' },
  argTypes: { kind: { control: 'select', options: Object.keys(statusLooks) } },
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Новая')).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { kind: 'purchase', status: 'on_hold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on_hold')).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  args: { kind: 'webinar', status: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Did not take place')).toBeVisible();
  },
});

/** Every status of every kind. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 216px)', gap: 32 }}>
      {(Object.keys(statusLooks) as StatusKind[]).map((kind) => (
        <div key={kind} style={{ display: 'grid', alignContent: 'start', gap: 8 }}>
          <span style={{ color: color.ink3 }}>{kind}</span>
          {Object.keys(statusLooks[kind]).map((status) => (
            <StatusOf key={status} kind={kind} status={status} />
          ))}
        </div>
      ))}
    </div>
  ),
});
