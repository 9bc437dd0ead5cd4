import { expect, userEvent, waitFor } from 'storybook/test';
import { uploadsAtom } from '#atoms/upload/uploads.ts';
import { upload } from '#api/upload/endpoints.ts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';

const meta = preview.meta({
  component: ChooseFiles,
  args: { children: ({ files }) => <Button onClick={files}>Загрузить файлы</Button> },
  beforeEach: ({ msw }) => msw.use(never(upload.newSession)),
});

/** Several at once join the queue. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, loaded }) => {
    const input = canvas.getByLabelText('Файлы для видеотеки', { selector: 'input' });
    await userEvent.upload(input, [
      new File(['кадры'], 'a.mp4', { type: 'video/mp4' }),
      new File(['звук'], 'b.mp3', { type: 'audio/mpeg' }),
    ]);
    await waitFor(() => expect(loaded['environment'].store.get(uploadsAtom)).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Загрузить файлы' })).toBeEnabled();
  },
});
