import { expect, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CreateMenu } from './CreateMenu.tsx';

const meta = preview.meta({ component: CreateMenu });

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
