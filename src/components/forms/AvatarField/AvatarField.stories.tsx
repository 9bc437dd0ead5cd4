import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { readPhoto } from '#components/forms/AvatarCrop/picture.ts';
import { portrait } from '#components/forms/AvatarCrop/samplePortrait.ts';
import { carry, drag } from '#components/forms/FileDrop/dragFiles.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { withTouch } from '#storybook/touch.ts';
import { AvatarField } from './AvatarField.tsx';

const Kept = stateful(AvatarField, 'picture', 'onPicture');

const meta = preview.meta({
  component: AvatarField,
  args: { picture: null, area: null, onPicture: fn() },
  render: (args) => (
    <div style={{ maxWidth: 400 }}>
      <Kept {...args} />
    </div>
  ),
});

/** Chosen, read and shown as it will look; then taken off. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Фото' })).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Файл фото'), await portrait());
    await expect(await canvas.findByRole('button', { name: 'Другое фото' })).toBeVisible();
    await expect(canvas.getByText('Попадёт то, что в круге')).toBeVisible();
  },
});

export const Empty = meta.story({ tags: ['picture'] });

/** A photo that does not come, without a network for one, leaves no torn picture. What can be done with it stays. */
export const Broken = meta.story({
  render: () => <AvatarField picture="data:image/webp;base64," area={null} onPicture={fn()} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Другое фото' })).toBeVisible();
  },
});

/** Where the crop is elsewhere, a press opens it. */
export const WithCrop = meta.story({
  args: { onCrop: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.upload(canvas.getByLabelText('Файл фото'), await portrait());
    const crop = await canvas.findByRole('button', { name: 'Изменить кадр' });
    const remove = canvas.getByRole('button', { name: 'Убрать фото' });
    for (const button of [crop, remove]) await expect(button.offsetHeight).toBeGreaterThanOrEqual(24);
    await withTouch(async () => {
      const [over, under] = [remove.getBoundingClientRect(), crop.getBoundingClientRect()];
      const hit = (y: number) => document.elementFromPoint(over.left + 8, y);
      for (const y of [over.bottom - 43, over.bottom - 1]) await expect(hit(y)).toBe(remove);
      for (const y of [under.top + 1, under.top + 43])
        await expect(document.elementFromPoint(under.left + 8, y)).toBe(crop);
    });
    await userEvent.click(crop);
    await expect(args.onCrop).toHaveBeenCalledOnce();
    await userEvent.click(remove);
    await expect(await canvas.findByRole('button', { name: 'Выбрать фото' })).toBeVisible();
  },
});

/** Tab walks what can be done to the photo. */
export const Keyboard = meta.story({
  args: { onCrop: fn() },
  loaders: [async () => readPhoto(await portrait(480, 360))],
  render: (args, { loaded }) => (
    <div style={{ maxWidth: 400 }}>
      <AvatarField {...args} picture={loaded['picture']} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать фото' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPicture).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCrop).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Другое фото' })).toHaveFocus();
  },
});

/** What is not a picture is refused, and says why. */
export const Invalid = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Фото' });
    drag(area, 'drop', carry(new File(['не фото'], 'marina.png', { type: 'image/png' })));
    await waitFor(() => expect(area).toHaveAccessibleDescription(/«marina\.png»\s— не\sJPG/));
  },
});

export const Disabled = meta.story({
  tags: ['picture'],
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Выбрать фото' })).toBeDisabled();
  },
});

/** What the platform says of a photo stands where what the field finds out does. */
export const Refused = meta.story({
  args: { error: 'Платформа не\u00A0приняла фото' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/^Платформа не.приняла фото$/);
  },
});

/** On its way to the platform it can be taken off all the same, or another one chosen. */
export const Sending = meta.story({
  tags: ['picture'],
  args: { onCrop: fn() },
  loaders: [async () => readPhoto(await portrait(480, 360))],
  render: (args, { loaded }) => (
    <div style={{ maxWidth: 400 }}>
      <AvatarField {...args} picture={loaded['picture']} sending />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Загружается')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать фото' }));
    await expect(args.onPicture).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByRole('button', { name: 'Другое фото' })).toBeEnabled();
  },
});
