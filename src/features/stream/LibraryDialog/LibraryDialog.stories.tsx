import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import LibraryDialog from './LibraryDialog.tsx';

/** The demo with a recording that was uploaded twice: once for a lecture, once for nothing. */
const twice: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    streams: [
      ...author.streams,
      ...author.streams
        .filter(({ id }) => id === 'stream-golos')
        .map((stream) => ({ ...stream, id: 'stream-copy', name: 'golos-dubl-2.mp4', usedIn: [] })),
    ],
  }));

/** Contents of forty recordings are compared first. */
const patient = { timeout: 15_000 };

const meta = preview.meta({
  component: LibraryDialog,
  args: { onReplace: fn(), onClose: fn() },
  parameters: { docs: { story: { iframeHeight: '500px' } }, frameWidth: 800, layout: 'fullscreen' },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /^Место и\sповторы$/ }));

/** What nothing uses is told with its weight, and what is there twice by its content, whatever it is called. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(twice),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText(/^1\sзапись, /)).toBeVisible();
    const same = within(await shown.findByRole('region', { name: /^Одно и\sто\sже содержимое$/ }, patient));
    const copy = (await same.findByText('golos-dubl-2.mp4')).closest('li');
    if (copy === null) throw new Error('No row of the copy');
    // Nothing uses it: there is nothing to replace.
    await expect(within(copy).queryByRole('button')).toBeNull();
    await expect(same.getAllByText('остаётся').length).toBeGreaterThan(0);
  },
});

/** The other one of the same content is to take the place of a used one. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const shown = await dialog();
    const [first] = await shown.findAllByRole('button', { name: /^Заменить «/ }, patient);
    const keys = await realKeys();
    if (keys === null || first === undefined) return;
    first.focus();
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(args.onReplace).toHaveBeenCalledOnce());
  },
});

/** All is used, and nothing is there twice. */
export const Tidy = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => {
    const shown = await dialog();
    await expect(await shown.findByText(/^Двух одинаковых файлов нет/)).toBeVisible();
    await expect(shown.getByText(/^Всё, что загружено/)).toBeVisible();
  },
});

const outageOfLists = outage(endpoints.stream.list, 500);

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(outageOfLists.begin()),
  play: async () => {
    const shown = await dialog();
    const again = await shown.findByRole('button', { name: 'Повторить' });
    await expect(shown.getByRole('heading', { name: /^Видеотека не\sпрочиталась$/ })).toBeVisible();
    outageOfLists.end();
    await userEvent.click(again);
    await shown.findByRole('region', { name: /^Одно и\sто\sже содержимое$/ }, patient);
  },
});

/** In English, on a phone. */
export const English = meta.story({
  tags: ['picture-phone'],
  globals: { language: 'en', viewport: { value: 'phone' } },
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => void (await screen.findByText(/^No two files are the same/)),
});
