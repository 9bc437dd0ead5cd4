import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, garbled, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { Opened } from '#storybook/Opened.tsx';
import preview from '#storybook/preview.tsx';
import { realKeys } from '#storybook/realKeys.ts';
import { StreamPicker } from './StreamPicker.tsx';

const meta = preview.meta({ component: StreamPicker, args: { value: null, onChoose: fn() } });

const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Выбрать из\sвидеотеки/ }));
  return within(await screen.findByRole('dialog', { name: 'Видеотека' }));
};

/** A recording is found by its name and taken. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  decorators: [
    (Story) => (
      <Opened>
        <Story />
      </Opened>
    ),
  ],
  play: async ({ args }) => {
    const dialog = await open();
    await dialog.findAllByRole('radio');
    await expect(dialog.getByRole('button', { name: 'Выбрать' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('searchbox'), 'golos');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    const found = dialog.getByRole('radio', { name: /golos/ });
    await userEvent.click(found);
    await userEvent.click(dialog.getByRole('button', { name: 'Выбрать' }));
    await expect(args.onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ name: expect.stringMatching(/golos/) }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: /Выбрать из\sвидеотеки/ })).toHaveFocus();
  },
});

/** What was typed in the layout of the other alphabet is found as it was meant. */
export const OtherLayout = meta.story({
  play: async () => {
    const dialog = await open();
    await dialog.findAllByRole('radio');
    await userEvent.type(dialog.getByRole('searchbox'), 'пщдщы');
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(1));
    await expect(dialog.getByRole('radio', { name: /golos/ })).toBeVisible();
  },
});

/** The same by the browser's own keys: arrows go through the recordings, Enter takes one. */
export const Keyboard = meta.story({
  play: async ({ args }) => {
    const dialog = await open();
    const [first] = await dialog.findAllByRole('radio');
    const keys = await realKeys();
    if (keys === null || first === undefined) return;
    first.focus();
    await keys.keyboard('{ArrowDown}');
    await waitFor(() => expect(dialog.getAllByRole('radio')[1]).toBeChecked());
    await keys.keyboard('{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

/** With the last page the button goes: keys go on with the first of the recordings that came. */
export const LastPageByKeys = meta.story({
  play: async () => {
    const dialog = await open();
    const before = (await dialog.findAllByRole('radio')).length;
    const more = dialog.getByRole('button', { name: 'Показать ещё' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Показать ещё' })).toBeNull());
    await waitFor(() => expect(dialog.getAllByRole('radio')[before]).toHaveFocus());
  },
});

/** Open, with what is chosen now. */
export const Open = meta.story({
  tags: ['picture'],
  args: { value: 'stream-golos' },
  play: async () => {
    const dialog = await open();
    await dialog.findByText('Выбрана сейчас');
  },
});

export const Unused = meta.story({
  tags: ['picture'],
  play: async () => {
    const dialog = await open();
    const all = (await dialog.findAllByRole('radio')).length;
    await userEvent.click(dialog.getByRole('button', { name: /Не\sиспользуется/ }));
    await waitFor(() => expect(dialog.queryAllByRole('radio').length).toBeLessThan(all));
  },
});

/** A sound is wanted: no video is offered. */
export const AudioOnly = meta.story({
  tags: ['picture'],
  args: { kind: 'audio' },
  play: async () => {
    const dialog = await open();
    await dialog.findAllByRole('radio');
    await expect(dialog.queryByText(/×/)).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await open();
    await dialog.findAllByRole('radio');
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.stream.list)),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => {
    const dialog = await open();
    await dialog.findByRole('heading', { name: 'Записей пока нет' });
  },
});

export const NoResults = meta.story({
  tags: ['picture'],
  play: async () => {
    const dialog = await open();
    await dialog.findAllByRole('radio');
    await userEvent.type(dialog.getByRole('searchbox'), 'нет такого');
    await dialog.findByRole('heading', { name: /Ничего не\sнайдено/ });
  },
});

/** A recording that makes no sense is left out, and said to be: the others can be taken. */
export const Unread = meta.story({
  beforeEach: ({ msw, loaded }) => msw.use(garbled(endpoints.stream.list, loaded['environment'].platform)),
  play: async () => {
    const dialog = await open();
    await dialog.findByText(/^Не\sпоказана 1\sзапись/);
    await expect(dialog.getAllByRole('radio').length).toBeGreaterThan(1);
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.stream.list, 500)),
  play: async () => {
    const dialog = await open();
    await dialog.findByRole('heading', { name: /Список не\sоткрылся/ });
  },
});
