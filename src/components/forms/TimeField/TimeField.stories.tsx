import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { TimeField } from './TimeField.tsx';

const changed = fn();

const given = {
  label: 'Начало',
  value: '19:30',
  onChange: changed,
};

const Kept = stateful(TimeField, 'value', 'onChange');

/** The field once what works inside it has come. */
const field = async () => {
  await screen.findByRole('button');
  return screen.getByRole('combobox', { name: 'Начало' });
};

const meta = preview.meta({
  component: TimeField,
  args: given,
  render: (args) => (
    <Room $below={260} style={{ width: 130 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** Typed as it comes, read when the author leaves. */
export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    const input = await field();
    for (const [typed, time] of [
      ['1845', '18:45'],
      ['9.05', '09:05'],
      ['7 pm', '19:00'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await expect(changed).toHaveBeenLastCalledWith(time);
      await expect(input).toHaveValue(time);
    }
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** A press opens the list at the present time; what is typed narrows it. */
export const Chosen = meta.story({
  args: { from: '08:00', to: '22:00' },
  play: async () => {
    await userEvent.click(await field());
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getByRole('option', { name: '19:30' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('20:00');
    await userEvent.click(await field());
    await userEvent.keyboard('8');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: '08:30' }));
    await expect(changed).toHaveBeenLastCalledWith('08:30');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Arrows open the list and choose; Esc closes it, the focus stays in the field. */
export const Keyboard = meta.story({
  args: { from: '08:00', to: '22:00' },
  play: async () => {
    const input = await field();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: '19:30' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('20:00');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveFocus();
  },
});

export const Open = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await field());
    await waitFor(() => expect(screen.getByRole('option', { name: '19:30' })).toBeVisible());
  },
});

/** What is no time stays to be mended; Esc takes it back. */
export const Unreadable = meta.story({
  play: async () => {
    const input = await field();
    await userEvent.clear(input);
    await userEvent.keyboard('вечером');
    await userEvent.tab();
    await expect(input).toHaveValue('вечером');
    await expect(input).toHaveAccessibleDescription('Введите время, например 19:30');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('19:30');
    await expect(input).not.toBeInvalid();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Начало', value: '19:30', onChange: changed },
  render: (args) => (
    <StateGrid width={130}>
      <TimeField {...args} hint={'По\u00A0Москве'} />
      <TimeField {...args} label="Пустое" value={null} placeholder="19:00" />
      <TimeField {...args} label={'С\u00A0ошибкой'} error="Занято" />
      <TimeField {...args} label="Выключено" disabled />
      <TimeField {...args} label="Крупное" size="large" />
      <TimeField {...args} label="Крупное, выкл." size="large" disabled />
    </StateGrid>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(6));
  },
});
