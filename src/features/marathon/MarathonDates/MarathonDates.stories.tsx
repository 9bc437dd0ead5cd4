import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { marathonEditor } from '#atoms/marathon/editor.ts';
import { EditorKeyContext } from '#features/kits/editor/EditorKit/place.ts';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { Form } from '#features/kits/program/sections.ts';
import { MarathonDates } from './MarathonDates.tsx';
import { SeatsSection } from './SeatsSection.tsx';

const id = 'marathon-utro';

const fields = (environment: StoryEnvironment) => environment.store.get(marathonEditor.editorAtom(id)).fields;

const meta = preview.meta({
  component: MarathonDates,
  render: () => (
    <EditorKeyContext value={id}>
      <Form>
        <MarathonDates />
        <SeatsSection />
      </Form>
    </EditorKeyContext>
  ),
});

const day = (name: string) => screen.findByRole('textbox', { name });
const start = async () => {
  const field = await day('Старт');
  await waitFor(() => expect(field).not.toHaveValue(''));
  return field;
};

/** What is next is counted down to, and the seats are a bar. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await start();
    await expect(canvas.getByText('Старт через')).toBeVisible();
    await expect(canvas.getByText('10 дней')).toBeVisible();
    await expect(canvas.getByText('Занято 34 из 40')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: /Занято 34/ })).toHaveAttribute(
      'aria-valuenow',
      '85',
    );
  },
});

/** The start moves by a week; the other dates offer to come along, and do. */
export const Shifted = meta.story({
  tags: ['picture'],
  play: async ({ canvas, loaded }) => {
    const field = await start();
    const before = fields(loaded['environment']);
    await userEvent.clear(field);
    await userEvent.type(field, '08.12.2026{Enter}');
    const offer = within(await canvas.findByRole('group', { name: 'Перенос остальных дат' }));
    await expect(offer.getByText(/^Старт переехал на\s7\sдней позже/)).toBeVisible();
    await userEvent.click(offer.getByRole('button', { name: 'Сдвинуть всё' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: /Перенос/ })).toBeNull());
    const after = fields(loaded['environment']);
    const week = 7 * 24 * 60 * 60 * 1000;
    for (const name of ['startsAt', 'endsAt', 'enrollFrom', 'enrollTo'] as const)
      await expect(Date.parse(after[name] ?? '') - Date.parse(before[name] ?? '')).toBe(week);
  },
});

/** Moved with all its dates, and moved again: what is left of the way is offered, and an answer holds for that start alone. */
export const ShiftedAgain = meta.story({
  play: async ({ canvas }) => {
    const field = await start();
    const move = async (to: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, `${to}{Enter}`);
    };
    await move('08.12.2026');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сдвинуть всё' }));
    await move('10.12.2026');
    await canvas.findByText(/^Старт переехал на\s2\sдня позже/);
    await userEvent.click(canvas.getByRole('button', { name: 'Оставить' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: /Перенос/ })).toBeNull());
    await move('11.12.2026');
    await canvas.findByText(/^Старт переехал на\s3\sдня позже/);
  },
});

/** Offered, and not yet answered. */
export const ShiftOffered = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const field = await start();
    await userEvent.clear(field);
    await userEvent.type(field, '22.11.2026{Enter}');
    await canvas.findByRole('group', { name: 'Перенос остальных дат' });
    await expect(canvas.getByText(/9\sдней раньше/)).toBeVisible();
    await expect(canvas.getAllByText(/Запись должна закончиться до\sстарта/)[0]).toBeVisible();
  },
});

/** Their order is told beside the field while it is set. */
export const Invalid = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await start();
    const end = await day('Окончание');
    await userEvent.clear(end);
    await userEvent.type(end, '20.11.2026{Enter}');
    await expect(await canvas.findByText('Марафон должен закончиться после старта')).toBeVisible();
    await expect(end).toBeInvalid();
    const seats = canvas.getByRole('spinbutton', { name: 'Мест' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '12');
    await expect(canvas.getByText(/Уже занято 34/)).toBeVisible();
  },
});

/** Another zone: the clocks stay as they are read, the moments move. */
export const OtherZone = meta.story({
  tags: ['picture'],
  play: async ({ loaded }) => {
    await start();
    const before = fields(loaded['environment']).startsAt;
    const zone = screen.getByRole('combobox', { name: 'Часовой пояс марафона' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Алматы');
    await userEvent.click(await screen.findByRole('option', { name: /Алматы/ }));
    await waitFor(() => expect(fields(loaded['environment']).timezone).toBe('Asia/Almaty'));
    const hours = (Date.parse(before) - Date.parse(fields(loaded['environment']).startsAt)) / 3_600_000;
    await expect(hours).toBe(2);
  },
});

/** Enrolment of the summer and a start of the winter: in a zone that changes its clocks they keep their reading, and nothing is offered. */
export const OtherZoneOverClocks = meta.story({
  beforeEach: async ({ loaded }) => {
    const enrolment = { enrollFrom: '2026-10-05T07:00:00.000Z', enrollTo: '2026-10-20T17:00:00.000Z' };
    await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/marathon/${id}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, endsAt: null, ...enrolment }),
      }),
    );
  },
  play: async ({ canvas, loaded }) => {
    await start();
    const zone = screen.getByRole('combobox', { name: 'Часовой пояс марафона' });
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Берлин');
    await userEvent.click(await screen.findByRole('option', { name: /Берлин/ }));
    await waitFor(() => expect(fields(loaded['environment']).timezone).toBe('Europe/Berlin'));
    await expect(fields(loaded['environment']).enrollFrom).toBe('2026-10-05T08:00:00.000Z');
    await expect(canvas.queryByRole('group', { name: /Перенос/ })).toBeNull();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await start();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
