import { expect, userEvent, waitFor } from 'storybook/test';
import { addUploadsAtom } from '#atoms/uploads/uploads.ts';
import { upload } from '#api/upload/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { UploadRows } from './UploadRows.tsx';

const file = () => new File([new Uint8Array(2_400_000)], 'Плечи и шея.mp4', { type: 'video/mp4' });

const meta = preview.meta({ component: UploadRows });

/** A file that has arrived. */
export const Default = meta.story({
  play: async ({ canvas, loaded }) => {
    loaded['workshop'].store.set(addUploadsAtom, { files: [file()] });
    await expect(await canvas.findByText('Загружено')).toBeVisible();
  },
});

/** On its way: it can be paused and goes on. */
export const Uploading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(upload.part)),
  play: async ({ canvas, loaded }) => {
    loaded['workshop'].store.set(addUploadsAtom, { files: [file()] });
    await userEvent.click(await canvas.findByRole('button', { name: /Приостановить/ }));
    await expect(await canvas.findByText(/^Пауза/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Продолжить/ }));
    await waitFor(() => expect(canvas.queryByText(/^Пауза/)).not.toBeInTheDocument());
  },
});

/** Refused by the platform: it says why, and can be tried again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(upload.newSession, 413)),
  play: async ({ canvas, loaded }) => {
    loaded['workshop'].store.set(addUploadsAtom, { files: [file()] });
    await expect(await canvas.findByRole('button', { name: /Повторить/ })).toBeVisible();
  },
});
