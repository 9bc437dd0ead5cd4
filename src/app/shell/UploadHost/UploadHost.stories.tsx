import { expect, userEvent, waitFor } from 'storybook/test';
import { entriesAtom, isOver } from '#atoms/upload/entries.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { uploadLimitAtom } from '#atoms/upload/limit.ts';
import { uploadPanelAtom } from '#atoms/ui/upload-panel.ts';
import { addUploadsAtom } from '#atoms/upload/uploads.ts';
import { manyUploads, sampleUploads } from '#features/kits/media/UploadRows/sampleUploads.ts';
import { upload } from '#api/upload/endpoints.ts';
import { never } from '#platform/msw.ts';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { isEmbedded } from '#storybook/isEmbedded.ts';
import preview from '#storybook/preview.tsx';
import { UploadHost } from './UploadHost.tsx';

const file = () => new File([new Uint8Array(2_400_000)], 'Растяжка у стены.mp4', { type: 'video/mp4' });

/** One file is on its way. */
function oneRuns({ store }: StoryEnvironment): void {
  store.set(entriesAtom, sampleUploads.slice(0, 1));
}

const meta = preview.meta({
  component: UploadHost,
  // The panel tells no height, and is not there in a window of a phone.
  parameters: { docs: { story: { iframeHeight: '260px' } }, frameWidth: 760 },
  decorators: [
    (Story) => (
      <div style={{ width: 368 }}>
        <Story />
      </div>
    ),
  ],
});

/** While a file is on its way the panel can be folded, and not put away. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: ({ msw, loaded }) => {
    msw.use(never(upload.part));
    loaded['environment'].store.set(addUploadsAtom, { files: [file()] });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Свернуть загрузки' }));
    await waitFor(() => expect(canvas.queryByText('Растяжка у стены.mp4')).not.toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Развернуть загрузки' }));
    await expect(canvas.getByText('Растяжка у стены.mp4')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Закрыть/ })).not.toBeInTheDocument();
  },
});

/** A limit is told while it is in force, and only then; it can be changed from here. */
export const Limited = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => {
    const { store } = loaded['environment'];
    // As fast as the limit lets it.
    const speed = 5_000_000 / 8;
    store.set(
      entriesAtom,
      sampleUploads.slice(0, 1).map((entry) => ({ ...entry, speed })),
    );
    if (isEmbedded) store.set(uploadLimitAtom, 5);
  },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await waitFor(() => expect(store.get(authorAtom)).not.toBeNull());
    await canvas.findByRole('region');
    await expect(canvas.queryByRole('button', { name: /Мбит/ })).toBeNull();
    store.set(uploadLimitAtom, 5);
    await expect(await canvas.findByRole('button', { name: /^Не\sбыстрее 5\sМбит\/с$/ })).toBeVisible();
  },
});

/** When all has arrived the panel folds into its ring in the bar, and a new file brings it back. */
export const Folded = meta.story({
  beforeEach: ({ loaded }) => {
    const [running, ended] = [sampleUploads.slice(0, 1), sampleUploads.filter(isOver)];
    loaded['environment'].store.set(entriesAtom, [...running, ...ended]);
  },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const [running, ended] = [sampleUploads.slice(0, 1), sampleUploads.filter(isOver)];
    await canvas.findByRole('region');
    store.set(entriesAtom, ended);
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
    store.set(entriesAtom, [...running, ...ended]);
    await expect(await canvas.findByRole('region')).toBeVisible();
  },
});

/** The panel tells how much room it takes, so that what else stands at the foot keeps clear of it. */
export const KeepsRoom = meta.story({
  beforeEach: ({ loaded }) => oneRuns(loaded['environment']),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    const room = () => Number.parseInt(document.documentElement.style.getPropertyValue('--dock') || '0');
    const panel = await canvas.findByRole('region');
    await waitFor(() => expect(room()).toBe(panel.offsetHeight + 24));
    store.set(entriesAtom, []);
    await waitFor(() => expect(room()).toBe(0));
  },
});

/** Opened again by its ring when everything has ended: what is done can be taken off the list, and the panel put away. */
export const Ended = meta.story({
  beforeEach: ({ loaded }) => {
    const { store } = loaded['environment'];
    store.set(uploadPanelAtom, 'open');
    store.set(entriesAtom, sampleUploads.slice(-3));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Все загрузки' })).toHaveAttribute(
      'href',
      '/uploads',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать готовые' }));
    await waitFor(() => expect(canvas.queryByText('Голос и диафрагма.mp4')).toBeNull());
    await expect(canvas.getByText('Лес после дождя, мастер.wav')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать загрузки' }));
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});

/** The tab's title tells how far it is, whatever page is open. */
export const InTheTitle = meta.story({
  beforeEach: ({ loaded }) => oneRuns(loaded['environment']),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await canvas.findByRole('region');
    await waitFor(() => expect(document.title).toMatch(/^47\s% —/));
    store.set(entriesAtom, []);
    await waitFor(() => expect(document.title).not.toMatch(/%/));
  },
});

/** Five hundred files: the panel scrolls, and draws what is in sight. */
export const Many = meta.story({
  parameters: { docs: { story: { iframeHeight: '480px' } } },
  tags: ['picture'],
  beforeEach: ({ loaded }) => {
    loaded['environment'].store.set(entriesAtom, manyUploads(500));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Урок 1.mp4')).toBeVisible();
    await expect(canvas.getAllByText(/^Урок \d+\.mp4$/).length).toBeLessThan(20);
  },
});

/** Nothing to tell, nothing shown. */
export const Empty = meta.story({
  parameters: { docs: { story: { iframeHeight: '40px' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});
