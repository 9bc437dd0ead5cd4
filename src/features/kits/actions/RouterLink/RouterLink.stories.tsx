import { useLocation } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RouterLink } from './RouterLink.tsx';

const meta = preview.meta({
  component: RouterLink,
  args: { href: '/lectures/new', children: 'Новая лекция' },
  render: (args) => (
    <>
      <RouterLink {...args} />
      <Place />
    </>
  ),
});

function Place() {
  return <p>{useLocation().pathname}</p>;
}

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Новая лекция' }));
    await expect(canvas.getByText('/lectures/new')).toBeVisible();
  },
});
