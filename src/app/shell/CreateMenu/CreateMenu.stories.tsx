import { expect, screen, userEvent } from 'storybook/test';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { CreateMenu } from './CreateMenu.tsx';

const meta = preview.meta({
  component: CreateMenu,
  // Room for the menu, at a width that is no phone's.
  parameters: { docs: { story: { iframeHeight: '340px' } }, frameWidth: 760 },
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
});

/** Opens with the keyboard alone. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Создать' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Лекция' })).toHaveFocus();
  },
});
