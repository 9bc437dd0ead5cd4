import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { TimeZoneField } from './TimeZoneField.tsx';

const changed = fn();

const given = {
  label: 'Часовой пояс',
  recent: ['Europe/Moscow', 'Asia/Tbilisi'],
  value: 'Europe/Moscow',
  onChange: changed,
};

const Kept = stateful(TimeZoneField, 'value', 'onChange');

/** The field once what works inside it has come. */
const field = async () => {
  await screen.findByRole('button');
  return screen.getByRole('combobox', { name: 'Часовой пояс' });
};

const meta = preview.meta({
  component: TimeZoneField,
  args: given,
  render: (args) => (
    <Room $below={400} style={{ width: 228 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** The author's own zones first, then common ones; each row tells its time now. */
export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    const input = await field();
    await expect(input).toHaveValue('Москва, GMT+3');
    await userEvent.click(input);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Ваши' })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: /^Тбилиси, GMT\+4/ }));
    await expect(changed).toHaveBeenLastCalledWith('Asia/Tbilisi');
    await expect(input).toHaveValue('Тбилиси, GMT+4');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Letters find a city, arrows walk, Enter chooses. */
export const Keyboard = meta.story({
  play: async () => {
    const input = await field();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Ваши' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('Asia/Tbilisi');
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}санкт');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('Europe/Moscow');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toHaveFocus();
  },
});

export const Open = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await field());
    await waitFor(() => expect(screen.getByRole('option', { name: /^Москва, GMT\+3/ })).toBeVisible());
  },
});

/** Found by a large city, by a country, by the offset. */
export const Search = meta.story({
  play: async () => {
    const input = await field();
    await userEvent.click(input);
    await userEvent.keyboard('санкт');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(input);
    await userEvent.keyboard('сербия{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('Europe/Belgrade');
    await userEvent.click(input);
    await userEvent.keyboard('+5:45');
    await userEvent.click(await screen.findByRole('option', { name: /^Катманду, GMT\+5:45/ }));
    await expect(changed).toHaveBeenLastCalledWith(expect.stringMatching(/^Asia\/Kath?mandu$/));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** The offset is that of the day that is chosen. */
export const Summer = meta.story({
  args: { value: 'Europe/Berlin', at: '2027-07-01T09:00:00Z' },
  play: async () => {
    await expect(await field()).toHaveValue('Берлин, GMT+2');
  },
});

export const NoResults = meta.story({
  play: async () => {
    const input = await field();
    await userEvent.click(input);
    await userEvent.keyboard('нарния');
    await waitFor(() => expect(screen.getByText(/^Такого города нет/)).toBeVisible());
    await userEvent.tab();
    await expect(input).toHaveValue('Москва, GMT+3');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** A zone that this browser does not know stays as it came. */
export const Unknown = meta.story({
  args: { value: 'Mars/Olympus' },
  play: async () => {
    const input = await field();
    await expect(input).toHaveValue('Mars/Olympus');
    await expect(input).toHaveAccessibleDescription(/Mars\/Olympus/);
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Часовой пояс', value: 'Europe/Moscow', onChange: changed },
  render: (args) => (
    <StateGrid width={228}>
      <TimeZoneField {...args} hint={'Как у\u00A0зрителей'} />
      <TimeZoneField {...args} label="Пустое" value={null} placeholder="Город" />
      <TimeZoneField {...args} label={'С\u00A0ошибкой'} value={null} error="Выберите город" />
      <TimeZoneField {...args} label="Выключено" disabled />
      <TimeZoneField {...args} label="Крупное" size="large" />
      <TimeZoneField {...args} label="Крупное, выключено" size="large" disabled />
    </StateGrid>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(6));
  },
});
