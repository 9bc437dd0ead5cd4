import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PlanEvent } from '#components/data/planning/events.ts';
import { fortyEightHours, november, zone } from '#components/data/planning/samples.ts';
import preview from '#storybook/preview.tsx';
import { HOUR } from './timeGrid.ts';
import { WeekCalendar, type WeekCalendarProps } from './WeekCalendar.tsx';

const opened = fn();
const moved = fn();
const created = fn();
const turned = fn();

const clash: PlanEvent[] = [
  ['10:00', '11:30', 'Разбор записи', 'lecture'],
  ['10:30', '11:00', 'Пётр Савин', 'consultation'],
  ['13:00', '13:30', 'Тимур Ахметов', 'consultation'],
].map(([start, end, title, kind]) => ({
  id: `clash ${start}`,
  kind: kind as PlanEvent['kind'],
  title: title as string,
  start: `2026-11-19T${start}:00+03:00`,
  end: `2026-11-19T${end}:00+03:00`,
}));

const evening: PlanEvent = {
  id: 'retreat',
  kind: 'marathon',
  title: 'Три дня тишины',
  start: '2026-11-18T00:00:00+03:00',
  end: '2026-11-20T23:59:00+03:00',
  across: true,
};

/** A point of the pointer on a day, so many hours down. */
function pointAt(column: Element, hours: number) {
  const { left, top, width } = column.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + hours * HOUR };
}

function Kept(props: WeekCalendarProps) {
  const [events, setEvents] = useState(props.events);
  return (
    <WeekCalendar
      {...props}
      events={events}
      onMove={(id, period) => {
        moved(id, period);
        setEvents(events.map((event) => (event.id === id ? { ...event, ...period } : event)));
      }}
    />
  );
}

const meta = preview.meta({
  component: WeekCalendar,
  args: {
    from: '2026-11-16',
    events: [...november, ...clash, evening],
    timeZone: zone,
    closed: fortyEightHours,
    onOpen: opened,
    onMove: moved,
    onCreate: created,
    onTurn: turned,
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { frameWidth: 960 },
  render: (args) => <Kept {...args} />,
  beforeEach: () => void [opened, moved, created, turned].forEach((each) => each.mockClear()),
});

const webinar = /^Вебинар, 19:00/;

/** Events at once stand side by side; a press opens one, a press on free time plans an hour. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  // The hours that are scrolled to would count as height.
  parameters: { docs: { story: { iframeHeight: '730px' } } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: /^Неделя: 16\sнояб\.\s—\s22\sнояб\.$/ });
    await expect(within(grid).getAllByRole('columnheader')).toHaveLength(7);
    const one = canvas.getByRole('button', { name: /Разбор записи$/ }).getBoundingClientRect();
    const other = canvas.getByRole('button', { name: /^Консультация, 10:30/ }).getBoundingClientRect();
    await expect(one.height).toBeGreaterThan(1.4 * HOUR);
    await expect(Math.min(one.right, other.right)).toBeLessThanOrEqual(
      Math.max(one.left, other.left) + one.width,
    );
    await userEvent.click(canvas.getByRole('button', { name: webinar }));
    await expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^2026-11-20 19:00/));
    const sunday = canvas.getByRole('gridcell', { name: /^воскресенье, 22 ноября/ });
    fireEvent.click(sunday, pointAt(sunday, 15.2));
    await expect(created).toHaveBeenCalledWith({
      start: '2026-11-22T12:00:00.000Z',
      end: '2026-11-22T13:00:00.000Z',
    });
  },
});

const going: PlanEvent[] = [
  ['09:00', '10:00', 'Василиса Медведева'],
  ['10:30', '11:00', 'Игорь Лапин'],
].map(([start, end, title]) => ({
  id: `going ${start}`,
  kind: 'consultation',
  title: title as string,
  start: `2026-11-20T${start}:00+03:00`,
  end: `2026-11-20T${end}:00+03:00`,
}));

/** What goes on now is readable: the line of now lies under it, and the sentence on closed time stands where nothing else does. */
export const Going = meta.story({
  tags: ['picture'],
  args: { events: going, closed: { ...fortyEightHours, from: '2026-11-20T06:12:00Z' } },
  play: async ({ canvas, canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('span')].find(
      (span) => span.textContent === fortyEightHours.text && span.closest('[aria-hidden]') !== null,
    );
    const told = words?.getBoundingClientRect();
    if (told === undefined) throw new Error('The sentence on closed time is not there.');
    for (const { title } of going) {
      const event = canvas.getByRole('button', { name: new RegExp(title) }).getBoundingClientRect();
      await expect(told.top >= event.bottom || told.bottom <= event.top).toBe(true);
    }
  },
});

/** Events of days first, then one stop of Tab: arrows walk hours and days, Shift with the down arrow draws new time, Enter plans it. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const slot = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name}$`) });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Три дня тишины/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledWith('retreat');
    await userEvent.tab();
    await expect(slot('пятница, 20 ноября, 08:00')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(slot('суббота, 21 ноября, 08:30')).toHaveFocus());
    await expect(slot('суббота, 21 ноября, 08:30')).toHaveAccessibleDescription(/^Ближе 48/);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('суббота, 21 ноября, 08:30–10:00'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(created).toHaveBeenLastCalledWith({
      start: '2026-11-21T05:30:00.000Z',
      end: '2026-11-21T07:00:00.000Z',
    });
    await userEvent.keyboard('{Home}{End}{PageDown}');
    await waitFor(() => expect(slot('воскресенье, 22 ноября, 08:30')).toHaveFocus());
    await expect(turned).toHaveBeenCalledWith('2026-11-23');
  },
});

/** An event is carried by Shift and arrows: the new time is told, Enter leaves it there, Esc puts it back. */
export const Moving = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'пятница, 20 ноября, 08:00' }).focus();
    for (let hour = 8; hour < 19; hour += 1) await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'пятница, 20 ноября, 19:00' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: webinar })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowUp}{/Shift}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('суббота, 21 ноября, 18:45–20:15'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(moved).not.toHaveBeenCalled();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}');
    await expect(moved).toHaveBeenCalledWith(expect.stringMatching(/^2026-11-20 19:00/), {
      start: '2026-11-20T16:15:00.000Z',
      end: '2026-11-20T17:45:00.000Z',
    });
    await expect(await canvas.findByRole('button', { name: /^Вебинар, 19:15/ })).toBeVisible();
  },
});

