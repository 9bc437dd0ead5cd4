import { expect, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import IncomeShares from './IncomeShares.tsx';

const meta = preview.meta({
  component: IncomeShares,
  args: {
    request: {},
    shown: { days: { from: '2026-10-22', to: '2026-11-20' }, timeZone: 'Europe/Moscow' },
    by: 'content' as const,
    count: 471,
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const bars = within(await canvas.findByRole('list', { name: /по\s+контенту$/ }));
    await expect(bars.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText(/^Ещё \d+/)).toBeVisible();
  },
});

export const ByCountry = meta.story({
  tags: ['picture'],
  args: { by: 'country' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Россия')).toBeVisible();
  },
});

/** All rows with their sums, and what they come to together. */
export const Table = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать таблицей' }));
    const table = within(canvas.getByRole('table', { name: /по\s+контенту$/ }));
    const total = table.getAllByRole('row').at(-1);
    await expect(total).toHaveTextContent(/^Всего[\d\s]+524\s010\s₽34\s060,65\s₽8\s630\s₽481\s319,35\s₽$/);
  },
});

/** Of many purchases the author is asked first: all of them have to be read. */
export const Many = meta.story({
  args: { count: 33_332 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/33\s332\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Посчитать' }));
    await expect(await canvas.findByRole('list', { name: /по\s+контенту$/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { shown: { days: { from: '2025-01-01', to: '2025-01-07' }, timeZone: 'Europe/Moscow' }, count: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ничего не\s+продано$/)).toBeVisible();
  },
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(never(endpoints.purchase.list)) });

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Покупки не\s+прочитались/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Показать таблицей' }));
    await canvas.findByRole('table', { name: /по\s+контенту$/ });
    await expectToFit();
  },
});
