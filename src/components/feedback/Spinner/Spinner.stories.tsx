import preview from '#storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner });

export const Default = meta.story({
  tags: ['picture'],
  args: { label: 'Загружаем' },
});

/** In a button, a line, a block and a window. */
export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {[14, 16, 24, 32].map((size) => (
        <Spinner key={size} size={size} label={`Загружаем, ${size}`} />
      ))}
    </div>
  ),
});