/** The same by a pointer: an event is dragged by quarters of an hour, new time is drawn by half-hours. */
export const Dragging = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const saturday = canvas.getByRole('gridcell', { name: /^суббота, 21 ноября/ });
    const drag = (
      element: Element,
      from: { clientX: number; clientY: number },
      days: number,
      hours: number,
    ) => {
      fireEvent.pointerDown(element, { ...from, button: 0 });
      const to = {
        clientX: from.clientX + days * saturday.offsetWidth,
        clientY: from.clientY + hours * HOUR,
      };
      fireEvent.pointerMove(window, to);
      return to;
    };
    const held = canvas.getByRole('button', { name: webinar });
    const { left, top, width } = held.getBoundingClientRect();
    const onHeld = { clientX: left + width / 2, clientY: top + 4 };
    const wednesday = canvas.getByRole('gridcell', { name: /^среда, 18 ноября/ });
    fireEvent.pointerUp(window, drag(held, onHeld, 1, -2));
    await expect(moved).toHaveBeenCalledWith(expect.any(String), {
      start: '2026-11-21T14:00:00.000Z',
      end: '2026-11-21T15:30:00.000Z',
    });
    drag(wednesday, pointAt(wednesday, 12.1), 0, 1.25);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('среда, 18 ноября, 12:00–13:30'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(created).not.toHaveBeenCalled();
    fireEvent.pointerUp(window, drag(wednesday, pointAt(wednesday, 12.1), 0, 1.25));
    await expect(created).toHaveBeenCalledWith({
      start: '2026-11-18T09:00:00.000Z',
      end: '2026-11-18T10:30:00.000Z',
    });
  },
});

/** What cannot be left there says why while it is carried. */
export const Refused = meta.story({
  args: { refusalOf: () => 'Пересекается с\u00A0вебинаром «Вопросы о\u00A0сне»' },
  play: async ({ canvas }) => {
    const held = canvas.getByRole('button', { name: webinar });
    held.focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/18:45–20:15\. Пересекается с\sвебинаром/),
    );
  },
});

/** What has no other time is not carried. */
export const Fixed = meta.story({
  tags: ['picture'],
  args: { events: november.map((event) => ({ ...event, fixed: true })) },
  render: (args) => <WeekCalendar {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: webinar }).focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Two clocks in the week when those of Berlin go back: a day of 25 hours, and Moscow an hour further from it. */
export const TwoZones = meta.story({
  tags: ['picture'],
  args: { from: '2026-10-19', timeZone: 'Europe/Berlin', secondZone: 'Europe/Moscow', closed: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^в\sсутках 25\sч: часы переводят$/)).toBeVisible();
    await expect(canvas.getByText('Москва')).toBeVisible();
    await expect(canvas.getByText('Берлин')).toBeVisible();
  },
});

/** Names of cities that are longer than their hours stand whole. */
export const LongZones = meta.story({
  args: { timeZone: 'America/New_York', secondZone: 'Asia/Kamchatka', closed: undefined },
  play: async ({ canvas }) => {
    for (const city of ['Нью-Йорк', 'Петропавловск-Камчатский']) {
      const name = canvas.getByText(city);
      await expect(name).toBeVisible();
      await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
      await expect(getComputedStyle(name).textOverflow).toBe('clip');
    }
  },
});

/** One day, only to be read. */
export const Day = meta.story({
  tags: ['picture'],
  args: {
    from: '2026-11-20',
    days: 1,
    onMove: undefined,
    onCreate: undefined,
    onTurn: undefined,
    height: 480,
  },
  render: (args) => <WeekCalendar {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'пятница, 20 ноября' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(1);
  },
});

/** On a phone the week is an agenda. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Расписание' })).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});
