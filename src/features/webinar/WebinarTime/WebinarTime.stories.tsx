import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { webinarEditor } from '#atoms/webinar/editor.ts';
import { EditorKeyContext } from '#features/kits/editor/EditorKit/place.ts';
import { fails } from '#platform/msw.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import type { StoryEnvironment } from '#storybook/environment.ts';
import { WebinarTime } from './WebinarTime.tsx';
import { newKey } from '#atoms/editor/draft.ts';
import type { WebinarFields } from '#domain/webinar/fields.ts';

/** Edits the webinar of the form. */
const write = (environment: StoryEnvironment, patch: Partial<WebinarFields>, key = newKey) =>
  environment.store.set(webinarEditor.editAtom, { key, patch });
/** What came of it. */
const written = (environment: StoryEnvironment, key = newKey) =>
  environment.store.get(webinarEditor.editorAtom(key)).fields;

const moscow = 'Europe/Moscow';
const at = (startsAt: string, timezone = moscow) => ({ startsAt, timezone, durationMin: 90 });

const meta = preview.meta({
  component: WebinarTime,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 728 }}>
        <Story />
      </div>
    ),
  ],
});

const planned = (key: string) => () => (
  <EditorKeyContext value={key}>
    <WebinarTime />
  </EditorKeyContext>
);

/** The time field once what works inside it has come. */
async function time() {
  await waitFor(() => expect(screen.getAllByRole('combobox', { expanded: false })).toHaveLength(3));
  return screen.getByRole('combobox', { name: 'Начало' });
}

const offer = (name: RegExp) => screen.findByRole('button', { name });

/** Free, and the day in a line under it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  beforeEach: ({ loaded }) => write(loaded['environment'], at('2026-11-26T15:00:00.000Z')),
  play: async () => {
    await expect(await time()).toHaveValue('18:00');
    await expect(await screen.findByRole('img', { name: /вебинар «Вопросы о\sсне/ })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Свободно' })).toBeNull();
  },
});

/** Before anything is entered the earliest time is offered, and taken by one press. */
export const Empty = meta.story({
  tags: ['picture'],
  play: async ({ loaded }) => {
    await time();
    await userEvent.click(await offer(/^Начать 22\sнояб., 09:30\s*раньше всего$/));
    await expect(written(loaded['environment'])).toMatchObject({
      startsAt: '2026-11-22T06:30:00.000Z',
      timezone: moscow,
      durationMin: 60,
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Дата' })).toHaveFocus());
    await expect(screen.queryByRole('group', { name: 'Свободно' })).toBeNull();
  },
});

/** The other webinar is named as a link, only date and time are ringed, what was entered stays. */
export const Clash = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => write(loaded['environment'], at('2026-11-26T16:30:00.000Z')),
  play: async () => {
    const start = await time();
    const other = await screen.findByRole('link', { name: /Вопросы о\sсне: эфир/ });
    await expect(other).toHaveAttribute('href', '/webinars/webinar-son-voprosy');
    await expect(start).toHaveValue('19:30');
    await expect(start).toBeInvalid();
    await expect(screen.getByRole('textbox', { name: 'Дата' })).toBeInvalid();
    await expect(screen.getByRole('combobox', { name: 'Длительность' })).not.toBeInvalid();
    await expect(screen.getByRole('combobox', { name: 'Часовой пояс' })).not.toBeInvalid();
    await expect(screen.getByRole('img', { name: /пересекается$/ })).toBeVisible();
  },
});

/** Out of the clash by one press: right after the other one, for an end may meet a start. */
export const ClashLeft = meta.story({
  tags: ['picture'],
  beforeEach: Clash.input.beforeEach,
  play: async ({ loaded }) => {
    await time();
    await userEvent.click(await offer(/^Начать 26\sнояб., 21:30$/));
    await expect(written(loaded['environment']).startsAt).toBe('2026-11-26T18:30:00.000Z');
    await waitFor(() => expect(screen.queryByText(/Пересекается/)).toBeNull());
  },
});

/** A new webinar within 48 hours: told while it is typed. */
export const TooSoon = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => write(loaded['environment'], at('2026-11-21T16:00:00.000Z')),
  play: async () => {
    const start = await time();
    await expect(start).toBeInvalid();
    await expect(start).toHaveAccessibleDescription(/не\sраньше чем через 48\sчасов: с\s22\sнояб., 09:12/);
    await expect(await offer(/^Начать 22\sнояб., 19:00$/)).toBeVisible();
  },
});

/** What the platform refused stands here too, where the form itself has nothing to say. */
export const Refused = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => {
    const { store } = loaded['environment'];
    write(loaded['environment'], at('2026-11-24T15:00:00.000Z'));
    const problems = { startsAt: 'На это время уже запланирован другой вебинар' };
    store.set(webinarEditor.setProblemsAtom, { key: newKey, problems });
  },
  play: async () => {
    await expect(await time()).toHaveAccessibleDescription(/уже запланирован другой/);
  },
});

