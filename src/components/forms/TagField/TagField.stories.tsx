import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Dialog } from '#components/feedback/Dialog/Dialog.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { Room } from '#storybook/Room.tsx';
import { TagField } from './TagField.tsx';
import type { TagOption } from './match.ts';

const tags: TagOption[] = [
  { id: 't1', name: 'голос', usageCount: 21 },
  { id: 't2', name: 'дыхание', usageCount: 38 },
  { id: 't3', name: 'дыхание носом', usageCount: 12 },
  { id: 't4', name: 'голос и дыхание', usageCount: 4 },
  { id: 't5', name: 'тревога', usageCount: 17 },
  { id: 't6', name: 'сон', usageCount: 9 },
  { id: 't7', name: 'самосострадание', usageCount: 3 },
];

const changed = fn();

const given = {
  label: 'Теги',
  options: tags,
  max: 10,
  value: ['t1'],
  onChange: changed,
};

const Kept = stateful(TagField, 'value', 'onChange');

const meta = preview.meta({
  component: TagField,
  args: given,
  render: (args) => (
    <Room $below={320} style={{ width: 300 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** What is typed filters the list; arrows and Enter choose; the list stays open for the next one. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { onCreate: async () => 'new' },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    await userEvent.click(input);
    await userEvent.keyboard('дых');
    const list = within(await screen.findByRole('listbox'));
    await waitFor(() => expect(list.getAllByRole('option')).toHaveLength(4));
    await waitFor(() => expect(list.getByRole('option', { name: 'Создать тег «дых»' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['t1', 't2']);
    await expect(canvas.getByText('дыхание')).toBeVisible();
    await expect(canvas.getByText('2 из 10')).toBeVisible();
    await expect(input).toHaveValue('');
    await userEvent.keyboard('дых{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /^дыхание 38/, selected: true })).toBeVisible(),
    );
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  args: { value: [], hint: 'По ним лекцию найдут в каталоге' },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    await expect(input).toHaveAttribute('placeholder', 'Добавить');
    await expect(input).toHaveAccessibleDescription(/^По ним лекцию найдут в каталоге/);
  },
});

/** Chips take themselves off by the cross, and the last one by Backspace; the focus stays in the field. */
export const Removing = meta.story({
  tags: ['picture'],
  args: { value: ['t1', 't2', 't5'] },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать тег «дыхание»' }));
    await expect(changed).toHaveBeenLastCalledWith(['t1', 't5']);
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(changed).toHaveBeenLastCalledWith(['t1']);
    await userEvent.keyboard('сон{Backspace}');
    await expect(changed).toHaveBeenCalledTimes(2);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Убрать тег «голос»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith([]);
    // Outside the field, so that the list is closed for good.
    await userEvent.tab();
    await waitFor(() => expect(input).not.toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Letters find, Enter puts on, Backspace and the crosses take off. */
export const Keyboard = meta.story({
  args: { onCreate: async () => 't8' },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Убрать тег «голос»' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(changed).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('трев{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['t5']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Backspace}');
    await expect(changed).toHaveBeenLastCalledWith([]);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});

/** Tab goes on and takes nothing that is only lit, no row that makes something either; a name that is typed whole is meant. */
export const Leaving = meta.story({
  args: { onCreate: async () => 't8' },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    await userEvent.click(input);
    await userEvent.keyboard('дых{ArrowDown}');
    await screen.findByRole('option', { name: /^дыхание 38/ });
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.keyboard('йога{ArrowDown}');
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.keyboard('сон{ArrowDown}');
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(['t1', 't6']);
    await expect(input).toHaveValue('');
  },
});

const closed = fn();

/** In a dialog Esc closes the list alone; the next one asks for the end of the dialog. */
export const InDialog = meta.story({
  beforeEach: () => void closed.mockClear(),
  render: () => (
    <Dialog open title="Добавить теги" onClose={closed}>
      <Kept {...given} />
    </Dialog>
  ),
  play: async () => {
    const keys = await realKeys();
    if (keys === null) return;
    const input = await screen.findByRole('combobox', { name: 'Теги' });
    await userEvent.click(input);
    await keys.keyboard('дых');
    await screen.findByRole('listbox');
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(closed).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await keys.keyboard('{Escape}');
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  },
});

/** A chosen row has a check; choosing it again takes the tag off. */
export const Toggling = meta.story({
  // Not photographed, nor is CreateFailed: the list, open here, was gone from a picture once. Why is not known.
  args: { value: ['t4'] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Теги' }));
    await userEvent.click(await screen.findByRole('option', { name: /^голос и дыхание/, selected: true }));
    await expect(changed).toHaveBeenLastCalledWith([]);
    await userEvent.click(await screen.findByRole('option', { name: /^сон/ }));
    await expect(changed).toHaveBeenLastCalledWith(['t6']);
  },
});

let answer: (id: string | null) => void = () => {};

/** While the platform makes the tag, its chip turns; the author goes on choosing, and nothing is lost. */
export const Creating = meta.story({
  tags: ['picture'],
  args: { onCreate: () => new Promise((resolve) => (answer = resolve)) },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    await userEvent.click(input);
    await userEvent.keyboard('  йога   нидра ');
    await userEvent.click(await screen.findByRole('option', { name: 'Создать тег «йога нидра»' }));
    await expect(await canvas.findByText('йога нидра')).toBeVisible();
    await userEvent.keyboard('тревога{Enter}');
    await expect(changed).toHaveBeenLastCalledWith(['t1', 't5']);
    answer('t9');
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith(['t1', 't5', 't9']));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Убрать тег «йога нидра»' })).toBeVisible();
  },
});

/** A name that could not be made goes back into the field. */
export const CreateFailed = meta.story({
  args: {
    onCreate: () => Promise.reject(new Error('offline')),
    error: 'Тег не создан: платформа не ответила',
  },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    await userEvent.click(input);
    await userEvent.keyboard('нидра{Enter}');
    await waitFor(() => expect(input).toHaveValue('нидра'));
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const NoResults = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Теги' }));
    await userEvent.keyboard('квантовая');
    await waitFor(() => expect(screen.getByText('Такого тега нет')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const Full = meta.story({
  tags: ['picture'],
  args: { value: ['t1', 't2', 't5'], max: 3, onCreate: async () => 'new' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Теги' }));
    await waitFor(() => expect(screen.getByText('Больше 3 тегов не добавить')).toBeVisible());
    await expect(screen.getByRole('option', { name: /^сон/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('сон{Enter}');
    await expect(changed).not.toHaveBeenCalled();
  },
});

export const Invalid = meta.story({
  tags: ['picture'],
  args: { value: [], error: 'Добавьте хотя бы один тег' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Теги' })).toBeInvalid();
  },
});

export const Disabled = meta.story({
  tags: ['picture'],
  args: { value: ['t1', 't2'], disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Теги' })).toBeDisabled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The tags of a lecture take one line of a phone; what is typed has its room. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { value: ['t2', 't1', 't5'] },
  render: (args) => (
    <Room $below={320} style={{ width: 328 }}>
      <Kept {...args} />
    </Room>
  ),
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Теги' });
    const tag = canvas.getByText('тревога').getBoundingClientRect();
    await expect(Math.abs(input.getBoundingClientRect().top - tag.top)).toBeLessThan(20);
    await userEvent.type(input, 'сон');
    await expect(input.offsetWidth).toBeGreaterThan(80);
    await userEvent.clear(input);
    await userEvent.keyboard('{Escape}');
  },
});

/** A tag that the list does not know keeps its id; long names and many chips wrap. */
export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    value: ['t7', 't4', 'удалённый-тег', 't3', 'long'],
    options: [
      ...tags,
      { id: 'long', name: 'превысокомногорассмотрительствующийсамосострадательностью в тревоге' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('удалённый-тег')).toBeVisible();
    await expectToFit();
  },
});
