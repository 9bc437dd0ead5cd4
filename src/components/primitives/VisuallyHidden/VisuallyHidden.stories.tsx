import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <p>
      2 <VisuallyHidden>публикации ждут правок</VisuallyHidden>
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('публикации ждут правок');
    await expect(words.offsetWidth).toBe(1);
  },
});
