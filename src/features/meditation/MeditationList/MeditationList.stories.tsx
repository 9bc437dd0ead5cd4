import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { MeditationList } from './MeditationList.tsx';

const meta = preview.meta({
  component: MeditationList,
  parameters: { layout: 'fullscreen', route: '/meditations' },
  render: () => (
    <InShell path="/meditations">
      <MeditationList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const cards = (canvas: Canvas) => canvas.findByRole('list', { name: 'Медитации' });
const names = async (canvas: Canvas) =>
  within(await cards(canvas))
    .getAllByRole('link')
    .map((link) => link.textContent);

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const list = within(await cards(canvas));
    await expect(list.getAllByRole('listitem')).toHaveLength(18);
    await expect(await list.findByText('На проверке')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новая медитация' })).toHaveAttribute(
      'href',
      '/meditations/new',
    );
    await expect(list.getByRole('link', { name: /Дыхание 4–7–8/ })).toHaveAttribute(
      'href',
      '/meditations/meditation-478',
    );
  },
});

/** A row tells what the meditation is for. */
export const Table = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { route: '/meditations?view=table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Медитации' }));
    await expect((await table.findAllByText('Сон'))[0]).toBeVisible();
    await expect((await table.findAllByText(/390\s₽/))[0]).toBeVisible();
  },
});

/** By what they are for: the address says it, and the chip takes it off. */
export const FilteredByGoal = meta.story({
  parameters: { route: '/meditations?goal=focus' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2));
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать фильтр «Цель»' }));
    await waitFor(async () => expect(await names(canvas)).toHaveLength(18));
    await expect(address().size).toBe(0);
  },
});

/** A goal is chosen in the menu of filters by keys. */
export const FilterChosen = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    await cards(canvas);
    (await canvas.findByRole('button', { name: 'Фильтр' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Цель' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Благодарность' }));
    await waitFor(() => expect(address().getAll('goal')).toEqual(['gratitude']));
    await userEvent.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(async () => expect(await names(canvas)).toHaveLength(2));
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.meditation.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут медитации' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { route: '/meditations?search=гонки&goal=sleep' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.meditation.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\sоткрылся/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await cards(canvas);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
