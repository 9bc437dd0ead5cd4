import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LectureStatus } from './LectureStatus.tsx';

const meta = preview.meta({
  component: LectureStatus,
  args: { lecture: { streamID: 's-1', publicationId: 'p-1' }, publication: { status: 'published' } },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Опубликована')).toBeVisible();
  },
});

/** No media yet. */
export const NotReady = meta.story({
  args: { lecture: {}, publication: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не готова')).toBeVisible();
  },
});

/** There is a media, and nothing was published yet. */
export const Ready = meta.story({
  args: { lecture: { streamID: 's-1' }, publication: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Готова')).toBeVisible();
  },
});

/** The lecture has a publication that is still being read. */
export const Loading = meta.story({
  args: { publication: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Узнаём статус')).toBeInTheDocument();
  },
});

export const Small = meta.story({ args: { publication: { status: 'pending' }, size: 'small' } });
