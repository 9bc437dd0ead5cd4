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
  tags: ['picture'],
  args: { lecture: {}, publication: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не готова')).toBeVisible();
  },
});

/** There is a media, and nothing was published yet. The words say what is ready: «Готовность» beside them may lack much. */
export const Ready = meta.story({
  args: { lecture: { streamID: 's-1' }, publication: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Запись готова')).toBeVisible();
  },
});

/** The lecture has a publication that is still being read. */
export const Loading = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { publication: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Узнаём статус')).toBeInTheDocument();
  },
});

export const Small = meta.story({
  tags: ['picture'],
  args: { publication: { status: 'pending' }, size: 'small' },
});
