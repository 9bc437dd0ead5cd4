import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';

const meta = preview.meta({
  component: RefusedFiles,
  parameters: { docs: { story: { iframeHeight: '400px' } }, frameWidth: 800, layout: 'fullscreen' },
  args: {
    note: 'Остальные 12\u00A0файлов уже в\u00A0загрузках',
    refused: [
      { name: 'Конспект.docx', reason: 'Это не\u00A0видео и\u00A0не\u00A0звук' },
      { name: 'Дубль 3.mp4', reason: 'Файл пуст' },
      {
        name: 'Старая запись.avi',
        reason: 'Такое видео браузеры не\u00A0открывают: сохраните его как MP4',
      },
    ],
    onClose: fn(),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: /^Не\sзагружаем 3\sфайла$/ });
    await expect(dialog).toHaveAccessibleDescription(/^Остальные 12\sфайлов уже в\sзагрузках$/);
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Nothing of it could be taken: what could is said. */
export const NoneTaken = meta.story({
  tags: ['picture'],
  args: { note: 'Подойдут видео и\u00A0звук: MP4, MOV, WebM, MKV, MP3, M4A, WAV, FLAC' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Подойдут видео и\sзвук/)).toBeVisible());
  },
});
