import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { empty, garbled, never, outage } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { AudienceTime } from './AudienceTime.tsx';

const closed = fn();

/** What floats comes in by an animation. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

/** Little is told: most of the window would be empty. */
const low = { docs: { story: { iframeHeight: '320px' } } };

const meta = preview.meta({
  component: AudienceTime,
  parameters: { docs: { story: { iframeHeight: '780px' } }, frameWidth: 800, layout: 'fullscreen' },
  args: { day: '2026-11-26', timeZone: 'Europe/Moscow', onClose: closed },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Время аудитории' }));

/** The share at an hour, called an estimate, whom it is made from, and the largest countries. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const panel = await dialog();
    await seen(await panel.findByText(/— оценка$/));
    await seen(panel.getByText(/с\s7 до\s23 по\sсвоим часам/));
    const russia = (await panel.findByRole('cell', { name: 'Россия' })).closest('tr');
    await seen(within(russia as HTMLElement).getByRole('cell', { name: /^\d+\s%$/ }));
    const evening = panel.getByRole('status').textContent;
    await userEvent.click(panel.getByRole('button', { name: /^04:00: / }));
    await waitFor(() => expect(panel.getByRole('slider', { name: 'Час эфира' })).toHaveValue('240'));
    await expect(panel.getByRole('status').textContent).not.toBe(evening);
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: low,
  beforeEach: ({ msw }) => msw.use(never(endpoints.audience.list)),
  play: async () => {
    await dialog();
  },
});

/** One client makes no sense: the estimate is made from the others. */
export const Unread = meta.story({
  parameters: low,
  beforeEach: ({ msw, loaded }) => msw.use(garbled(endpoints.audience.list, loaded['environment'].platform)),
  play: async () => {
    await seen(await (await dialog()).findByText(/— оценка$/));
  },
});

const down = outage(endpoints.audience.list, 500);

export const Failed = meta.story({
  parameters: low,
  beforeEach: ({ msw }) => msw.use(down.begin()),
  play: async () => {
    const panel = await dialog();
    await panel.findByText(/^Клиенты не\sпрочитаны$/);
    down.end();
    await userEvent.click(panel.getByRole('button', { name: 'Повторить' }));
    await seen(await panel.findByText(/— оценка$/));
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: low,
  beforeEach: ({ msw }) => msw.use(empty(endpoints.audience.list)),
  play: async () => {
    await seen(await (await dialog()).findByText(/^Пока неизвестно/));
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen(await (await dialog()).findByText(/— оценка$/));
  },
});
