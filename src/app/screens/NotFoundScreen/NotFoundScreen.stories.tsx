import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({ component: NotFoundScreen, parameters: { layout: 'fullscreen' } });

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'На\u00A0главную' })).toHaveAttribute('href', '#/');
  },
});
