import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { carry, drag } from '#components/forms/FileDrop/dragFiles.ts';
import { CoverField, type CoverFieldProps } from './CoverField.tsx';

/** A cover drawn here, so that the story needs no file. */
const rings = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1600 900"><rect width="1600" height="900" fill="#274a44"/>${[
      ['#2f5e56', 800],
      ['#397269', 640],
      ['#42857c', 500],
      ['#4a9a91', 380],
      ['#54ada4', 260],
    ]
      .map(([fill, radius]) => `<circle cx="940" cy="460" r="${radius}" fill="${fill}"/>`)
      .join('')}<circle cx="940" cy="460" r="80" fill="#f6c48c"/></svg>`,
  )}`;

const photo = () => new File(['фото'], 'oblozhka.png', { type: 'image/png' });

const meta = preview.meta({
  component: CoverField,
  args: { alt: 'Обложка лекции', onFile: fn(), onCrop: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { src: rings(1600, 900), size: { width: 1600, height: 900 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Обложка лекции' })).toBeInTheDocument();
    await expect(canvas.getByText('1600×900')).toBeVisible();
  },
});

function Removable(props: CoverFieldProps) {
  const [src, setSrc] = useState(props.src);
  return <CoverField {...props} src={src} onRemove={() => setSrc(undefined)} />;
}

/** A cover that is taken off leaves the focus on the way to another. */
export const Keyboard = meta.story({
  args: { src: rings(1600, 900), size: { width: 1600, height: 900 } },
  render: (args) => <Removable {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Кадрировать обложку' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCrop).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Заменить обложку' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать обложку' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Выбрать картинку' })).toHaveFocus();
  },
});

/** The size is measured where nobody gives it. */
export const Measured = meta.story({
  tags: ['picture'],
  args: { src: rings(1280, 720), onCrop: undefined, onRemove: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1280×720')).toBeVisible());
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Обложка лекции' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Выбрать картинку' })).toBeVisible();
    await userEvent.upload(canvas.getByLabelText('Файл обложки'), photo());
    await expect(args.onFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'oblozhka.png' }));
  },
});

export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('group');
    drag(area, 'dragenter', carry(photo()));
    await expect(await canvas.findByText('Отпустите, чтобы добавить')).toBeVisible();
    drag(area, 'drop', carry(photo()));
    await expect(args.onFile).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'oblozhka.png' }));
    await expect(await canvas.findByText('Обложка 1280×720')).toBeVisible();
  },
});

export const DraggedOver = meta.story({
  tags: ['picture'],
  args: { src: rings(1600, 900) },
  play: async ({ canvas }) => {
    drag(canvas.getByRole('group'), 'dragenter', carry(photo()));
    await waitFor(() => expect(canvas.getByText('1600×900')).toBeVisible());
  },
});

export const Saving = meta.story({
  tags: ['picture'],
  args: { src: rings(1600, 900), size: { width: 1600, height: 900 }, busy: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Сохраняем…')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    drag(canvas.getByRole('group'), 'drop', carry(photo()));
    await expect(args.onFile).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { error: 'Нужна картинка не меньше 1280×720' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Нужна картинка не меньше 1280×720');
  },
});

/** The address leads nowhere: the field says so and takes another picture. */
export const Failed = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { src: 'data:image/png;base64,AA==' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Картинка не\s?открылась/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Заменить' })).toBeVisible();
  },
});
