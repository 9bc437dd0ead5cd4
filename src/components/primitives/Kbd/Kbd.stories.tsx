import preview from '#storybook/preview.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  component: Kbd,
  args: { keys: 'Ctrl K' },
  // In the window of a phone there would be nothing.
  parameters: { frameWidth: 720 },
});

export const Default = meta.story({
  render: (args) => (
    <>
      {'Поиск и\u00A0команды '}
      <Kbd {...args} />
    </>
  ),
});

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
