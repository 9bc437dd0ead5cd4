import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { carry, drag } from './dragFiles.ts';
import { FileDrop } from './FileDrop.tsx';

const video = () => new File(['видео'], 'golos-i-diafragma.mp4', { type: 'video/mp4' });
const sound = () => new File(['звук'], 'les-posle-dozhdya.wav', { type: 'audio/wav' });

const meta = preview.meta({
  component: FileDrop,
  args: {
    label: 'Перетащите видео или звук',
    hint: 'MP4, MOV, MP3, WAV. Загрузка продолжится и после обрыва связи',
    accept: 'video/*,audio/*',
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 686 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Выбрать файл' });
    await expect(button).toHaveAccessibleDescription(/^Перетащите видео или звук MP4/);
    // Once: whoever comes to the button comes into the group as well.
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('');
    const input = canvas.getByLabelText('Перетащите видео или звук', { selector: 'input' });
    await userEvent.upload(input, video());
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'golos-i-diafragma.mp4' }),
    ]);
    // The same file again is a choice too.
    await userEvent.upload(input, video());
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
});

export const DraggedOver = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('group');
    drag(area, 'dragenter', carry(video()));
    await expect(await canvas.findByText('Отпустите, чтобы добавить')).toBeVisible();
    // Over the button inside the files are still over the area.
    const button = canvas.getByRole('button');
    area.dispatchEvent(new DragEvent('dragleave', { bubbles: true, relatedTarget: button }));
    await expect(canvas.getByText('Отпустите, чтобы добавить')).toBeVisible();
    drag(area, 'dragleave', carry(video()));
    await expect(await canvas.findByText('Перетащите видео или звук')).toBeVisible();
    drag(area, 'dragenter', carry(video()));
    await expect(await canvas.findByText('Отпустите, чтобы добавить')).toBeVisible();
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** One file is taken of several; a drop of text is none of its business. */
export const Dropped = meta.story({
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('group', { name: 'Перетащите видео или звук' });
    const text = new DataTransfer();
    text.setData('text/plain', 'слова');
    drag(area, 'dragenter', text);
    drag(area, 'drop', text);
    await expect(args.onFiles).not.toHaveBeenCalled();
    drag(area, 'dragenter', carry(video(), sound()));
    drag(area, 'drop', carry(video(), sound()));
    await expect(args.onFiles).toHaveBeenCalledOnce();
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'golos-i-diafragma.mp4' }),
    ]);
    await expect(await canvas.findByText('Перетащите видео или звук')).toBeVisible();
  },
});

export const Many = meta.story({
  args: { label: 'Перетащите файлы', multiple: true },
  play: async ({ args, canvas }) => {
    drag(canvas.getByRole('group'), 'drop', carry(video(), sound()));
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'golos-i-diafragma.mp4' }),
      expect.objectContaining({ name: 'les-posle-dozhdya.wav' }),
    ]);
    await expect(canvas.getByRole('button', { name: 'Выбрать файлы' })).toBeVisible();
  },
});

/** For uploads: with the browser's references to the files, where it gives them. */
export const Picked = meta.story({
  args: { label: 'Перетащите файлы', multiple: true, onPicked: fn() },
  play: async ({ args, canvas }) => {
    drag(canvas.getByRole('group'), 'drop', carry(video(), sound()));
    await waitFor(() =>
      expect(args.onPicked).toHaveBeenLastCalledWith([
        expect.objectContaining({ file: expect.objectContaining({ name: 'golos-i-diafragma.mp4' }) }),
        expect.objectContaining({ file: expect.objectContaining({ name: 'les-posle-dozhdya.wav' }) }),
      ]),
    );
    await userEvent.upload(canvas.getByLabelText('Перетащите файлы', { selector: 'input' }), [video()]);
    await expect(args.onPicked).toHaveBeenLastCalledWith([
      { file: expect.objectContaining({ name: 'golos-i-diafragma.mp4' }), handle: null },
    ]);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
});

/** Enter asks for a file; Ctrl+V while the focus is inside takes files. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const asked = fn((event: Event) => event.preventDefault());
    const input = canvas.getByLabelText('Перетащите видео или звук', { selector: 'input' });
    input.addEventListener('click', asked);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Выбрать файл' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(asked).toHaveBeenCalledOnce();
    await userEvent.paste(carry(sound()));
    await expect(args.onFiles).toHaveBeenLastCalledWith([
      expect.objectContaining({ name: 'les-posle-dozhdya.wav' }),
    ]);
  },
});

export const Busy = meta.story({
  args: { busy: true, action: 'Читаем файл…' },
  play: async ({ args, canvas }) => {
    drag(canvas.getByRole('group'), 'drop', carry(video()));
    await expect(args.onFiles).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Читаем файл…' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Invalid = meta.story({
  args: { error: 'Файл «notes.docx» не видео и не звук. Подойдут MP4, MOV, MP3, WAV' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/не видео и не звук/);
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FileDrop {...args} actionVariant="primary" />
      <FileDrop {...args} label="Сейчас нельзя" disabled />
    </div>
  ),
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    error:
      'Файл «Превысокомногорассмотрительствующийсамосострадательностью.docx» не\u00A0видео и\u00A0не\u00A0звук',
  },
  play: expectToFit,
});
