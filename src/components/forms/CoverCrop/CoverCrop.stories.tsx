import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { PictureSize } from '#lib/file/images.ts';
import { CoverCrop } from './CoverCrop.tsx';

/** Draws a photo-like picture of a size and hands it over as a file. */
async function picture(width: number, height: number, name = 'rassvet.jpg'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#d1e1e0');
  sky.addColorStop(0.5, '#f9d3a5');
  sky.addColorStop(1, '#c0857c');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  for (const [fill, radius] of [
    ['#fff6e5', 0.12],
    ['#486173', 0.3],
  ] as const) {
    context.fillStyle = fill;
    context.beginPath();
    context.arc(width / 2, height * (0.4 + radius * 1.6), height * radius, 0, 7);
    context.fill();
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 });
  return new File([blob], name, { type: 'image/jpeg' });
}

const onDone = fn<(blob: Blob, size: PictureSize) => void>();
const onCancel = fn();

const meta = preview.meta({
  component: CoverCrop,
  // Its stage is a part of the height of its window.
  parameters: { docs: { story: { iframeHeight: '560px' } } },
  args: { file: new File([], 'rassvet.jpg'), onDone, onCancel },
  beforeEach: () => {
    onDone.mockClear();
    onCancel.mockClear();
  },
  render: (args, { loaded }) => (
    <div style={{ maxWidth: 672 }}>
      <CoverCrop {...args} file={loaded['file'] ?? args.file} />
    </div>
  ),
});

/** A 4:3 photo: the zoom and the place of the frame are set by keys, and a JPEG of the right size comes out. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  loaders: [async () => ({ file: await picture(2400, 1800) })],
  play: async ({ canvas }) => {
    const zoom = await canvas.findByRole('slider', { name: 'Масштаб' });
    await expect(await canvas.findByText('Получится 1920×1080')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Увеличить' }));
    await expect(zoom).toHaveAttribute('aria-valuetext', '110\u00A0%');
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    await expect(zoom).toHaveAttribute('aria-valuetext', '100\u00A0%');

    const photo = canvas.getByRole('presentation');
    const before = photo.style.transform;
    canvas.getByRole('application', { name: /^Кадр/ }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(photo.style.transform).not.toBe(before));

    await userEvent.click(canvas.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    const [blob, size] = onDone.mock.calls[0] ?? [];
    await expect(size).toEqual({ width: 1920, height: 1080 });
    await expect(blob?.type).toBe('image/jpeg');
    const made = await createImageBitmap(blob ?? new Blob());
    await expect([made.width, made.height]).toEqual([1920, 1080]);
  },
});

/** By keys alone: arrows move the picture under the frame, Enter sets the zoom and cuts. */
export const Keyboard = meta.story({
  loaders: [async () => ({ file: await picture(2400, 1800) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Получится 1920×1080')).toBeVisible();
    const photo = canvas.getByRole('presentation');
    const before = photo.style.transform;
    await userEvent.tab();
    await expect(canvas.getByRole('application', { name: /^Кадр/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(photo.style.transform).not.toBe(before));
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Масштаб' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Увеличить' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '120\u00A0%');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '100\u00A0%');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Готово' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  },
});

/** A picture is never blown up: a small one passes with a warning. */
export const TooSmall = meta.story({
  tags: ['picture'],
  loaders: [async () => ({ file: await picture(960, 540) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Получится 960×540/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Готово' }));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    await expect(onDone.mock.calls[0]?.[1]).toEqual({ width: 960, height: 540 });
  },
});

export const Cancelled = meta.story({
  tags: ['picture'],
  loaders: [async () => ({ file: await picture(1600, 900) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Получится 1600×900')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Отмена' }));
    await expect(onCancel).toHaveBeenCalledOnce();
    await expect(onDone).not.toHaveBeenCalled();
  },
});

/** What is no shape, as an empty box of a number, leaves the cover as it is, whatever changes after it. */
export const NoShape = meta.story({
  args: { aspect: 0 },
  loaders: [async () => ({ file: await picture(2400, 1800) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Получится 1920×1080')).toBeVisible();
    const [frame, stage] = [canvas.getByRole('application'), canvas.getByRole('presentation')];
    await expect(frame.offsetWidth / frame.offsetHeight).toBeCloseTo(16 / 9, 1);
    await expect(frame.offsetHeight).toBeLessThanOrEqual(stage.offsetHeight);
  },
});

/** Told by the bytes, whatever the name says. */
export const WrongKind = meta.story({
  tags: ['picture'],
  args: { file: new File(['GIF89a и ещё немного'], 'oblozhka.png', { type: 'image/png' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /«oblozhka.png» — не JPG, не PNG и не WebP/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }));
    await expect(onCancel).toHaveBeenCalledOnce();
  },
});

export const TooHeavy = meta.story({
  tags: ['picture'],
  args: {
    file: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), new Uint8Array(7_654_604)], 'kamni.jpg'),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/весит 7,3 МБ, а можно до 5 МБ/);
  },
});

/** The first bytes are right, the rest is not. */
export const Broken = meta.story({
  tags: ['picture'],
  args: { file: new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'les.jpg') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/«les.jpg» не открывается/);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  loaders: [async () => ({ file: await picture(1200, 1600) })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Получится 1200×675/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
