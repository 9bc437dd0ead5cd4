import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, garbled, never, outage } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { ClientPanel } from './ClientPanel.tsx';

const meta = preview.meta({
  component: ClientPanel,
  args: { rows: [] },
  parameters: { frameWidth: 720, layout: 'fullscreen', route: '/audience?client=client-titov' },
});

const panel = async () => within(await screen.findByRole('dialog', { name: /^Клиент: / }));
const down = outage(endpoints.quiz.answersList, 500);
const history = async () => within(await (await panel()).findByRole('list', { name: 'История' }));

/** What they bought, booked and answered, in one order. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const events = await history();
    await expect(events.getAllByRole('listitem').length).toBeGreaterThan(3);
    const moments = [...document.querySelectorAll('time')].map(({ dateTime }) => dateTime);
    await expect(moments).toEqual(moments.toSorted().toReversed());
  },
});

/** A long history is read in portions. */
export const Many = meta.story({
  parameters: { route: '/audience?client=client-370' },
  play: async () => {
    const events = await history();
    await expect(events.getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
    await expect((await panel()).getByText(/^и\s+ещё \d+$/)).toBeInTheDocument();
  },
});

/** One purchase makes no sense: the rest of the history is there all the same. */
export const Unread = meta.story({
  beforeEach: ({ msw, loaded }) => msw.use(garbled(endpoints.purchase.list, loaded['environment'].platform)),
  play: async () => {
    await (await panel()).findByText(/^Не\sпоказана 1\sзапись/);
    await expect((await history()).getAllByRole('listitem').length).toBeGreaterThan(1);
  },
});

/** The history alone failed: the client stands, and it can be read again. */
export const HistoryFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.quiz.answersList, 500)),
  play: async () => {
    const client = await panel();
    await expect(
      await client.findByRole('heading', { name: /История не\s+загрузилась/ }),
    ).toBeInTheDocument();
    await expect(client.getByText(/^Роман Титов$/)).toBeInTheDocument();
  },
});

/** What was pressed goes with what it says: keys go on with the history. */
export const HistoryRetriedByKeys = meta.story({
  beforeEach: ({ msw }) => msw.use(down.begin()),
  play: async () => {
    (await (await panel()).findByRole('button', { name: 'Повторить' })).focus();
    down.end();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull());
    await expect((await history()).getAllByRole('link')).toContain(document.activeElement);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.audience.list)),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Клиент' })).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/audience?client=nobody' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Такого клиента нет' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^К\s+списку$/ }));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.audience.list, 500)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /Клиент не\s+открылся/ })).toBeInTheDocument();
  },
});
