import { expect, waitFor } from 'storybook/test';
import { dropClaimAtom } from '#atoms/ui/dropClaim.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { EditorKeyContext } from '#features/kits/editor/EditorKit/place.ts';
import preview from '#storybook/preview.tsx';
import { EditorMedia } from './EditorMedia.tsx';

const meta = preview.meta({
  component: EditorMedia,
  args: { editor: lectureEditor },
  // In less it is what a phone on its side shows.
  parameters: { frameWidth: 800, key: 'lecture-golos' },
  decorators: [
    (Story, { parameters }) => (
      <EditorKeyContext value={parameters['key']}>
        <Story />
      </EditorKeyContext>
    ),
  ],
});

/** What the platform holds, with what can be done with it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Взять кадр для обложки' })).toBeVisible();
  },
});

/** Nothing yet but a place for a file. */
export const Empty = meta.story({
  tags: ['picture'],
  parameters: { key: 'new' },
  play: async ({ canvas, loaded }) => {
    await expect(await canvas.findByText(/Перетащите видео или звук/)).toBeVisible();
    // Files that are dropped anywhere on the window are meant for it.
    await waitFor(() =>
      expect(loaded['environment'].store.get(dropClaimAtom)?.label).toMatch(/станет этой записью$/),
    );
  },
});

/** The platform could not make anything of the file. */
export const Failed = meta.story({
  tags: ['picture'],
  parameters: { key: 'lecture-les-posle-dozhdya' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/не\s+смогла обработать/)).toBeVisible();
  },
});
