import { expect, userEvent, waitFor } from 'storybook/test';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import { useStoryValue } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { AvatarCrop, type AvatarCropProps } from './AvatarCrop.tsx';
import { CroppedPhoto } from './CroppedPhoto.tsx';
import { cutAvatar, readPhoto } from './picture.ts';
import { portrait } from './samplePortrait.ts';
import type { PictureArea } from './area.ts';

function Kept({ picture, area: first, height = 520 }: Partial<AvatarCropProps> & { height?: number }) {
  const [area, setArea] = useStoryValue<PictureArea | null>(first ?? null);
  if (picture === undefined) return null;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <div style={{ height, borderRadius: 12, overflow: 'hidden' }}>
        <AvatarCrop picture={picture} area={area} onAreaChange={setArea} />
      </div>
      <CroppedPhoto picture={picture} area={area} size={56} />
      <output style={{ visibility: isEmbedded ? 'hidden' : undefined }}>
        {area === null ? '' : [area.x, area.y, area.width, area.height].map(Math.round).join(' ')}
      </output>
    </div>
  );
}

async function read() {
  const photo = await readPhoto(await portrait());
  if ('problem' in photo) throw new Error(photo.problem);
  return photo;
}

const meta = preview.meta({
  component: AvatarCrop,
  args: { picture: '', area: null, onAreaChange: () => undefined },
  loaders: [read],
  render: (args, { loaded }) => <Kept area={args.area} picture={loaded['picture']} />,
});

/** The middle at first. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Увеличить' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('13 0 75 100'));
  },
});

/** The bar enlarges the photo, and a square comes out. */
export const Zoomed = meta.story({
  play: async ({ canvas, loaded }) => {
    const zoom = await canvas.findByRole('button', { name: 'Увеличить' });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('13 0 75 100'));
    for (let press = 0; press < 10; press++) await userEvent.click(zoom);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^31 25 3[78] 50$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('13 0 75 100'));
    const blob = await cutAvatar(loaded['picture'], { x: 12.5, y: 0, width: 75, height: 100 });
    const bitmap = await createImageBitmap(blob);
    await expect([blob.type, bitmap.width, bitmap.height]).toEqual(['image/jpeg', 640, 640]);
  },
});

/** Arrows move the photo under the circle, Tab leads on to the zoom. */
export const Keyboard = meta.story({
  args: { area: { x: 31.25, y: 10, width: 37.5, height: 50 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    await canvas.findByText(/^31 10 3[78] 50$/);
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^31 1[2-5] 3[78] 50$/));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Уменьшить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Масштаб' })).toHaveAttribute('aria-valuetext', '190\u00A0%'),
    );
  },
});

/** The photo comes back where it was left. */
export const Left = meta.story({
  tags: ['picture'],
  args: { area: { x: 31.25, y: 10, width: 37.5, height: 50 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^31 10 3[78] 50$/)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('slider', { name: 'Масштаб' })).toHaveAttribute('aria-valuetext', '200\u00A0%'),
    );
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: (args, { loaded }) => <Kept area={args.area} picture={loaded['picture']} height={320} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Масштаб' });
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
