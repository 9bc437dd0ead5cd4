import { expect } from 'storybook/test';
import { questionTypes } from '#domain/quiz/schema.ts';
import preview from '#storybook/preview.tsx';
import { TypeIcon } from './TypeIcon.tsx';

const meta = preview.meta({ component: TypeIcon, args: { type: 'single' } });

/** Every type, and one that the console does not know. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'flex', gap: 16 }}>
      {[...questionTypes, 'drawing'].map((type) => (
        <TypeIcon key={type} type={type} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(7);
  },
});
