import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MediaGridSkeleton } from './MediaGridSkeleton.tsx';

const meta = preview.meta({ component: MediaGridSkeleton });

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Загружаем список');
  },
});
