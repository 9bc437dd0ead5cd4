import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { addUploadsAtom, uploadIdsAtom } from '#atoms/upload/uploads.ts';
import { entriesAtom } from '#atoms/upload/entries.ts';
import { upload } from '#api/upload/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { manyUploads, sampleUploads } from './sampleUploads.ts';
import { UploadRows } from './UploadRows.tsx';

const file = () => new File([new Uint8Array(2_400_000)], 'Плечи и шея.mp4', { type: 'video/mp4' });

const meta = preview.meta({
  component: UploadRows,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: 18, maxWidth: 336 }}>
        <Story />
      </div>
    ),
  ],
});

/** Each state, with its words and what can be done. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: ({ loaded }) => loaded['environment'].store.set(entriesAtom, sampleUploads),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ждёт очереди · 640 МБ')).toBeVisible();
    await expect(canvas.getByText(/^На\sпаузе · /)).toBeVisible();
    await expect(canvas.getByText(/^Ждёт сети · /)).toBeVisible();
    await expect(canvas.getAllByText(/^Ждёт файла · /)).toHaveLength(2);
    await expect(
      canvas.getByRole('button', { name: 'Выбрать файл «Практика: длинный выдох.mp4»' }),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Разрешить чтение файла «Утренний настрой.m4a»' }),
    ).toBeVisible();
    await expect(canvas.getByText(/На\sсервере нет места/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Выбрать файл «Опора стоп.mp4»' })).toBeVisible();
    await expect(canvas.getByText('Загружено, обрабатывается')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Создать лекцию из\sфайла «Голос/ })).toBeVisible();
  },
});

/** On its way: it can be paused and goes on. */
export const Uploading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw, loaded }) => {
    msw.use(never(upload.part));
    loaded['environment'].store.set(addUploadsAtom, { files: [file()] });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Приостановить/ }));
    await expect(await canvas.findByText(/^На\sпаузе/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Продолжить/ }));
    await waitFor(() => expect(canvas.queryByText(/^На\sпаузе/)).not.toBeInTheDocument());
  },
});

/** Cancelled, it can be brought back to where it stood. */
export const Cancelled = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(upload.part), never(upload.newSession)),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const [first, second] = store.set(addUploadsAtom, {
      files: [file(), new File([new Uint8Array(100)], 'Дыхание.mp4', { type: 'video/mp4' })],
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Отменить загрузку «Плечи и шея.mp4»' }));
    await waitFor(() => expect(store.get(uploadIdsAtom)).toEqual([second]));
    const { toastAtom, runToastActionAtom } = await import('#atoms/ui/toast.ts');
    await expect(store.get(toastAtom).action?.label).toBe('Вернуть');
    store.set(runToastActionAtom);
    await waitFor(() => expect(store.get(uploadIdsAtom)).toEqual([first, second]));
    await expect(
      await canvas.findByRole('button', { name: 'Приостановить «Плечи и шея.mp4»' }),
    ).toBeVisible();
  },
});

/** Refused by the platform: it says why, and can be tried again. */
export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw, loaded }) => {
    msw.use(fails(upload.newSession, 413));
    loaded['environment'].store.set(addUploadsAtom, { files: [file()] });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Повторить/ })).toBeVisible();
  },
});

/** Of five hundred only those in sight are in the document. */
export const Many = meta.story({
  play: async ({ canvas, loaded }) => {
    loaded['environment'].store.set(entriesAtom, manyUploads(500));
    await expect(await canvas.findByText('Урок 1.mp4')).toBeVisible();
    await expect(canvas.queryByText('Урок 200.mp4')).toBeNull();
    await expect(screen.getAllByText(/^Урок \d+\.mp4$/).length).toBeLessThan(20);
  },
});
