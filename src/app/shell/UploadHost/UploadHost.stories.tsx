import { expect, userEvent, waitFor } from 'storybook/test';
import { addUploadsAtom } from '#atoms/uploads/uploads.ts';
import { upload } from '#api/upload/endpoints.ts';
import { never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { UploadHost } from './UploadHost.tsx';

const file = () => new File([new Uint8Array(2_400_000)], 'Растяжка у стены.mp4', { type: 'video/mp4' });

const meta = preview.meta({ component: UploadHost });

/** While a file is on its way the panel can be folded, and not put away. */
export const Default = meta.story({
  beforeEach: ({ msw }) => msw.use(never(upload.part)),
  play: async ({ canvas, loaded }) => {
    loaded['workshop'].store.set(addUploadsAtom, { files: [file()] });
    await userEvent.click(await canvas.findByRole('button', { name: 'Свернуть загрузки' }));
    await waitFor(() => expect(canvas.queryByText('Растяжка у стены.mp4')).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Развернуть загрузки' }));
    await expect(canvas.getByText('Растяжка у стены.mp4')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Закрыть/ })).not.toBeInTheDocument();
  },
});

/** Nothing to tell, nothing shown. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
