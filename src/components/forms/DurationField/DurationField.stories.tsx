import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { DurationField } from './DurationField.tsx';

const changed = fn();

const given = {
  label: 'Длительность',
  value: 90,
  onChange: changed,
};

const Kept = stateful(DurationField, 'value', 'onChange');

/** The field once what works inside it has come. */
const field = async () => {
  await screen.findByRole('button');
  return screen.getByRole('combobox', { name: 'Длительность' });
};

const meta = preview.meta({
  component: DurationField,
  args: given,
  render: (args) => (
    <Room $below={240} style={{ width: 168 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** Typed as it comes, shown in hours and minutes. */
export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    const input = await field();
    await expect(input).toHaveValue('1\u00A0ч\u00A030\u00A0мин');
    for (const [typed, minutes, shown] of [
      ['45', 45, '45\u00A0мин'],
      ['2:15', 135, '2\u00A0ч\u00A015\u00A0мин'],
      ['1,5 ч', 90, '1\u00A0ч\u00A030\u00A0мин'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.keyboard(typed);
      await userEvent.tab();
      await expect(changed).toHaveBeenLastCalledWith(minutes);
      await expect(input).toHaveValue(shown);
    }
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Arrows open the list and choose of it; the focus stays in the field. */
export const Keyboard = meta.story({
  args: { options: [15, 30, 45, 60, 90, 120] },
  play: async () => {
    const input = await field();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(120);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}45{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(45);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveFocus();
  },
});

export const Open = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await field());
    await waitFor(() => expect(screen.getByRole('option', { name: /^1\s?ч\s?30\s?мин$/ })).toBeVisible());
  },
});

/** A length that is not allowed stays, and the field says what would be. */
export const OutOfBounds = meta.story({
  play: async () => {
    const input = await field();
    await userEvent.clear(input);
    await userEvent.keyboard('9 ч');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('От\u00A015\u00A0мин до\u00A08\u00A0ч');
    await userEvent.clear(input);
    await userEvent.keyboard('50');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription('С\u00A0шагом 15\u00A0мин');
    await userEvent.clear(input);
    await userEvent.keyboard('долго');
    await userEvent.tab();
    await expect(input).toHaveValue('долго');
    await expect(input).toHaveAccessibleDescription(/^Введите длительность/);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Длительность', value: 90, onChange: changed },
  render: (args) => (
    <StateGrid width={168}>
      <DurationField {...args} hint={'С\u00A0перерывом'} />
      <DurationField {...args} label="Пустое" value={null} placeholder="1 ч" />
      <DurationField {...args} label={'С\u00A0ошибкой'} error={'Дольше, чем до\u00A0следующего эфира'} />
      <DurationField {...args} label="Выключено" disabled />
      <DurationField {...args} label="Крупное" size="large" />
      <DurationField {...args} label="Крупное, выключено" size="large" disabled />
    </StateGrid>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(6));
  },
});
