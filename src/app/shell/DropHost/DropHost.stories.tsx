import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { claimDropsAtom } from '#atoms/ui/dropClaim.ts';
import { firstScreenPauseAtom } from '#atoms/ui/late.ts';
import { uploadsAtom } from '#atoms/upload/uploads.ts';
import { upload } from '#api/upload/endpoints.ts';
import { carry, drag } from '#components/forms/FileDrop/dragFiles.ts';
import { FileDrop } from '#components/forms/FileDrop/FileDrop.tsx';
import { never } from '#platform/msw.ts';
import { isFirst } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { ModalHost } from '../ModalHost/ModalHost.tsx';
import { ToastHost } from '../ToastHost/ToastHost.tsx';
import { DropHost } from './DropHost.tsx';
import type { Upload } from '#atoms/upload/entries.ts';

const video = (name = 'Плечи и шея.mp4') => new File([new Uint8Array(2400)], name, { type: 'video/mp4' });
const text = () => new File(['слова'], 'Конспект.docx', { type: 'application/msword' });

const inner = fn();

/** In the first example of a documentation page files are held over the window: no play runs there. */
function Held() {
  useEffect(() => {
    if (!isFirst) return undefined;
    const timer = setInterval(() => {
      drag(document.body, 'dragover', carry(video()));
      if (/Отпустите, и|Let go, and/.test(document.body.textContent)) clearInterval(timer);
    }, 200);
    return () => clearInterval(timer);
  }, []);
  return null;
}

const meta = preview.meta({
  component: DropHost,
  parameters: { layout: 'fullscreen', docs: { story: { iframeHeight: '400px' } }, frameWidth: 800 },
  beforeEach: ({ msw }) => msw.use(never(upload.newSession)),
  render: () => (
    <main style={{ minHeight: 400, padding: 40 }}>
      <p>Расписание</p>
      <FileDrop label="Перетащите видео" hint="MP4" onFiles={inner} />
      <Held />
      <DropHost />
      <ModalHost />
      <ToastHost />
    </main>
  ),
});

/** The zone is there once its code is: held files are told of. */
async function holdOver(target: HTMLElement, data: DataTransfer) {
  await waitFor(async () => {
    drag(target, 'dragover', data);
    await expect(screen.queryByText(/^Отпустите, и/)).toBeVisible();
  });
}

/** What will happen is told at the foot of the window. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await holdOver(canvas.getByText('Расписание'), carry(video()));
    await expect(screen.getByText('Отпустите, и файлы загрузятся в видеотеку')).toBeVisible();
  },
});

/** Let go, they are on their way; gone from the window, nothing is said. */
export const Dropped = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const page = canvas.getByText('Расписание');
    await holdOver(page, carry(video()));
    drag(page, 'dragleave', carry(video()));
    await waitFor(() => expect(screen.queryByText(/^Отпустите, и/)).toBeNull());
    drag(page, 'drop', carry(video(), video('Дыхание.mp4')));
    await waitFor(() =>
      expect(store.get(uploadsAtom).map((one: Upload) => one.fileName)).toEqual([
        'Плечи и шея.mp4',
        'Дыхание.mp4',
      ]),
    );
  },
});

/** Ctrl+V outside of any field. */
export const Pasted = meta.story({
  play: async ({ canvas, loaded }) => {
    await holdOver(canvas.getByText('Расписание'), carry(video()));
    await userEvent.paste(carry(video('Из буфера.mp4')));
    await waitFor(() => expect(loaded['environment'].store.get(uploadsAtom)).toHaveLength(1));
    drag(canvas.getByText('Расписание'), 'dragleave', carry());
    await waitFor(() => expect(screen.queryByText(/^Отпустите, и/)).toBeNull());
  },
});

/** Over a drop area the area speaks, and takes them. */
export const Inner = meta.story({
  play: async ({ canvas, loaded }) => {
    inner.mockClear();
    await holdOver(canvas.getByText('Расписание'), carry(video()));
    const area = canvas.getByRole('group', { name: 'Перетащите видео' });
    drag(area, 'dragenter', carry(video()));
    drag(area, 'dragover', carry(video()));
    await waitFor(() => expect(screen.queryByText(/^Отпустите, и/)).toBeNull());
    drag(area, 'drop', carry(video()));
    await expect(inner).toHaveBeenCalledOnce();
    await expect(loaded['environment'].store.get(uploadsAtom)).toEqual([]);
  },
});

/** Before the code that takes files is there, a drop does not open the file in place of the page. */
export const TooEarly = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].store.set(firstScreenPauseAtom, 60_000),
  play: async ({ canvas }) => {
    const page = canvas.getByText('Расписание');
    const goesOn = (type: string) =>
      page.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: carry(video()) }),
      );
    await expect([goesOn('dragover'), goesOn('drop')]).toEqual([false, false]);
    await expect(screen.queryByText(/^Отпустите, и/)).toBeNull();
  },
});

/** A screen claims the first; the others go to the library. */
export const Claimed = meta.story({
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const take = fn();
    const release = store.set(claimDropsAtom, {
      label: 'Отпустите, и файл станет записью этой лекции',
      many: false,
      take,
    });
    const page = canvas.getByText('Расписание');
    await holdOver(page, carry(video()));
    await expect(screen.getByText('Отпустите, и файл станет записью этой лекции')).toBeVisible();
    drag(page, 'drop', carry(video(), video('Ещё одна.mp4')));
    await waitFor(() => expect(store.get(uploadsAtom)).toHaveLength(1));
    await expect(take).toHaveBeenCalledWith([
      expect.objectContaining({ file: expect.objectContaining({ name: 'Плечи и шея.mp4' }) }),
    ]);
    release();
  },
});

/** A folder in which nothing lies is told of. */
export const EmptyFolder = meta.story({
  play: async ({ canvas }) => {
    const page = canvas.getByText('Расписание');
    await holdOver(page, carry(video()));
    const folder = Object.defineProperty(carry(video()), 'items', { value: [] });
    drag(page, 'drop', folder);
    await waitFor(() => expect(screen.getByText(/^В\sпапке нет файлов/)).toBeVisible());
  },
});

/** One file that cannot be taken is told in a toast, several in a list. */
export const Refused = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    const page = canvas.getByText('Расписание');
    await holdOver(page, carry(video()));
    drag(page, 'drop', carry(text()));
    await waitFor(() => expect(screen.getByText(/«Конспект.docx» не загружаем/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть уведомление' }));
    await waitFor(() => expect(screen.queryByText(/не загружаем/)).toBeNull());
    drag(page, 'drop', carry(text(), new File([], 'Дубль.mp4'), video()));
    await screen.findByRole('dialog', { name: /^Не\sзагружаем 2\sфайла$/ });
    await waitFor(() => expect(screen.getByText('Файл пуст')).toBeVisible());
  },
});
