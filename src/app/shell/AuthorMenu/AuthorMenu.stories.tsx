import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { themeAtom } from '#atoms/ui/theme.ts';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { AuthorMenu } from './AuthorMenu.tsx';

const meta = preview.meta({
  component: AuthorMenu,
  decorators: [
    (Story) => (
      <Opened>
        <Room $below={220} style={{ display: 'grid', justifyItems: 'end', width: 240 }}>
          <Story />
        </Room>
      </Opened>
    ),
  ],
});

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