/** One that people know of may move closer; a clash offers its former time as well. */
export const Moved = meta.story({
  tags: ['picture'],
  render: planned('webinar-nagruzka'),
  play: async ({ loaded }) => {
    const start = await time();
    await waitFor(() => expect(start).toHaveValue('19:00'));
    write(loaded['environment'], at('2026-11-26T17:30:00.000Z'), 'webinar-nagruzka');
    await expect(await screen.findByText(/Пересекается/)).toBeVisible();
    await userEvent.click(await offer(/^Начать 3\sдек., 19:00\s*прежнее время$/));
    await expect(written(loaded['environment'], 'webinar-nagruzka').startsAt).toBe(
      '2026-12-03T16:00:00.000Z',
    );
    await waitFor(() => expect(screen.queryByText(/Пересекается/)).toBeNull());
  },
});

/** The registration goes along with the start, and says so; back at the former start it is where it was. */
export const RegistrationAlong = meta.story({
  tags: ['picture'],
  render: planned('webinar-nagruzka'),
  play: async ({ loaded }) => {
    const start = await time();
    await waitFor(() => expect(start).toHaveValue('19:00'));
    const until = () => written(loaded['environment'], 'webinar-nagruzka').registrationUntil;
    await expect(until()).toBe('2026-12-03T15:30:00.000Z');
    const enter = async (day: string) => {
      const field = screen.getByRole('textbox', { name: 'Дата' });
      await userEvent.clear(field);
      if (day !== '') await userEvent.type(field, day);
      await userEvent.keyboard('{Enter}');
    };
    await enter('25.11.2026');
    await waitFor(() => expect(until()).toBe('2026-11-25T15:30:00.000Z'));
    await expect(screen.getByRole('status')).toHaveTextContent(/сдвинется тоже: до\s25\sнояб., 18:30$/);
    // Without a day it stands by the start that the platform has, and moves from there.
    await enter('');
    await waitFor(() => expect(until()).toBe('2026-12-03T15:30:00.000Z'));
    await enter('27.11.2026');
    await waitFor(() => expect(until()).toBe('2026-11-27T15:30:00.000Z'));
    await enter('20.11.2026');
    await enter('03.12.2026');
    await waitFor(() => expect(until()).toBe('2026-12-03T15:30:00.000Z'));
    await expect(screen.queryByText(/сдвинется тоже/)).toBeNull();
    await enter('27.11.2026');
  },
});

/** A registration that would be over is told in place of the quiet line. */
export const RegistrationClosed = meta.story({
  render: planned('webinar-nagruzka'),
  play: async ({ loaded }) => {
    await time();
    const early = { registrationUntil: '2026-11-24T16:00:00.000Z' };
    write(loaded['environment'], early, 'webinar-nagruzka');
    const field = screen.getByRole('textbox', { name: 'Дата' });
    await userEvent.clear(field);
    await userEvent.type(field, '27.11.2026{Enter}');
    await expect(await screen.findByText(/закончилась бы 18\sнояб., 19:00/)).toBeVisible();
  },
});

/** The author is in another zone than the webinar: both times are told. */
export const OtherZone = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => write(loaded['environment'], at('2026-11-24T15:00:00.000Z', 'Asia/Almaty')),
  play: async () => {
    await expect(await time()).toHaveValue('20:00');
    await expect(screen.getByText(/По\sвашему времени: 24\sнояб., 18:00 \(Москва, GMT\+3\)/)).toBeVisible();
  },
});

/** The clocks go back in the night: the time that comes twice asks which is meant. */
export const ClocksBack = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => write(loaded['environment'], at('2027-10-31T00:30:00.000Z', 'Europe/Berlin')),
  play: async ({ loaded }) => {
    await expect(await time()).toHaveValue('02:30');
    await userEvent.click(screen.getByRole('radio', { name: 'Второй раз, GMT+1' }));
    await expect(written(loaded['environment']).startsAt).toBe('2027-10-31T01:30:00.000Z');
  },
});

/** It is over: its time is shown and cannot change. */
export const Over = meta.story({
  tags: ['picture'],
  render: planned('webinar-sheya'),
  play: async () => {
    await expect(await screen.findByText(/время уже не\sизменить/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Дата' })).toBeDisabled());
    await expect(screen.queryByRole('img')).toBeNull();
  },
});

/** The other webinars could not be read: what is entered can be saved all the same, and the platform checks it. */
export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw, loaded }) => {
    msw.use(fails(endpoints.webinar.list, 500));
    write(loaded['environment'], at('2026-11-26T16:30:00.000Z'));
  },
  play: async () => {
    await expect(await time()).toHaveValue('19:30');
    await expect(screen.queryByText(/Пересекается/)).toBeNull();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  beforeEach: Clash.input.beforeEach,
  play: async () => {
    await expect(await screen.findByText('Overlaps with the webinar')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('combobox', { expanded: false })).toHaveLength(3));
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: Clash.input.beforeEach,
  play: async () => {
    await time();
    await screen.findByText(/Пересекается/);
    await expectToFit();
  },
});
