import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { address } from '#storybook/address.tsx';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { SampleList, sampleKind } from './samples.tsx';

let kind = sampleKind(0);

const meta = preview.meta({
  parameters: {
    docs: {
      description: {
        component: 'Ways to look at a list that an author keeps by name: search, filters, order and columns.',
      },
    },
    layout: 'fullscreen',
    route: '/purchases?search=опора',
  },
  beforeEach: () => {
    kind = sampleKind(60);
  },
  render: () => (
    <InShell path="/purchases">
      <SampleList kind={kind} />
    </InShell>
  ),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];

const save = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить вид' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Название' }), `${name}{Enter}`);
  await expect(await canvas.findByRole('button', { name })).toBeVisible();
};
const choose = async (canvas: Canvas, view: string, item: RegExp) => {
  await userEvent.click(canvas.getByRole('button', { name: view }));
  const menu = within(await screen.findByRole('menu'));
  await userEvent.click(menu.getByText(item));
};
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

/** A view is saved under a name, on this device, and found again. */
export const Saved = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    await save(canvas, 'Опора');
    await expect(canvas.queryByRole('button', { name: 'Сохранить вид' })).toBeNull();
  },
});

/** A device without room has it until the page goes, and says so. */
export const NotKept = meta.story({
  play: async ({ canvas }) => {
    const full = spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    try {
      await save(canvas, 'Опора');
      await expect(await screen.findByText(/На\sустройстве нет места/)).toBeInTheDocument();
    } finally {
      full.mockRestore();
    }
    // What the page alone has would be there in the next story too.
    await choose(canvas, 'Опора', /^Удалить/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Опора' })).toBeNull());
  },
});

/** A name that is taken is refused beside the field. */
export const Invalid = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await save(canvas, 'Опора');
    await userEvent.click(await canvas.findByRole('button', { name: /^Без продаж/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Сохранить вид' }));
    const field = await screen.findByRole('textbox', { name: 'Название' });
    await userEvent.type(field, 'Опора{Enter}');
    await expect(field).toHaveAccessibleDescription(/Вид с\sтаким названием уже есть/);
  },
});

export const Renamed = meta.story({
  play: async ({ canvas }) => {
    await save(canvas, 'Опора');
    await choose(canvas, 'Опора', /^Переименовать/);
    const field = await screen.findByRole('textbox', { name: 'Название' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Стоя{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Стоя' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Опора' })).toBeNull();
  },
});

/** A view is deleted at once, and comes back by «Отменить», beside the one that was saved meanwhile. */
export const Deleted = meta.story({
  play: async ({ canvas }) => {
    await save(canvas, 'Опора');
    await choose(canvas, 'Опора', /^Удалить/);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Опора' })).toBeNull());
    await save(canvas, 'Стоя');
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Опора' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Стоя' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
});

/** What another tab has saved a moment ago is there beside it. */
export const SavedInTwoTabs = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Сохранить вид' });
    const views = [{ id: 'theirs', name: 'Сидя', query: 'search=сидя' }];
    const theirs = JSON.stringify({ views, hidden: null, order: [] });
    localStorage.setItem('kabinet.list.author-marina.sample-purchases', theirs);
    await save(canvas, 'Опора');
    await userEvent.click(canvas.getByRole('button', { name: 'Опора' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Сидя' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await closed();
  },
});

/** The list opens with the view that the author chose for it, unless it is come back to. */
export const OpensWithView = meta.story({
  play: async ({ canvas, step }) => {
    await save(canvas, 'Опора');
    await choose(canvas, 'Опора', /^Открывать список с/);
    await userEvent.keyboard('{Escape}');
    await closed();
    await step('taken off, it stays off, also for who comes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
      await canvas.findByText('Показано 24 из 60');
      await userEvent.click(canvas.getByRole('link', { name: '=1+1' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Назад' }));
      await expect(await canvas.findByText('Показано 24 из 60')).toBeVisible();
    });
    await step('come to anew, it is there', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: '=1+1' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Открыть заново' }));
      await expect(await canvas.findByText('Показано 12 из 12')).toBeVisible();
      await expect(address().get('search')).toBe('опора');
    });
  },
});
