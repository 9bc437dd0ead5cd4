import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { StateGrid } from '#storybook/StateGrid.tsx';
import ComboInner from './ComboInner.tsx';
import { Combobox } from './Combobox.tsx';
import type { ComboOption } from './options.ts';

const courses: ComboOption[] = [
  { id: 'c1', label: 'Тело без тревоги', hint: 'Курс, 24 лекции' },
  { id: 'c2', label: 'Голос и опора', hint: 'Курс, 12 лекций' },
  { id: 'c3', label: '21 день утренней практики', hint: 'Марафон' },
  { id: 'c4', label: 'Без спешки', hint: 'Курс, снят с публикации', disabled: true },
];

const changed = fn();

const given = {
  label: 'Где показать',
  options: courses,
  value: 'c1',
  onChange: changed,
};

const Kept = stateful(Combobox, 'value', 'onChange');

const field = () => screen.findByRole('combobox', { name: 'Где показать' });
const list = async () => within(await screen.findByRole('listbox'));

const meta = preview.meta({
  component: Combobox,
  args: given,
  render: (args) => (
    <Room $below={300} style={{ width: 300 }}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void changed.mockClear(),
});

/** A press opens the list; what is typed narrows it; arrows and Enter choose. */
export const Default = meta.story({
  tags: ['picture'],
  play: async () => {
    const input = await field();
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.click(await field());
    await waitFor(async () => expect((await list()).getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('голос');
    await waitFor(async () => expect((await list()).getAllByRole('option')).toHaveLength(1));
    // How many there are is told to who does not see the list.
    await expect(await screen.findByText(/^4\sварианта\.$/)).toBeInTheDocument();
    await expect(await screen.findByText(/^1\sвариант\.$/)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('c2');
    await expect(await field()).toHaveValue('Голос и опора');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(input).toBeDefined();
  },
});

/** Arrows open the list and walk it, Enter chooses, Esc closes. */
export const Keyboard = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.tab();
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect((await list()).getAllByRole('option')).toHaveLength(4));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('c2');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{ArrowUp}');
    await list();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(await field()).toHaveFocus();
  },
});

/** Who typed before the code of the list was there sees the list once it is, and types on. */
export const TypedEarly = meta.story({
  render: () => (
    <ComboInner
      label="Где показать"
      value={null}
      text=""
      query="голос"
      held={{ current: true }}
      sections={[{ title: '', options: courses.slice(1, 2) }]}
      state="ready"
      nothing="Ничего нет"
      icon={null}
      onChange={changed}
      onQuery={() => undefined}
      onSettle={() => undefined}
      onRetry={() => undefined}
    />
  ),
  play: async () => {
    await expect((await list()).getAllByRole('option')).toHaveLength(1);
    await expect(await field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('c2');
  },
});

/** What is typed and stands for nothing goes when the author leaves, or presses Esc. */
export const Reverting = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.click(await field());
    await userEvent.keyboard('квантовая');
    await waitFor(() => expect(screen.getByText(/^Ничего не\s?найдено/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(await field()).toHaveValue('Тело без тревоги');
    await userEvent.clear(await field());
    await userEvent.keyboard('гол');
    await userEvent.tab();
    await expect(await field()).toHaveValue('Тело без тревоги');
    await expect(changed).not.toHaveBeenCalled();
  },
});

/** Tab goes on and leaves the value as it was, whatever row is lit. */
export const Leaving = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await list();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(await field()).not.toHaveFocus();
    await expect(await field()).toHaveValue('Тело без тревоги');
    await expect(changed).not.toHaveBeenCalled();
  },
});

/** Enter takes the best match, leaving takes a name that is typed whole. */
export const ByName = meta.story({
  args: { clearable: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.click(await field());
    await userEvent.keyboard('утрен{Enter}');
    await expect(changed).toHaveBeenLastCalledWith('c3');
    await userEvent.clear(await field());
    await userEvent.keyboard('голос и опора');
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith('c2');
    await userEvent.clear(await field());
    await userEvent.tab();
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
});

/** Options are asked for as the text is typed. A value that none of them is keeps its name. */
export const Asked = meta.story({
  args: {
    value: 'c9',
    options: undefined,
    nameOf: (id) => (id === 'c9' ? 'Сон и тишина' : undefined),
    load: async (text) => courses.filter(({ label }) => label.toLowerCase().includes(text)),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await expect(await field()).toHaveValue('Сон и тишина');
    await userEvent.click(await field());
    await userEvent.keyboard('опора');
    await userEvent.click(await screen.findByRole('option', { name: /^Голос и опора/ }));
    await expect(changed).toHaveBeenLastCalledWith('c2');
    await expect(await field()).toHaveValue('Голос и опора');
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { value: null, options: undefined, load: () => new Promise(() => {}) },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.click(await field());
    await waitFor(() => expect(screen.getByText('Ищем…')).toBeVisible());
  },
});

let tries = 0;

/** A list that did not come says so, and its row asks again. */
export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: () => void (tries = 0),
  args: {
    value: null,
    options: undefined,
    load: async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return courses;
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.click(await field());
    await waitFor(() => expect(screen.getByText(/^Список не\s?загрузился/)).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect((await list()).getAllByRole('option')).toHaveLength(4));
  },
});

export const Creating = meta.story({
  args: { onCreate: async () => 'c5' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.click(await field());
    await userEvent.keyboard('Йога  нидра');
    await userEvent.click(await screen.findByRole('option', { name: 'Создать «Йога нидра»' }));
    await waitFor(() => expect(changed).toHaveBeenLastCalledWith('c5'));
    await expect(await field()).toHaveValue('Йога нидра');
  },
});

export const Invalid = meta.story({
  args: { value: null, error: 'Выберите, где показать' },
  play: async () => {
    await expect(await field()).toBeInvalid();
  },
});

export const Grid = meta.story({
  tags: ['picture', 'picture-dark'],
  args: { label: 'Курс', options: courses, value: 'c1', onChange: fn() },
  render: (args) => (
    <StateGrid width={240}>
      <Combobox {...args} hint={'Откроется у\u00A0учеников'} />
      <Combobox {...args} label="Пустое" value={null} placeholder="Курс или марафон" />
      <Combobox {...args} label="Выключено" disabled />
      <Combobox {...args} label="Можно снять" clearable />
      <Combobox {...args} label="Крупное" size="large" />
      <Combobox {...args} label={'Крупное с\u00A0ошибкой'} size="large" error={'Снят с\u00A0публикации'} />
    </StateGrid>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('button').length).toBeGreaterThan(5));
  },
});

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    options: [
      { id: 'c1', label: 'Превысокомногорассмотрительствующийсамосострадательностью', hint: 'Курс' },
      ...courses.slice(1),
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button')).toBeVisible());
    await userEvent.click(await field());
    await waitFor(async () => expect((await list()).getAllByRole('option')).toHaveLength(4));
    await expectToFit();
    // A list over the page closes when the window changes its size, which a picture may bring about.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
});
