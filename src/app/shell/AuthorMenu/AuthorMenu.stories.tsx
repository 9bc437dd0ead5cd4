import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { themeAtom } from '#atoms/ui/theme.ts';
import preview from '#storybook/preview.tsx';
import { AuthorMenu } from './AuthorMenu.tsx';

const meta = preview.meta({ component: AuthorMenu });

/** The theme is chosen in the menu and remembered. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await expect(store.get(themeAtom)).toBe('system');
    await userEvent.click(canvas.getByRole('button', { name: 'Меню автора' }));
    await expect(await screen.findByRole('menuitem', { name: 'Профиль' })).toHaveAttribute(
      'href',
      '#/profile',
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Тема' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Тёмная' }));
    await waitFor(() => expect(store.get(themeAtom)).toBe('dark'));
  },
});
