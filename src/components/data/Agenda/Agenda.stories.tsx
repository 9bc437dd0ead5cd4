import { expect, fn, userEvent, within } from 'storybook/test';
import { november, zone } from '#components/data/planning/samples.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Agenda } from './Agenda.tsx';

const opened = fn();

const meta = preview.meta({
  component: Agenda,
  args: { from: '2026-11-20', to: '2026-11-26', events: november, timeZone: zone, onOpen: opened },
  beforeEach: () => void opened.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
});

/** The week ahead: free days are left out, what is wrong stands in words. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const days = [...canvas.getByRole('list', { name: 'Расписание' }).children] as HTMLElement[];
    await expect(days).toHaveLength(5);
    await expect(days[0]).toHaveTextContent(/^пятница, 20 ноября, сегодня/);
    const webinar = within(days[0] as HTMLElement).getByRole('button');
    await expect(webinar).toHaveAccessibleName(/^Вебинар, 19:00 Тело и\sтревога.* нет ссылки на\sэфир$/);
  },
});

/** Each event is a stop of Tab, and Enter opens it. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Вебинар, 19:00/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-11-20 19:00/));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Ольга Климова/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-11-21 11:00/));
  },
});

/** What goes on for days stands on its first day, until when it does in words; what is over is cancelled or quiet. */
export const Month = meta.story({
  tags: ['picture'],
  args: { from: '2026-11-01', to: '2026-11-14' },
  play: async ({ canvas }) => {
    const cancelled = canvas.getByRole('button', { name: /Опора в\sспешке отмена$/ });
    await expect(within(cancelled).getByText(/^Опора в\sспешке$/)).toHaveStyle({
      textDecorationLine: 'line-through',
    });
    await expect(canvas.getAllByText(/^до\s8\sнояб\.$/)).toHaveLength(1);
  },
});

/** A weekday of English is a letter longer, and stays on its line. */
export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvasElement }) => {
    const weekdays = [...canvasElement.querySelectorAll<HTMLElement>('.weekday')];
    await expect(weekdays.map(({ textContent, offsetHeight }) => [textContent, offsetHeight])).toEqual([
      ['Fri', 20],
      ['Sat', 20],
      ['Mon', 20],
      ['Tue', 20],
      ['Thu', 20],
    ]);
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { from: '2027-01-01', to: '2027-01-07' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ничего не\sзапланировано$/)).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { from: '2026-11-20', to: '2026-12-06', onOpen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expectToFit();
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    events: november.map((event) => ({
      ...event,
      title: `Превысокомногорассмотрительствующийсамосострадательностью ${event.title}`,
    })),
  },
  play: expectToFit,
});
