import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { DateField } from './DateField.tsx';

const changed = fn();

const given = {
  label: 'Дата',
  timeZone: 'Europe/Moscow',
  value: '2026-11-26',
  onChange: changed,
};

const Kept = stateful(DateField, 'value', 'onChange');

const meta = preview.meta({
  component: DateField,
  args: given,
  render: (args) => (
    <Room $below={400} style={{ width: 176 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** Read with its weekday, typed as it comes. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата' });
    await expect(input).toHaveValue('26\u00A0нояб., чт');
    await userEvent.click(input);
    await expect(input).toHaveValue('26.11.2026');
    for (const [typed, day] of [
      ['28.11', '2026-11-28'],
      ['3 декабря', '2026-12-03'],
      ['завтра', '2026-11-21'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.keyboard(`${typed}{Enter}`);
      await expect(changed).toHaveBeenLastCalledWith(day);
    }
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
});

/** Reached by Tab, which selects the day, it is typed over and not added to. */
export const TypedOver = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата' });
    const keys = await realKeys();
    if (keys === null) return;
    await keys.tab();
    await waitFor(() => expect(input).toHaveValue('26.11.2026'));
    await keys.keyboard('28.11');
    await expect(input).toHaveValue('28.11');
    await keys.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('2026-11-28');
  },
});

const closed = fn();

/** In a dialog Esc takes back what is typed, and only the next one asks for the end of the dialog. */
export const InDialog = meta.story({
  beforeEach: () => void closed.mockClear(),
  render: () => (
    <Dialog open title="Перенести эфир" onClose={closed}>
      <Kept {...given} />
    </Dialog>
  ),
  play: async () => {
    const keys = await realKeys();
    if (keys === null) return;
    const input = await screen.findByRole('textbox', { name: 'Дата' });
    input.focus();
    await keys.keyboard('28.11{Escape}');
    await expect(input).toHaveValue('26.11.2026');
    await expect(closed).not.toHaveBeenCalled();
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  },
});

const limits = {
  min: '2026-11-22',
  limit: 'Не раньше 22 нояб., 12:06',
  marks: {
    '2026-11-24': { kind: 'webinar' as const, label: 'Вопросы о сне: эфир, 20:00' },
    '2026-11-26': { kind: 'consultation' as const, label: 'Нина Белова, 13:00' },
  },
};

/** Today, what is taken and the limit are told in words too; days out of bounds cannot be chosen. */
export const Calendar = meta.story({
  tags: ['picture'],
  args: { ...limits },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дата: открыть календарь' }));
    const dialog = await screen.findByRole('dialog', { name: 'Дата' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(() => expect(screen.getByText(/^Не раньше 22 нояб/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/Нина Белова/)).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(screen.getByText(/Вопросы о сне/)).toBeVisible());
    await expect(screen.getByRole('button', { name: /20 ноября 2026/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** By keys alone: down opens, arrows move, Enter chooses, and the focus comes back. */
export const Keyboard = meta.story({
  args: { ...limits },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: /26 ноября 2026/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('2026-12-03');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
  },
});

/** What is no day, or one that is not allowed, stays to be mended. */
export const Unreadable = meta.story({
  args: { ...limits },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата' });
    await userEvent.clear(input);
    await userEvent.keyboard('21.11.2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('Не раньше 22 нояб., 12:06');
    await userEvent.clear(input);
    await userEvent.keyboard('31.02');
    await userEvent.tab();
    await expect(input).toHaveValue('31.02');
    await expect(input).toHaveAccessibleDescription(/^Введите день/);
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Дата', value: '2026-11-26', onChange: changed, timeZone: 'Europe/Moscow' },
  render: (args) => (
    <StateGrid width={176}>
      <DateField {...args} hint={'Не\u00A0раньше завтра'} />
      <DateField {...args} label="Пустое" value={null} placeholder="26.11" />
      <DateField {...args} label={'С\u00A0ошибкой'} error="День занят" />
      <DateField {...args} label="Выключено" disabled />
      <DateField {...args} label="Крупное" size="large" />
      <DateField {...args} label="Крупное, выключено" size="large" disabled />
    </StateGrid>
  ),
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { ...limits },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Дата: открыть календарь' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
