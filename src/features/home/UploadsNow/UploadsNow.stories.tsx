import { expect, within } from 'storybook/test';
import { entriesAtom } from '#atoms/upload/entries.ts';
import { sampleUploads } from '#features/kits/media/UploadRows/sampleUploads.ts';
import preview from '#storybook/preview.tsx';
import { UploadsNow } from './UploadsNow.tsx';

const meta = preview.meta({
  component: UploadsNow,
  beforeEach: ({ loaded }) => loaded['environment'].store.set(entriesAtom, [...sampleUploads]),
});

/** What goes on by itself; what stopped is told elsewhere. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Загружаются' }));
    await expect(list.getByRole('progressbar', { name: 'Плечи и шея, дубль 2.mp4' })).toBeVisible();
    await expect(list.queryByText('Растяжка у стены.mp4')).not.toBeInTheDocument();
  },
});
