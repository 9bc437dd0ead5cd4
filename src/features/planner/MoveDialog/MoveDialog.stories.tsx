import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { PlannerItem } from '#atoms/planner/items.ts';
import { samples, sampleWebinar } from '../EventPanel/samples.ts';
import { MoveDialog } from './MoveDialog.tsx';

const moved = fn(async () => true);
const closed = fn();
const terms = { id: 'p-1', costKopecks: 0, currency: 'RUB', visibility: 'catalog' };
const taken = Date.parse('2026-11-27T16:00:00Z');

/** What floats comes in by an animation. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = preview.meta({
  component: MoveDialog,
  parameters: { docs: { story: { iframeHeight: '460px' } }, frameWidth: 800, layout: 'fullscreen' },
  args: {
    item: samples.webinar,
    title: 'Вопросы о\u00A0сне: эфир',
    timeZone: 'Europe/Moscow',
    refusalOf: (_item, start) =>
      start === taken ? 'Пересекается с\u00A0вебинаром «Тихий вечер», 19:00–20:00' : null,
    offersAt: () => [{ start: Date.parse('2026-11-27T17:00:00Z'), earliest: true }],
    onMove: moved,
    onClose: closed,
  },
  beforeEach: () => {
    moved.mockClear();
    closed.mockClear();
  },
});

const enter = async (time: string) => {
  const dialog = within(await screen.findByRole('dialog', { name: /^Перенести «/ }));
  const field = await dialog.findByRole('combobox', { name: 'Начало' });
  await userEvent.clear(field);
  await userEvent.type(field, time);
  await userEvent.tab();
  return dialog;
};

/** Another hour, with a word on those who signed up; saved, it closes. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const dialog = await enter('18:00');
    await seen(await dialog.findByText(/^Записались: 41/));
    await userEvent.click(dialog.getByRole('button', { name: 'Перенести' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(moved).toHaveBeenCalledWith(samples.webinar, Date.parse('2026-11-26T15:00:00Z'));
  },
});

const withRegistration: PlannerItem = {
  ...samples.webinar,
  type: 'webinar',
  entity: { ...sampleWebinar, publication: { ...terms, registrationUntil: '2026-11-26T16:30:00.000Z' } },
};

/** What depends on the start goes along, and says where it comes to; where that closes the registration, it says so. */
export const Along = meta.story({
  tags: ['picture'],
  args: { item: withRegistration },
  play: async () => {
    const dialog = await enter('18:00');
    const along = await dialog.findByRole('group', { name: /^Сдвинется вместе с\sначалом$/ });
    await expect(along).toHaveTextContent(/Запись на\sэфир добыло 26 нояб., 19:30, станет 26 нояб., 17:30/);
    await expect(within(along).queryByRole('alert')).toBeNull();
  },
});

/** A registration that would have closed already is told before anything is sent. */
export const AlongClosed = meta.story({
  args: {
    item: {
      ...withRegistration,
      type: 'webinar',
      entity: { ...sampleWebinar, publication: { ...terms, registrationUntil: '2026-11-20T08:00:00.000Z' } },
    },
  },
  play: async () => {
    const dialog = await enter('18:00');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/записаться будет нельзя$/);
  },
});

/** The dates of a marathon go as far as its start. */
export const AlongMarathon = meta.story({
  args: { item: samples.marathon, title: '21\u00A0день утренней практики' },
  play: async () => {
    const dialog = await enter('08:00');
    const along = await dialog.findByRole('group', { name: /^Сдвинется вместе/ });
    await expect(along).toHaveTextContent(/Запись закрывается.*станет 24 нояб., 20:00/);
    await expect(along).toHaveTextContent(/Окончание.*станет 21 дек., 23:00/);
  },
});

/** Nothing has changed yet: there is nothing to save. */
export const Unchanged = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: /^Перенести «/ }));
    await seen(await dialog.findByText('Это прежнее время'));
    await expect(dialog.getByRole('button', { name: 'Перенести' })).toBeDisabled();
  },
});

/** A time that is taken says by what, and a free one beside it is a press away. */
export const Invalid = meta.story({
  args: { item: { ...samples.webinar, start: Date.parse('2026-11-27T15:00:00Z') } },
  play: async () => {
    const dialog = await enter('19:00');
    await seen(await dialog.findByText(/^Пересекается с\sвебинаром «Тихий вечер»/));
    await expect(dialog.getByRole('button', { name: 'Перенести' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: /^27\sнояб\., 20:00$/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Перенести' })).toBeEnabled());
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: /^Перенести «/ }));
  },
});
