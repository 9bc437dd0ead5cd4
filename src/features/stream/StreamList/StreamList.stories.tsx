import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { keepFaces } from '#features/kits/media/StreamThumb/sampleKept.ts';
import { now } from '#lib/time/clock.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { address } from '#storybook/address.tsx';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { closeToast } from '#storybook/toasts.ts';
import { StreamList } from './StreamList.tsx';

const meta = preview.meta({
  component: StreamList,
  parameters: { layout: 'fullscreen', route: '/streams' },
  render: () => (
    <InShell path="/streams">
      <StreamList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Видеотека' }));
const panel = async () => within(await screen.findByRole('dialog', { name: /^Запись «/ }));

/** The demo with a recording that nothing uses. */
const oneFree: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    streams: [
      ...author.streams,
      ...author.streams
        .filter(({ id }) => id === 'stream-golos')
        .map((stream) => ({ ...stream, id: 'stream-free', name: 'golos-dubl-2.mp4', usedIn: [] })),
    ],
  }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await expect((await rows.findAllByText('Готово')).length).toBeGreaterThan(5);
    await expect(rows.getAllByText('640×360').length).toBeGreaterThan(5);
    await expect(await canvas.findByRole('button', { name: /^Не\sиспользуется \d+$/ })).toBeVisible();
  },
});

/** A recording that could not be processed. */
const oneFailed: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    streams: author.streams.map((stream) =>
      stream.id === 'stream-golos' ? { ...stream, status: 'failed' } : stream,
    ),
  }));

/** What became of a recording is said in full. */
export const Processed = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(oneFailed),
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    const { parentElement: cell } = await rows.findByText('Ошибка обработки');
    if (cell === null) throw new Error('A status outside of the table');
    await expect(cell.scrollWidth).toBe(cell.clientWidth);
  },
});

/** A frame of each video and the waveform of each sound, as an earlier visit left them on the device. */
export const Faces = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  parameters: { route: '/streams?sort=name' },
  beforeEach: async ({ loaded }) => {
    const { device } = loaded['environment'];
    await keepFaces(
      device,
      demoAccount.id,
      standard(now()).flatMap(({ streams }) => streams),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await table(canvas);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-face]').length).toBeGreaterThan(5), {
      timeout: 5000,
    });
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('[data-face="frames"]:not(:has([data-frame]))')).toHaveLength(0),
    );
  },
});

/** A row opens the recording beside the list: it plays, and links lead to where it is used. */
export const Open = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/streams?search=golos' },
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await userEvent.click(await rows.findByRole('link', { name: /golos/ }));
    const details = await panel();
    await expect(await details.findByRole('button', { name: 'Воспроизвести' })).toBeVisible();
    await expect(details.getByText('640×360')).toBeVisible();
    await expect(await details.findByRole('link', { name: /^Голос и\sдиафрагма/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/lectures\/lecture-golos$/),
    );
    await expect(address().get('open')).toBe('stream-golos');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(await rows.findByRole('link', { name: /golos/ }));
    await panel();
  },
});

/** «Следующая» walks through the list with the panel open. */
export const Steps = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    const [first] = await rows.findAllByRole('link');
    if (first === undefined) throw new Error('No rows');
    await userEvent.click(first);
    const before = address().get('open');
    await userEvent.click((await panel()).getByRole('button', { name: 'Следующая' }));
    await waitFor(() => expect(address().get('open')).not.toBe(before));
    await userEvent.click(await (await panel()).findByRole('button', { name: 'Предыдущая' }));
    await waitFor(() => expect(address().get('open')).toBe(before));
    await (await panel()).findByRole('button', { name: 'Воспроизвести' });
  },
});

/** The id and the address of the file are copied. */
export const Copies = meta.story({
  parameters: { route: '/streams?open=stream-golos' },
  play: async ({ canvas }) => {
    const write = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await table(canvas);
    const details = await panel();
    await userEvent.click(await details.findByRole('button', { name: 'Скопировать ID' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('stream-golos'));
    await closeToast(/скопирован/);
    await userEvent.click(details.getByRole('button', { name: /Скопировать ссылку/ }));
    await waitFor(() => expect(write).toHaveBeenCalledWith(expect.stringContaining('/stream-golos/media')));
    await screen.findByText(/Ссылка на\sфайл скопирована/);
  },
});

/** What nothing uses, one press away. */
export const Unused = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(oneFree),
  play: async ({ canvas }) => {
    await table(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Не\sиспользуется 1$/ }));
    await waitFor(() => expect(address().get('use')).toBe('none'));
    const rows = await table(canvas);
    await waitFor(() => expect(rows.getAllByRole('link')).toHaveLength(1));
    await expect(rows.getByRole('link', { name: 'golos-dubl-2.mp4' })).toBeVisible();
    await expect(rows.getByText(/^не\sиспользуется$/)).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { route: '/streams?search=нет+такого' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ });
  },
});

export const NotFound = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/streams?open=stream-77' },
  play: async ({ canvas }) => {
    await table(canvas);
    await screen.findByRole('heading', { name: 'Записи нет' });
  },
});

const outageOfLinks = outage(endpoints.stream.link, 500);

/** The file is there, its address is not; the author asks again. */
export const LinkFailed = meta.story({
  parameters: { route: '/streams?open=stream-golos' },
  beforeEach: ({ msw }) => msw.use(outageOfLinks.begin()),
  play: async ({ canvas }) => {
    await table(canvas);
    const details = await panel();
    const again = await details.findByRole('button', { name: 'Повторить' });
    outageOfLinks.end();
    await userEvent.click(again);
    await details.findByRole('button', { name: 'Воспроизвести' });
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.stream.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

/** Another order is on its way: the older rows stay. */
export const Refreshing = meta.story({
  play: async ({ canvas, msw }) => {
    const rows = await table(canvas);
    await rows.findAllByText('Готово');
    msw.use(never(endpoints.stream.list));
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок: Сначала новые' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /По\sимени/ }));
    await waitFor(() => expect(address().get('sort')).toBe('name'));
    await expect(rows.getAllByText('Готово').length).toBeGreaterThan(5);
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут записи' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Загрузить файлы' })).toBeVisible();
  },
});

/** A file that is no media is told and not sent. */
export const Invalid = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    await table(canvas);
    await userEvent.upload(
      canvas.getByLabelText('Файлы для видеотеки', { selector: 'input' }),
      new File(['слова'], 'план.mp4', { type: 'video/mp4' }),
    );
    await screen.findByText(/^план\.mp4: /);
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.stream.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Список не\sоткрылся/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await table(canvas);
    await expectToFit();
  },
});

export const PhoneOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/streams?open=stream-golos' },
  play: async ({ canvas }) => {
    await table(canvas);
    await (await panel()).findByRole('button', { name: 'Воспроизвести' });
    await expectToFit();
  },
});
