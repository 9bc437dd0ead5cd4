import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FullScreenSpinner } from './FullScreenSpinner.tsx';

const meta = preview.meta({
  component: FullScreenSpinner,
  args: { label: 'Открываем кабинет' },
  parameters: { docs: { story: { iframeHeight: '420px' } }, layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Открываем кабинет');
  },
});
