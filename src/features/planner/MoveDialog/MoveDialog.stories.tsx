import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { samples } from '../EventPanel/samples.ts';
import { MoveDialog } from './MoveDialog.tsx';

const moved = fn(async () => true);
const closed = fn();
const taken = Date.parse('2026-11-27T16:00:00Z');

/** What floats comes in by an animation. */
const seen = (element: HTMLElement) => waitFor(() => expect(element).toBeVisible());

const meta = preview.meta({
  component: MoveDialog,
  parameters: { layout: 'fullscreen' },
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
  play: async () => {
    const dialog = await enter('18:00');
    await seen(await dialog.findByText(/^Записались: 41/));
    await userEvent.click(dialog.getByRole('button', { name: 'Перенести' }));
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    await expect(moved).toHaveBeenCalledWith(samples.webinar, Date.parse('2026-11-26T15:00:00Z'));
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
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await seen(await screen.findByRole('dialog', { name: /^Перенести «/ }));
  },
});
