import preview from '#storybook/preview.tsx';
import { LectureList } from './LectureList.tsx';

const meta = preview.meta({
  component: LectureList,
  parameters: { layout: 'fullscreen', route: '/lectures', path: '/lectures' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Лекции' });
  },
});

export const Table = meta.story({
  parameters: { route: '/lectures?view=table' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Лекции' });
  },
});
