import { expect, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { ConsultationList } from './ConsultationList.tsx';

const meta = preview.meta({
  component: ConsultationList,
  parameters: { layout: 'fullscreen', route: '/consultations' },
  render: () => (
    <InShell path="/consultations">
      <ConsultationList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const cards = (canvas: Canvas) => canvas.findByRole('list', { name: 'Консультации' });

/** Format, length, price and open requests. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const list = within(await cards(canvas));
    await expect(list.getAllByRole('listitem')).toHaveLength(5);
    await expect(await list.findByText('Видеозвонок · 4 500 ₽')).toBeVisible();
    await expect(await list.findByText('6 заявок')).toBeVisible();
    await expect(list.getByText('Запись закрыта')).toBeVisible();
  },
});

export const Table = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/consultations?view=table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Консультации' }));
    await expect((await table.findAllByText('Запись открыта'))[0]).toBeVisible();
    await expect(await table.findByText('6')).toBeVisible();
  },
});

/** Those that nobody can book, by one press. */
export const Closed = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    await cards(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Запись закрыта 1' }));
    await waitFor(async () => expect(within(await cards(canvas)).getAllByRole('listitem')).toHaveLength(1));
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.consultation.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут консультации' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { route: '/consultations?search=гонки' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ })).toBeVisible();
  },
});

/** The specification tells of it in these words. */
export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\sоткрылся/ })).toBeVisible();
    await expect(await canvas.findByText('Ошибка при получении списка публикаций')).toBeInTheDocument();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await cards(canvas);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
