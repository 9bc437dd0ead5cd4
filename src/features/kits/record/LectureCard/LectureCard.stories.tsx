import { expect, fn, userEvent } from 'storybook/test';
import type { MouseEvent } from 'react';
import preview from '#storybook/preview.tsx';
import { LectureCard } from './LectureCard.tsx';

const lecture = {
  id: 'lecture-golos',
  name: 'Голос и\u00A0диафрагма: как\u00A0выдох возвращает опору',
  imageId: 'image-vydoh',
  streamID: 'stream-golos',
  publicationId: 'publication-golos',
  durationSec: 2282,
  tags: [],
  isPreview: false,
  usedIn: [{ type: 'course', id: 'course-telo', name: 'Тело без тревоги' }],
};

const publication = {
  id: 'publication-golos',
  contentType: 'lecture',
  contentId: 'lecture-golos',
  title: lecture.name,
  costKopecks: 69_000,
  currency: 'RUB',
  visibility: 'catalog',
  status: 'published',
  salesCount: 0,
  revenueKopecks: 0,
};

const meta = preview.meta({
  component: LectureCard,
  args: { lecture, publication, onMenu: fn((event: MouseEvent) => event.preventDefault()) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 260 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('link', { name: /Голос/ })).toHaveAttribute(
      'href',
      '/lectures/lecture-golos',
    );
    await expect(canvas.getByText('в 1 курсе')).toBeVisible();
    await step('the menu: «…» and the right click', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Действия: Голос/ }));
      await userEvent.pointer({ keys: '[MouseRight]', target: canvas.getByText('Опубликована') });
      await expect(args.onMenu).toHaveBeenCalledTimes(2);
    });
  },
});

/** The publication is still being read. */
export const Loading = meta.story({
  tags: ['picture'],
  args: { publication: undefined },
});

/** No media, no cover, and a platform that does not tell where it is used. */
export const NotReady = meta.story({
  tags: ['picture'],
  args: {
    lecture: {
      ...lecture,
      imageId: null,
      streamID: null,
      publicationId: null,
      durationSec: null,
      usedIn: undefined,
    },
    publication: undefined,
    onMenu: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не готова')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const NotUsed = meta.story({ args: { lecture: { ...lecture, usedIn: [] } } });
