import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { WeeklyScheduleField } from './WeeklyScheduleField.tsx';
import type { WeekdayHours } from './week.ts';

const changed = fn();
const hours = (weekday: number, from: string, to: string): WeekdayHours => ({ weekday, from, to });

const week = [
  hours(1, '10:00', '14:00'),
  hours(1, '15:00', '18:00'),
  hours(2, '10:00', '18:00'),
  hours(4, '12:00', '20:30'),
];

const given = {
  label: 'Приёмные часы',
  timeZone: 'Europe/Moscow',
  value: week,
  onChange: changed,
};

const Kept = stateful(WeeklyScheduleField, 'value', 'onChange');

/** A field of a time once what works inside it has come. */
const time = async (name: string) => {
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return screen.findByRole('combobox', { name });
};

/** Types a time over what is there. */
async function retype(input: HTMLElement, typed: string) {
  await userEvent.clear(input);
  await userEvent.type(input, typed);
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

/** Goes on with Tab until something has the focus. */
async function tabTo(element: HTMLElement, shift = false) {
  for (let step = 0; step < 40 && document.activeElement !== element; step++) await userEvent.tab({ shift });
  await expect(element).toHaveFocus();
}

const meta = preview.meta({
  component: WeeklyScheduleField,
  args: given,
  render: (args) => <Kept {...args} />,
  beforeEach: () => void changed.mockClear(),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 728 }}>
        <Story />
      </div>
    ),
  ],
});

/** Any number of intervals a day, days off, hours of the week in sum, and what is removed put back. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await time('понедельник, интервал 1: с');
    await expect(canvas.getByText('Время: Москва, GMT+3')).toBeVisible();
    const sum = canvas.getByText(/^Всего за/);
    await expect(sum).toHaveTextContent('Всего за неделю 23 ч 30 мин');
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить часы: суббота' }));
    await expect(changed).toHaveBeenLastCalledWith([...week, hours(6, '10:00', '18:00')]);
    await expect(await time('суббота, интервал 1: с')).toHaveFocus();
    await expect(sum).toHaveTextContent('31 ч 30 мин');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: понедельник, интервал 1' }));
    await expect(changed).toHaveBeenLastCalledWith([...week.slice(1), hours(6, '10:00', '18:00')]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Убрано: 10:00–14:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть' }));
    await expect(changed).toHaveBeenLastCalledWith([...week, hours(6, '10:00', '18:00')]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await time('понедельник, интервал 1: с');
  },
});

/** By keys alone: an interval added and set, the day copied to working days, put back. */
export const Keyboard = meta.story({
  args: { value: [hours(1, '10:00', '14:00')] },
  play: async () => {
    await time('понедельник, интервал 1: с');
    await userEvent.tab();
    await expect(await time('понедельник, интервал 1: с')).toHaveFocus();
    await tabTo(screen.getByRole('button', { name: 'Добавить часы: понедельник' }));
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await time('понедельник, интервал 2: с')).toHaveFocus());
    await userEvent.keyboard('1630{Tab}');
    await expect(changed).toHaveBeenLastCalledWith([hours(1, '10:00', '14:00'), hours(1, '16:30', '17:00')]);

    await tabTo(screen.getByRole('button', { name: /^Скопировать.*: понедельник$/ }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /будни/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(changed.mock.lastCall?.[0]).toHaveLength(10));
    await expect(screen.getByRole('status')).toHaveTextContent('Часы скопированы на будни');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Скопировать.*: понедельник$/ })).toHaveFocus(),
    );
    await time('пятница, интервал 2: до');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

    await tabTo(screen.getByRole('button', { name: 'Вернуть' }), true);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(changed.mock.lastCall?.[0]).toHaveLength(2));
    await expect(screen.getByRole('button', { name: 'Добавить часы: понедельник' })).toHaveFocus();
    await time('понедельник, интервал 2: до');
  },
});

/** A day goes to another one, and a day becomes a day off, by the menu. */
export const Copied = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await time('понедельник, интервал 1: с');
    const open = async (day: string) => {
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Скопировать.*: ${day}$`) }));
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      return within(screen.getByRole('menu'));
    };
    await userEvent.click((await open('вторник')).getByRole('menuitem', { name: 'Сделать выходным' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith([week[0], week[1], week[3]]));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open('понедельник');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    const friday = await screen.findByRole('menuitem', { name: 'пятница' });
    await waitFor(() => expect(friday).toBeVisible());
    await userEvent.click(friday);
    await waitFor(() =>
      expect(changed).toHaveBeenLastCalledWith([
        ...[week[0], week[1], week[3]],
        hours(5, '10:00', '14:00'),
        hours(5, '15:00', '18:00'),
      ]),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('Часы скопированы: пятница');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await time('пятница, интервал 2: до');
  },
});

/** Hours that meet, that end before they begin, or that lack a time: each told beside its interval. */
export const Invalid = meta.story({
  tags: ['picture'],
  args: {
    value: [
      hours(1, '10:00', '14:00'),
      hours(1, '13:00', '15:00'),
      hours(3, '18:00', '10:00'),
      hours(5, '', '18:00'),
    ],
    errors: { 0: 'Занято другой консультацией' },
  },
  play: async () => {
    const met = await time('понедельник, интервал 2: с');
    await expect(met).toHaveAccessibleDescription('Пересекается с\u00A010:00–14:00');
    await expect(met).toBeInvalid();
    await expect(await time('среда, интервал 1: с')).not.toBeInvalid();
    const end = await time('среда, интервал 1: до');
    await expect(end).toHaveAccessibleDescription('Конец должен быть позже начала');
    await expect(await time('пятница, интервал 1: с')).toHaveAccessibleDescription('Введите время');
    await retype(end, '20');
    await expect(end).not.toBeInvalid();
    await expect(changed.mock.lastCall?.[0][2]).toEqual(hours(3, '18:00', '20:00'));
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { value: [], hint: 'Клиенты смогут записаться только в эти часы' },
});

export const Disabled = meta.story({
  tags: ['picture'],
  args: { disabled: true },
  play: async () => void (await time('понедельник, интервал 1: с')),
});

/** One column: the day above its hours. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { timeZone: 'America/Argentina/Buenos_Aires' },
  play: async () => {
    await time('понедельник, интервал 1: с');
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
