import { useAtomValue } from 'jotai';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { upload } from '#api/upload/endpoints.ts';
import { uploadsAtom } from '#atoms/upload/uploads.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { cutReplacementAtom, replacementAtom } from '#atoms/stream/replacing.ts';
import { streamAtom } from '#atoms/stream/streams.ts';
import { browserAssets, never, outage } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import ReplaceDialog from './ReplaceDialog.tsx';

/** The recording as the platform has it. */
function OfGolos({ onClose }: { onClose: () => void }) {
  const author = useAtomValue(authorAtom);
  const { item } = useAtomValue(streamAtom('stream-golos'));
  return author === null || item === null ? null : <ReplaceDialog from={item} onClose={onClose} />;
}

const onClose = fn();

const meta = preview.meta({
  component: OfGolos,
  args: { onClose },
  parameters: {
    docs: {
      description: {
        component:
          'Replaces a recording wherever it is used: shows where, asks by what, and tells how it goes and what failed.',
      },
      story: { iframeHeight: '900px' },
    },
    frameWidth: 800,
    layout: 'fullscreen',
  },
});

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: /^(Заменить запись|Replace the recording)$/ }));

/** Where it is used comes first, then by what it is replaced: another one of its kind. */
export const Default = meta.story({
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText(/^Голос и\sдиафрагма/)).toBeVisible();
    await expect(await shown.findByRole('radio', { name: /opora/ })).toBeEnabled();
    await expect(shown.queryByRole('radio', { name: /\.m4a$/ })).toBeNull();
    await expect(shown.getByRole('button', { name: /^Заменить в\s1\sматериале$/ })).toBeDisabled();
  },
});

/** By keys alone: from the search to a recording, Enter replaces, and what was done is told. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const shown = await dialog();
    const radio = await shown.findByRole('radio', { name: /opora/ });
    const keys = await realKeys();
    if (keys === null) return;
    radio.focus();
    await keys.keyboard(' {Enter}');
    await expect(await screen.findByText(/^Запись заменена в\s1\sматериале$/)).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1) ?? document.body);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
});

/** Gives a file to the dialog. */
async function give(file: File) {
  await dialog();
  const input = document.querySelector<HTMLInputElement>('dialog input[type="file"]');
  if (input === null) throw new Error('No place for a file');
  await userEvent.upload(input, file);
}

/** A film of the demo as an author would choose it. */
async function giveFilm() {
  const bytes = await new Response(await browserAssets.open('media/2282.mp4')).blob();
  await give(new File([bytes], 'golos-zanovo.mp4', { type: 'video/mp4' }));
}

/** A file from the device: it goes by the queue, and takes the place by itself once it has arrived. */
export const ByFile = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(upload.newSession)),
  play: async () => {
    await giveFilm();
    await expect(await screen.findByText('golos-zanovo.mp4')).toBeVisible();
    await expect(await screen.findByText(/^Запись заменится сама/)).toBeVisible();
    await expect((await dialog()).queryByRole('radio')).toBeNull();
  },
});

/** The same file once it has arrived: what it was replaced in is told. */
export const ByFileArrived = meta.story({
  play: async () => {
    await giveFilm();
    await expect(
      await screen.findByText(/^Запись заменена в\s1\sматериале$/, {}, { timeout: 15_000 }),
    ).toBeVisible();
  },
});

/** What does not do is told beside the place for it, and nothing is sent. */
export const WrongFile = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ loaded }) => {
    await give(new File(['Это не видео'], 'Конспект.mp4', { type: 'video/mp4' }));
    await expect(await screen.findByText(/^Это не\sвидео/)).toBeVisible();
    await expect(loaded['environment'].store.get(uploadsAtom)).toEqual([]);
  },
});

const outageOfSaves = outage(endpoints.lecture.update, 500);

/** What failed is told beside its row, and can be tried again. */
export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(outageOfSaves.begin()),
  play: async () => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('radio', { name: /opora/ }));
    await userEvent.click(shown.getByRole('button', { name: /^Заменить в/ }));
    await expect(await screen.findByText(/^Не\sполучилось заменить в\s1\sматериале$/)).toBeVisible();
    await expect(screen.getByText(/^не\sзаменено/)).toBeVisible();
  },
});

/** What failed is offered by the library once the dialog is closed. */
export const FailedAndClosed = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfSaves.begin()),
  play: async ({ loaded }) => {
    const { store } = loaded['environment'];
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('radio', { name: /opora/ }));
    await userEvent.click(shown.getByRole('button', { name: /^Заменить в/ }));
    await screen.findByRole('button', { name: 'Повторить' });
    const [close] = screen.getAllByRole('button', { name: 'Закрыть' });
    if (close === undefined) throw new Error('Nothing closes the dialog');
    await userEvent.click(close);
    await waitFor(() => expect(store.get(replacementAtom)).toBeNull());
    await expect(store.get(cutReplacementAtom)).toEqual({ from: 'stream-golos', to: 'stream-opora' });
  },
});

/** The same, and the second try goes through. */
export const Retried = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfSaves.begin()),
  play: async () => {
    const shown = await dialog();
    await userEvent.click(await shown.findByRole('radio', { name: /opora/ }));
    await userEvent.click(shown.getByRole('button', { name: /^Заменить в/ }));
    const again = await screen.findByRole('button', { name: 'Повторить' });
    outageOfSaves.end();
    await userEvent.click(again);
    await expect(await screen.findByText(/^Запись заменена/)).toBeVisible();
  },
});

/** In English, on a phone. */
export const English = meta.story({
  tags: ['picture-phone'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(never(upload.newSession)),
  play: async () => {
    await giveFilm();
    await screen.findByText('golos-zanovo.mp4');
  },
});
