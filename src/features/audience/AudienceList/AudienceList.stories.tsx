import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { AudienceList } from './AudienceList.tsx';

// Fetched ahead: the first fetch of this code takes longer than a query waits.
void Promise.all([import('../BuyerGroups/BuyerGroups.tsx'), import('#components/data/Menu/MenuPopover.tsx')]);

const meta = preview.meta({
  component: AudienceList,
  parameters: { layout: 'fullscreen', route: '/audience' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <InShell path="/audience">
      <AudienceList />
    </InShell>
  ),
});

const table = () => screen.findByRole('table', { name: 'Клиенты' });
const panel = () => screen.findByRole('dialog', { name: /^Клиент: / });

/** The list stands: rows, and the sizes of the segments. */
async function standing() {
  await expect((await within(await table()).findAllByRole('link')).length).toBeGreaterThan(5);
  await expect(await screen.findByRole('link', { name: /^Потерянные\s*63$/ })).toBeInTheDocument();
}

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await standing();
    await expect(canvas.getByText(/^Показано 100 из\s+900$/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Принимают пуши\s*\d+$/ })).toBeVisible();
    // The search is as wide as the words in it.
    const search = canvas.getByRole('searchbox');
    const { font, paddingLeft, paddingRight } = getComputedStyle(search);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) throw new Error('Nothing to measure with');
    pen.font = font;
    const room = search.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const words = search.getAttribute('placeholder') ?? '';
    await expect(words).toBe('Имя, почта или телефон');
    await expect(room).toBeGreaterThanOrEqual(pen.measureText(words).width);
  },
});

/** A segment: what makes someone belong to it, and a campaign to it. */
export const Segment = meta.story({
  tags: ['picture'],
  parameters: { route: '/audience?segment=sleeping' },
  play: async ({ canvas }) => {
    await standing();
    await expect(canvas.getByText(/от\s+60 до\s+180\s+дней/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Написать сегменту' })).toHaveAttribute(
      'href',
      expect.stringContaining('/campaigns?compose=1&segment=sleeping'),
    );
    await expect(await canvas.findByText(/из\s+162$/)).toBeVisible();
    await canvas.findByRole('button', { name: /^Принимают пуши\s*\d+$/ });
  },
});

/** Further clients are added to those that are there. */
export const More = meta.story({
  play: async ({ canvas }) => {
    await standing();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(await canvas.findByText(/^Показано 200 из/)).toBeInTheDocument();
    window.scrollTo(0, 0);
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
});

/** A client beside the list: what they spent and have, and all that they did. */
export const Opened = meta.story({
  tags: ['picture'],
  parameters: { route: '/audience?search=ким' },
  play: async () => {
    const rows = within(await table());
    await userEvent.click(await rows.findByRole('link', { name: 'Дарья Ким' }));
    const client = within(await panel());
    const history = within(await client.findByRole('list', { name: 'История' }));
    await expect(history.getByText(/^Сканирование тела лёжа/)).toBeInTheDocument();
    await expect(history.getAllByText(/^Заявка: /).length).toBeGreaterThan(0);
    await expect(history.getAllByText(/^Тест: /).length).toBeGreaterThan(0);
    await expect(client.getByRole('link', { name: 'Написать' })).toHaveAttribute(
      'href',
      expect.stringContaining('/campaigns?compose=1&segment=client%3Aclient-kim'),
    );
    await expect(address().get('client')).toBe('client-kim');
    await screen.findByRole('link', { name: /^Потерянные\s*63$/ });
  },
});

/** Groups by when someone bought, how often and for how much: computed when they are asked for. */
export const Groups = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await standing();
    await userEvent.click(canvas.getByText(/^Группы по\s+покупкам$/));
    const groups = within(await canvas.findByRole('list', { name: /^Группы по\s+покупкам$/ }));
    await expect(groups.getAllByRole('listitem')).toHaveLength(6);
    await expect(groups.getByRole('link', { name: 'Написать: Засыпают' })).toHaveAttribute(
      'href',
      expect.stringContaining('segment=cooling'),
    );
  },
});

/** What a row can do stands in its menu. */
export const RowMenu = meta.story({
  parameters: { route: '/audience?search=орлова+вера' },
  play: async () => {
    const rows = within(await table());
    await userEvent.pointer({ keys: '[MouseRight]', target: await rows.findByText('Вера Орлова') });
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getByRole('menuitem', { name: 'Написать' })).toBeInTheDocument();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Показать покупки' }));
    await expect(
      await screen.findByRole('heading', { name: '/purchases?period=all&client=client-orlova' }),
    ).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут клиенты' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { route: '/audience?search=нигде' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\s+найдено/ })).toBeVisible();
    await screen.findByRole('link', { name: /^Потерянные\s*63$/ });
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.audience.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Клиенты', level: 1 })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.audience.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\s+открылся/ })).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Clients' })).toBeVisible();
    await canvas.findByRole('link', { name: /^Lost\s*63$/ });
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await standing();
    await expectToFit();
  },
});

export const PhoneOpened = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/audience?client=client-kim' },
  play: async () => {
    await within(await panel()).findByRole('list', { name: 'История' });
    await expect((await panel()).matches(':modal')).toBe(true);
  },
});
