import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { fortyEightHours, november, zone } from '#components/data/planning/samples.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { MonthCalendar } from './MonthCalendar.tsx';

const opened = fn();
const created = fn();
const moved = fn();
const dayOpened = fn();

const meta = preview.meta({
  component: MonthCalendar,
  args: {
    month: '2026-11',
    events: november,
    timeZone: zone,
    closed: fortyEightHours,
    onOpen: opened,
    onCreate: created,
    onOpenDay: dayOpened,
  },
  globals: { viewport: { value: 'desktop' } },
  parameters: { frameWidth: 960 },
  beforeEach: () => {
    opened.mockClear();
    created.mockClear();
    moved.mockClear();
    dayOpened.mockClear();
  },
});

const Kept = stateful(MonthCalendar, 'month', 'onMonthChange');

/** Weeks that are over are low, this one and later tall; the closed time is hatched to the exact part of a day. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name });
    const grid = canvas.getByRole('grid', { name: 'Ноябрь 2026' });
    const rows = within(grid).getAllByRole('row');
    await expect(rows).toHaveLength(7);
    await expect(rows[1]?.offsetHeight).toBeLessThan(100);
    await expect(rows[4]?.offsetHeight).toBeGreaterThan(150);

    const today = canvas.getByRole('gridcell', { name: /^пятница, 20 ноября, сегодня, 1\sсобытие/ });
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toHaveAccessibleDescription(/^Ближе 48\sчасов/);
    await expect(
      canvas.getByRole('gridcell', { name: /^понедельник, 23 ноября/ }),
    ).toHaveAccessibleDescription('');
    await userEvent.click(within(today).getByRole('button', { name: /^Вебинар, 19:00/ }));
    await expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^2026-11-20 19:00/));

    await userEvent.click(within(day(/^вторник, 10 ноября/)).getByRole('button', { name: 'ещё 2' }));
    await expect(dayOpened).toHaveBeenCalledWith('2026-11-10');
    await userEvent.click(within(day(/^среда, 25 ноября/)).getByRole('button', { name: 'Запланировать' }));
    await expect(created).toHaveBeenCalledWith('2026-11-25');
    await expect(canvas.getByRole('gridcell', { name: /^среда, 28 октября, идёт «Осень/ })).toBeVisible();
  },
});

/** Beside a panel there is no room for words: none is broken, none leaves its day, and all are still told. */
export const Narrow = meta.story({
  tags: ['picture'],
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const names = [...canvasElement.querySelectorAll<HTMLElement>('.events .name')];
    await expect(names.length).toBeGreaterThan(9);
    for (const name of names) {
      const [own, cell] = [name, name.closest('[role="gridcell"]')].map((one) =>
        one?.getBoundingClientRect(),
      );
      await expect(own?.height).toBeLessThan(24);
      await expect(own?.right).toBeLessThanOrEqual(cell?.right ?? 0);
    }
    await expect(
      canvas.getByRole('button', { name: /^Вебинар, 19:00.* нет ссылки на\sэфир$/ }),
    ).toBeVisible();
  },
});

/** Closed time ends on a day with events: its end is seen above and below them, and goes through no words. */
export const EndsAmongEvents = meta.story({
  tags: ['picture'],
  args: { closed: { ...fortyEightHours, to: '2026-11-21T08:00:00Z' } },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('gridcell', { name: /^суббота, 21 ноября/ });
    await expect(day).toHaveAccessibleDescription(/^Ближе 48\sчасов/);
    const words = within(day).getByText('Ольга Климова');
    const ground = words.closest('.line');
    if (ground === null) throw new Error('No line of an event');
    await expect(getComputedStyle(ground).backgroundColor).toMatch(/^rgb\(/);
  },
});

/** One stop of Tab: arrows walk days, Enter goes in, Esc out, plus plans, Page Up and Down turn the month. */
export const Keyboard = meta.story({
  render: (args) => <Kept {...args} />,
  play: async ({ canvas }) => {
    const day = (name: RegExp) => canvas.getByRole('gridcell', { name });
    await userEvent.tab();
    await expect(day(/^пятница, 20 ноября/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(
      canvas.getByRole('button', { name: /^Консультация, 11:00 новая.*Ольга Климова$/ }),
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(opened).toHaveBeenLastCalledWith(expect.stringMatching(/Пётр Савин$/));
    await userEvent.keyboard('{Escape}');
    await expect(day(/^суббота, 21 ноября/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
    await expect(day(/^понедельник, 23 ноября/)).toHaveFocus();
    await userEvent.keyboard('{End}+');
    await expect(created).toHaveBeenLastCalledWith('2026-11-29');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(day(/^вторник, 29 декабря/)).toHaveFocus());
    await expect(canvas.getByRole('grid', { name: 'Декабрь 2026' })).toBeVisible();
    await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await waitFor(() => expect(day(/^воскресенье, 25 октября/)).toHaveFocus());
    await expect(canvas.getByRole('grid', { name: 'Октябрь 2026' })).toBeVisible();
    // The keys of a test would go into the months that are drawn ahead, those of a browser do not.
    const stops = canvas.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toEqual([day(/^воскресенье, 25 октября/)]);
  },
});

/** Many on one day: four are shown and the rest counted. A word of any length stays within its day. */
export const LongWords = meta.story({
  tags: ['picture'],
  args: {
    closed: undefined,
    events: [
      ...november.filter(({ id }) => !id.startsWith('2026-11-10')),
      ...november
        .filter(({ id }) => id.startsWith('2026-11-27'))
        .map((event) => ({
          ...event,
          id: `${event.id} 2`,
          title: `${event.title}, Самосострадательностьвдлинномслове`,
        })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ещё 2' }));
    await expect(dayOpened).toHaveBeenCalledWith('2026-11-27');
  },
});

/** Nothing planned, and nothing may be: days only. */
export const Empty = meta.story({
  tags: ['picture'],
  args: { month: '2027-02', events: [], closed: undefined, onCreate: undefined, onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** An event is carried to another day: by Shift and arrows, Enter leaves it there, Esc puts it back; and by the pointer. */
export const Moving = meta.story({
  args: { onMove: moved },
  play: async ({ canvas }) => {
    const webinar = canvas.getByRole('button', { name: /^Вебинар, 20:00 41/ });
    webinar.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Перенести: пятница, 4 декабря'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    await expect(moved).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-11-26 20:00/), -1);

    const centre = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { clientX: left + width / 2, clientY: top + height / 2, button: 0 };
    };
    fireEvent.pointerDown(webinar, centre(webinar));
    fireEvent.pointerMove(window, centre(canvas.getByRole('gridcell', { name: /^суббота, 28 ноября/ })));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Перенести: суббота, 28 ноября'),
    );
    fireEvent.pointerUp(window);
    await expect(moved).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-11-26 20:00/), 2);
  },
});

/** On a phone each event is a dot; the chosen day is told under the month. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    const month = within(canvas.getByRole('group', { name: 'Ноябрь 2026' }));
    await expect(
      month.getByRole('button', { name: /^пятница, 20 ноября, сегодня, 1\sсобытие$/ }),
    ).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(month.getByRole('button', { name: /^вторник, 24 ноября/ }));
    await expect(canvas.getByRole('button', { name: /Анна Юрьева$/ })).toBeVisible();
  },
});
