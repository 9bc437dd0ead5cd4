import { expect } from 'storybook/test';
import { publicationStatuses } from '#domain/publication/rules.ts';
import preview from '#storybook/preview.tsx';
import { PublicationStatus } from './PublicationStatus.tsx';

const meta = preview.meta({ component: PublicationStatus, args: { status: 'published' } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Опубликована')).toBeVisible();
  },
});

/** A remark of the platform stands under the words. */
export const WithNote = meta.story({
  args: { status: 'pending', note: 'Ответ до 21 нояб.', notePlacement: 'below' },
});

/** A status that the console does not know is shown as it came. */
export const Unknown = meta.story({
  args: { status: 'on_hold' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on_hold')).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  args: { status: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Needs edits')).toBeVisible();
  },
});

/** Every status, in both sizes. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, max-content)', gap: '10px 40px' }}>
      {[...publicationStatuses, 'on_hold'].flatMap((status) => [
        <PublicationStatus key={status} status={status} />,
        <PublicationStatus key={`${status} s`} status={status} size="small" />,
      ])}
    </div>
  ),
});
