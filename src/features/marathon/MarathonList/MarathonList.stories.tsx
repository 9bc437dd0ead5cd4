import { expect, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { MarathonList } from './MarathonList.tsx';

const meta = preview.meta({
  component: MarathonList,
  parameters: { layout: 'fullscreen', route: '/marathons' },
  render: () => (
    <InShell path="/marathons">
      <MarathonList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const cards = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Марафоны' }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const list = await cards(canvas);
    await expect(list.getByText('Идёт запись')).toBeVisible();
    await expect(list.getByText(/1–21\sдек\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новый марафон' })).toHaveAttribute(
      'href',
      '/marathons/new',
    );
  },
});

export const Table = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/marathons?view=table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Марафоны' }));
    await expect(table.getByText(/^34\sиз\s40$/)).toBeVisible();
  },
});

export const Filtered = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/marathons?status=finished' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await cards(canvas)).getAllByRole('article')).toHaveLength(1));
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.marathon.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.marathon.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\sоткрылся/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут марафоны' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await cards(canvas);
    await expectToFit();
  },
});
