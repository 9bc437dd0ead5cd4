import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { readPhoto } from '#components/forms/AvatarCrop/picture.ts';
import { portrait } from '#components/forms/AvatarCrop/samplePortrait.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { AvatarCropDialog } from './AvatarCropDialog.tsx';

const meta = preview.meta({
  component: AvatarCropDialog,
  parameters: { docs: { story: { iframeHeight: '720px' } } },
  args: { picture: '', area: null, onDone: fn(), onCancel: fn() },
  loaders: [
    async () => {
      const photo = await readPhoto(await portrait());
      if ('problem' in photo) throw new Error(photo.problem);
      return photo;
    },
  ],
  render: (args, { loaded }) => <AvatarCropDialog {...args} picture={loaded['picture']} />,
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ args }) => {
    const done = await screen.findByRole('button', { name: 'Готово' });
    await waitFor(() => expect(done).toBeEnabled());
    await userEvent.click(await screen.findByRole('button', { name: 'Увеличить' }));
    await userEvent.click(done);
    const area = { x: expect.closeTo(15.9, 0), width: expect.closeTo(68.2, 0) };
    await expect(args.onDone).toHaveBeenCalledWith(expect.objectContaining(area));
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** Tab reaches the photo, its zoom and the buttons; Esc lets it be. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const done = await screen.findByRole('button', { name: 'Готово' });
    await waitFor(() => expect(done).toBeEnabled());
    const photo = screen.getByRole('application');
    for (let press = 0; press < 3 && document.activeElement !== photo; press++) await userEvent.tab();
    await expect(photo).toHaveFocus();
    for (let press = 0; press < 9 && document.activeElement !== done; press++) await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledOnce();
    const keys = await realKeys();
    if (keys === null) return;
    await keys.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});
