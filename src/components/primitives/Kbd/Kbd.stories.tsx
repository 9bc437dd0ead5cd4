import preview from '#storybook/preview.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ component: Kbd, args: { keys: 'Ctrl K' } });

export const Default = meta.story();

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      {['Ctrl K', 'Esc', 'F2', 'C, затем L'].map((keys) => (
        <Kbd key={keys} keys={keys} />
      ))}
    </div>
  ),
});
