import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { DurationField } from '#components/forms/DurationField/DurationField.tsx';
import { MomentField, type Moment } from './MomentField.tsx';

const changed = fn();

const start: Moment = { at: '2026-11-26T16:30:00.000Z', timeZone: 'Europe/Moscow' };

const given = {
  label: 'Начало вебинара',
  timeLabel: 'Начало',
  recentZones: ['Europe/Moscow'],
  value: start,
  onChange: changed,
};

const Kept = stateful(MomentField, 'value', 'onChange');

const length = <DurationField label="Длительность" value={90} onChange={fn()} />;

/** The time once what works inside it has come. */
const time = async () => {
  await waitFor(() => expect(screen.getAllByRole('combobox', { expanded: false }).length).toBeGreaterThan(1));
  return screen.getByRole('combobox', { name: 'Начало' });
};

async function retype(input: HTMLElement, typed: string) {
  await userEvent.clear(input);
  await userEvent.keyboard(`${typed}{Enter}`);
}

const meta = preview.meta({
  component: MomentField,
  args: given,
  render: (args) => (
    <Room $below={200} style={{ maxWidth: 728 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** What is entered is what is stored: a change of the zone keeps what the clock shows. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { children: length },
  play: async () => {
    await retype(await time(), '20:00');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-11-26T17:00:00.000Z',
      timeZone: 'Europe/Moscow',
    });
    const zone = screen.getByRole('combobox', { name: 'Часовой пояс' });
    await userEvent.click(zone);
    await userEvent.keyboard('тбилиси{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-11-26T16:00:00.000Z',
      timeZone: 'Asia/Tbilisi',
    });
    await expect(await time()).toHaveValue('20:00');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** The day and its calendar, the time, the zone: each a stop of Tab, each typed. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const start = await time();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Дата' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}28.11{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-11-28T16:30:00.000Z',
      timeZone: 'Europe/Moscow',
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}21:00{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-11-28T18:00:00.000Z',
      timeZone: 'Europe/Moscow',
    });
    await userEvent.tab();
    await expect(screen.getByRole('combobox', { name: 'Часовой пояс' })).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}тбилиси{Enter}');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-11-28T17:00:00.000Z',
      timeZone: 'Asia/Tbilisi',
    });
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** A day without a time makes no instant yet, and is kept. */
export const Empty = meta.story({
  tags: ['picture'],
  args: { value: { at: null, timeZone: 'Europe/Moscow' }, hint: 'Не раньше чем через 48 часов' },
  play: async ({ canvas }) => {
    await time();
    const day = canvas.getByRole('textbox', { name: 'Дата' });
    await retype(day, '28.11');
    await expect(changed).toHaveBeenLastCalledWith({ at: null, timeZone: 'Europe/Moscow' });
    await retype(await time(), '9');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-11-28T06:00:00.000Z',
      timeZone: 'Europe/Moscow',
    });
  },
});

/** A clash rings the day and the time only, and names the other webinar; what was entered stays. */
export const Conflict = meta.story({
  tags: ['picture'],
  args: {
    error: (
      <>
        Пересекается с вебинаром <a href="#/webinars/w-2">«Вопросы о сне: эфир»</a>, 20:00–21:30
      </>
    ),
    children: length,
  },
  play: async ({ canvas }) => {
    await expect(await time()).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Дата' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Дата' })).toHaveAccessibleDescription(/^Пересекается/);
    await expect(screen.getByRole('combobox', { name: 'Часовой пояс' })).not.toBeInvalid();
  },
});

/** 02:30 never comes when clocks go forward: the field says so, and what stands there is what will be. */
export const ClocksForward = meta.story({
  tags: ['picture'],
  args: { value: { at: '2027-03-28T08:00:00.000Z', timeZone: 'Europe/Berlin' } },
  play: async () => {
    await retype(await time(), '2:30');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2027-03-28T01:30:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    await expect(await time()).toHaveValue('03:30');
    await expect(screen.getByRole('status')).toHaveTextContent(/^02:30 в\s?этот день не\s?будет/);
  },
});

/** 02:30 comes twice when clocks go back: the author says which. */
export const ClocksBack = meta.story({
  tags: ['picture'],
  args: { value: { at: '2026-10-25T08:00:00.000Z', timeZone: 'Europe/Berlin' } },
  play: async () => {
    await retype(await time(), '2:30');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-10-25T00:30:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Второй раз, GMT+1' }));
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-10-25T01:30:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    await expect(screen.getByRole('radio', { name: 'Второй раз, GMT+1' })).toBeChecked();
    await expect(await time()).toHaveValue('02:30');
  },
});

/** The zone is told elsewhere: two fields by its clock. */
export const ZoneFixed = meta.story({
  tags: ['picture'],
  render: () => (
    <div style={{ maxWidth: 340 }}>
      <Kept {...given} zoneFixed value={{ at: '2026-11-26T16:30:00.000Z', timeZone: 'Asia/Tbilisi' }} />
    </div>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('combobox', { expanded: false })).toHaveLength(1));
    await retype(screen.getByRole('combobox', { name: 'Начало' }), '21:00');
    await expect(changed).toHaveBeenLastCalledWith({
      at: '2026-11-26T17:00:00.000Z',
      timeZone: 'Asia/Tbilisi',
    });
  },
});

export const Disabled = meta.story({
  tags: ['picture'],
  args: {
    disabled: true,
    children: <DurationField label="Длительность" value={90} onChange={fn()} disabled />,
  },
});

/** Two rows on a phone; the name of another webinar may be long. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    error: (
      <>
        Пересекается с вебинаром{' '}
        <a href="#/webinars/w-2">«Превысокомногорассмотрительствующийсамосострадательностью»</a>
      </>
    ),
    children: length,
  },
  play: async () => {
    await time();
    await expectToFit();
  },
});
