import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ component: Avatar, args: { name: 'Анна Седова' } });

/** A portrait drawn here, so that the story needs no file. */
const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#cfe3e1"/><circle cx="16" cy="13" r="6" fill="#8a5a44"/><path d="M5 32c0-8 5-12 11-12s11 4 11 12z" fill="#d56326"/></svg>',
)}`;

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Анна Седова' })).toHaveTextContent('АС');
  },
});

export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,AA==' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Анна Седова' })).toHaveTextContent('АС'));
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
      {[24, 32, 40, 56].flatMap((size) => [
        <Avatar key={`${size} initials`} name="Анна Седова" size={size} />,
        <Avatar key={`${size} picture`} name="Марина Ветрова" src={portrait} size={size} />,
      ])}
      <Avatar name="Лу" />
      <Avatar name="Иннокентий Константинопольский-Вознесенский" />
    </div>
  ),
});
