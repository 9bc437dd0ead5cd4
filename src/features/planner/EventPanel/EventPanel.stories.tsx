import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { PlannerItem } from '#atoms/planner/items.ts';
import preview from '#storybook/preview.tsx';
import { EventPanel } from './EventPanel.tsx';
import { samples } from './samples.ts';

const moved = fn();
const closed = fn();

const event = (item: PlannerItem, title: string, problem?: string) => ({
  item,
  event: {
    id: item.key,
    kind: 'webinar' as const,
    title,
    start: new Date(item.start).toISOString(),
    end: new Date(item.end).toISOString(),
    ...(problem !== undefined && { problem }),
  },
});

/** What floats comes in by an animation. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = preview.meta({
  component: EventPanel,
  parameters: { docs: { story: { iframeHeight: '560px' } }, frameWidth: 720, layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    shown: event(samples.webinar, 'Вопросы о\u00A0сне: эфир', 'нет ссылки на\u00A0эфир'),
    timeZones: ['Europe/Moscow', 'Asia/Vladivostok'],
    onClose: closed,
    onMove: moved,
  },
  beforeEach: () => {
    moved.mockClear();
    closed.mockClear();
  },
});

/** A webinar by two clocks; it can be moved. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /^Вопросы о\sсне/ }));
    await seen(panel.getByText(/^26\sнояб\., 20:00–21:30 \(Москва, GMT\+3\)$/));
    await seen(panel.getByText(/^27\sнояб\., 03:00–04:30 \(Владивосток, GMT\+10\)$/));
    await userEvent.click(panel.getByRole('button', { name: 'Перенести…' }));
    await expect(moved).toHaveBeenCalledWith(samples.webinar);
  },
});

/** A request by the client's clock too; its time is not the author's to change here. */
export const Request = meta.story({
  args: { shown: event(samples.request, 'Ольга Климова'), timeZones: ['Europe/Moscow'] },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Ольга Климова' }));
    await seen(panel.getByText(/^21\sнояб\., 18:00–19:00 \(Владивосток/));
    await expect(panel.queryByRole('button', { name: 'Перенести…' })).toBeNull();
    await seen(panel.getByRole('link', { name: /^К\sзаявкам$/ }));
  },
});

export const Marathon = meta.story({
  args: { shown: event(samples.marathon, '21\u00A0день утренней практики') },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /^21\sдень/ }));
    await seen(panel.getByText(/^34\sиз\s40$/));
    await seen(panel.getByRole('button', { name: 'Перенести…' }));
  },
});

export const Publication = meta.story({
  args: { shown: event(samples.publication, 'Мягкие плечи за\u00A0двадцать минут') },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /^Мягкие плечи/ }));
    await seen(panel.getByText('Добавьте противопоказания'));
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: /^Вопросы о\sсне/ }));
  },
});
