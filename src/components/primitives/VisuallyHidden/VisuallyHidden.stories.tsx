import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden });

/** Eyes see the number; a screen reader says «2 публикации ждут правок». */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { children: 'публикации ждут правок' },
  render: (args) => (
    <p>
      Публикации: 2 <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('публикации ждут правок');
    await expect(words.offsetWidth).toBe(1);
  },
});
