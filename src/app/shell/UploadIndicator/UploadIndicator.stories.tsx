import { expect, userEvent } from 'storybook/test';
import { entriesAtom, isOver } from '#atoms/upload/entries.ts';
import { addUploadsAtom } from '#atoms/upload/uploads.ts';
import { uploadPanelAtom } from '#atoms/ui/upload-panel.ts';
import { sampleUploads } from '#features/kits/media/UploadRows/sampleUploads.ts';
import { upload } from '#api/upload/endpoints.ts';
import { never } from '#platform/msw.ts';
import type { StoryEnvironment } from '#storybook/environment.ts';
import preview from '#storybook/preview.tsx';
import { UploadIndicator } from './UploadIndicator.tsx';

const file = () => new File([new Uint8Array(2_400_000)], 'Растяжка у стены.mp4', { type: 'video/mp4' });

/** A file is on its way. */
function begin({ store }: StoryEnvironment): void {
  store.set(addUploadsAtom, { files: [file()] });
}

const meta = preview.meta({
  component: UploadIndicator,
  beforeEach: ({ msw }) => msw.use(never(upload.part)),
});

/** Folds the panel and opens it again. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: ({ loaded }) => {
    loaded['environment'].store.set(entriesAtom, sampleUploads.slice(0, 1));
  },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await userEvent.click(await canvas.findByRole('button', { name: /^Загрузки/ }));
    await expect(store.get(uploadPanelAtom)).toBe('collapsed');
  },
});

/** When all has arrived the ring is where the panel is: it opens it, and puts it away. */
export const Ended = meta.story({
  beforeEach: ({ loaded }) => {
    loaded['environment'].store.set(entriesAtom, sampleUploads.filter(isOver));
  },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const ring = await canvas.findByRole('button', { name: /^Загрузки/ });
    await userEvent.click(ring);
    await expect(store.get(uploadPanelAtom)).toBe('open');
    await userEvent.click(ring);
    await expect(store.get(uploadPanelAtom)).toBe('closed');
  },
});

/** Who does not see the ring hears that files go, and that they have arrived; what lies between is not told. */
export const Said = meta.story({
  beforeEach: ({ loaded }) => {
    loaded['environment'].store.set(entriesAtom, sampleUploads.slice(0, 1));
  },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await expect(await canvas.findByText(/^Загружаем 1\sфайл$/)).toBeInTheDocument();
    const arrived = sampleUploads.filter(isOver).slice(0, 1);
    store.set(
      entriesAtom,
      arrived.map((entry) => ({ ...entry, state: 'processing' })),
    );
    await expect(await canvas.findByText(/^Загрузки закончились: 1\sфайл/)).toBeInTheDocument();
    store.set(
      entriesAtom,
      arrived.map((entry) => ({ ...entry, state: 'error' })),
    );
    await expect(await canvas.findByText(/^Платформа не\sсмогла обработать 1\sфайл$/)).toBeInTheDocument();
  },
});

/** On a phone it opens the sheet of uploads. */
export const Phone = meta.story({
  parameters: { docs: { story: { iframeHeight: '72px' } } },
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ loaded }) => begin(loaded['environment']),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Загрузки/ }));
    await expect(await canvas.findByRole('dialog', { name: 'Загрузки' })).toBeVisible();
    await expect(canvas.getByText('Растяжка у стены.mp4')).toBeVisible();
  },
});
