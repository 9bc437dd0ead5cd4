import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Shortcuts } from './Shortcuts.tsx';

const meta = preview.meta({
  component: Shortcuts,
  args: { onClose: fn() },
  parameters: { docs: { story: { iframeHeight: '640px' } }, frameWidth: 960, layout: 'fullscreen' },
});

/** Every key under the place where it works. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Сочетания клавиш' }));
    const editor = within(dialog.getByRole('region', { name: 'Редактор' }));
    await expect(editor.getByText('Сохранить').nextElementSibling).toHaveTextContent(/^(Ctrl|⌘)\sS$/);
    // Apart for the ear as well.
    const ends = dialog.getByText(/^Первая и\sпоследняя/).nextElementSibling;
    await expect(ends).toHaveTextContent(/^Home или End$/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
