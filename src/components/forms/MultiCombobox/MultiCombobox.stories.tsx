import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import { MultiCombobox } from './MultiCombobox.tsx';
import MultiInner from './MultiInner.tsx';

const kazakh = { id: 'kk', label: 'Казахский' };
const languages = [
  { id: 'ru', label: 'Русский' },
  { id: 'en', label: 'Английский' },
  kazakh,
  { id: 'de', label: 'Немецкий' },
];

const changed = fn();

const given = {
  label: 'Языки',
  options: languages,
  value: ['ru'],
  onChange: changed,
};

const Kept = stateful(MultiCombobox, 'value', 'onChange');

const field = (canvas: { findByRole: typeof screen.findByRole }) =>
  canvas.findByRole('combobox', { name: 'Языки' });

const meta = preview.meta({
  component: MultiCombobox,
  args: given,
  render: (args) => (
    <Room $below={280} style={{ width: 300 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** Chips for what is chosen; the list stays open for the next one. */
export const Default = meta.story({
  // Not photographed: the list, open here, was gone from a picture once. Why is not known.
  play: async ({ canvas }) => {
    await userEvent.click(await field(canvas));
    await userEvent.keyboard('каз{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['ru', 'kk']);
    const list = await screen.findByRole('listbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать «Русский»' }));
    await expect(changed).toHaveBeenLastCalledWith(['kk']);
    await expect(await field(canvas)).toHaveFocus();
    await expect(await screen.findByRole('listbox')).toBe(list);
  },
});

/** Who typed before what works inside was there sees the list once it is, and types on. */
export const TypedEarly = meta.story({
  render: (args) => <MultiInner {...args} typed={kazakh.label.slice(0, 3)} held={{ current: true }} />,
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
    await expect(await field(canvas)).toHaveValue('Каз');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['ru', 'kk']);
  },
});

/** Enter chooses, Backspace and the crosses take away; the focus is never lost. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    const input = await field(canvas);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать «Русский»' })).toHaveFocus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('каз{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['ru', 'kk']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(changed).toHaveBeenLastCalledWith(['ru']);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith([]);
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** What was chosen from a list that has changed since keeps its name. */
export const Asked = meta.story({
  args: {
    value: [],
    options: undefined,
    load: async (text) => languages.filter(({ label }) => label.toLowerCase().includes(text)),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await field(canvas));
    await userEvent.keyboard('нем');
    await userEvent.click(await screen.findByRole('option', { name: 'Немецкий' }));
    await userEvent.keyboard('рус');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Немецкий' })).toBeNull());
    await expect(canvas.getByText('Немецкий')).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  args: { options: undefined, nameOf: () => 'Русский', load: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await userEvent.click(await field(canvas));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Повторить' })).toBeVisible());
  },
});

export const Full = meta.story({
  tags: ['picture'],
  args: { value: ['ru', 'en'], max: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(await field(canvas));
    await waitFor(() => expect(screen.getByText(/^Больше 2 не\s?добавить/)).toBeVisible());
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Языки', options: languages, value: ['ru'], onChange: changed },
  render: (args) => (
    <StateGrid width={240}>
      <MultiCombobox {...args} hint={'Для\u00A0каталога'} />
      <MultiCombobox {...args} label={'С\u00A0ошибкой'} value={[]} error="Выберите хотя бы один" />
      <MultiCombobox {...args} label="Выключено" disabled />
      <MultiCombobox {...args} label="Несколько" value={['ru', 'en', 'kk', 'de']} />
    </StateGrid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('combobox')).toHaveLength(4);
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    value: ['long'],
    options: [{ id: 'long', label: 'Превысокомногорассмотрительствующийсамосострадательностью' }],
  },
  play: async ({ canvas }) => {
    await field(canvas);
    await expectToFit();
  },
});
