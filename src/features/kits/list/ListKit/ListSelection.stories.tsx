import { useState } from 'react';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { signInFarAway } from '#storybook/farAway.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { SampleList, sampleKind } from './samples.tsx';

let kind = sampleKind(0);

const meta = preview.meta({
  parameters: {
    docs: {
      description: {
        component:
          'Rows of a list that are chosen, one, many or all that are found, and what is done with them.',
      },
    },
    layout: 'fullscreen',
    route: '/purchases',
  },
  beforeEach: () => {
    kind = sampleKind(150);
    window.scrollTo(0, 0);
  },
  render: () => (
    <InShell path="/purchases">
      <SampleList kind={kind} />
    </InShell>
  ),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];

const row = async (canvas: Canvas, name: string) => {
  const table = within(await canvas.findByRole('table', { name: 'Покупки' }));
  return table.getByRole('link', { name });
};
const bar = async (canvas: Canvas) => {
  const region = await canvas.findByRole('region', { name: 'Действия с\u00A0выбранными' });
  await waitFor(() => expect(region).toBeVisible());
  return within(region);
};
const chosen = async (canvas: Canvas) => (await (await bar(canvas)).findByText(/^Выбрано \d/)).textContent;
const inMenu = async () =>
  within(await screen.findByRole('menu'))
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

/** What could not be done is named with its reason, and stays selected; what does not apply is left alone. */
export const PartlyDone = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    await row(canvas, '=1+1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все загруженные' }));
    const offers = await bar(canvas);
    await expect(offers.getByText(/16\sне\sподходят, не\sтронем/)).toBeVisible();
    await userEvent.click(offers.getByRole('button', { name: 'Вернуть 8' }));
    // The bar is in sight wherever the page is scrolled to.
    await expect(window.scrollY).toBe(0);
    const dialog = within(await screen.findByRole('dialog', { name: /Возвращено 6\sиз\s8/ }));
    await waitFor(() => expect(dialog.getByText('Банк отказал')).toBeVisible());
    await expect(dialog.getByText(/Прошло больше 30\sдней/)).toBeVisible();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await expect(dialog.getByRole('button', { name: /Повторить для\s2/ })).toBeVisible();
  },
});

const passed: string[] = [];
let leave = () => {};

/** Another author signs in meanwhile: the rows that are left are not done in their name, and they hear of none. */
export const AuthorLeaves = meta.story({
  beforeEach: ({ loaded }) => {
    passed.length = 0;
    leave = () => signInFarAway(loaded['environment']);
  },
  render: () => (
    <InShell path="/purchases">
      <SampleList
        kind={kind}
        bulk={[
          {
            ...{ id: 'check', label: 'Проверить', icon: null, done: 'Проверено', applies: () => true },
            run: async ({ id }) => {
              passed.push(id);
              leave();
            },
          },
        ]}
      />
    </InShell>
  ),
  play: async ({ canvas }) => {
    await row(canvas, '=1+1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все загруженные' }));
    await userEvent.click((await bar(canvas)).getByRole('button', { name: /^Проверить/ }));
    await waitFor(() => expect(passed).not.toEqual([]));
    await expect(passed.length).toBeLessThan(4);
    await expect(screen.queryByText(/Проверено/)).toBeNull();
  },
});

/** All that match, and not only what is loaded: the others are read to be selected. */
export const AllThatMatch = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/purchases?status=Оплачена' },
  play: async ({ canvas, step }) => {
    await row(canvas, '=1+1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все загруженные' }));
    await expect(await chosen(canvas)).toBe('Выбрано 24');
    await step('the bar offers the others', async () => {
      await userEvent.click((await bar(canvas)).getByRole('button', { name: /Выбрать все\s50/ }));
      await waitFor(async () => expect(await chosen(canvas)).toBe('Выбрано 50'));
      await expect((await bar(canvas)).queryByRole('button', { name: /^Выбрать все/ })).toBeNull();
    });
    await step('something else is asked for: nothing is selected', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Убрать фильтр «Статус»' }));
      await waitFor(() => expect(canvas.queryByRole('region', { name: /выбранными/ })).toBeNull());
    });
  },
});

/** A list in two parts, as tabs show one. */
function InParts() {
  const [part, show] = useState('Оплачена');
  return (
    <SampleList
      kind={kind}
      within={part}
      list={(params) => kind.listAtom({ ...params, filter: { ...params.filter, status: [part] } })}
      read={(request) => kind.read({ ...request, filter: { ...request?.filter, status: [part] } })}
      above={() => <button onClick={() => show('Возвращена')}>Refunded</button>}
    />
  );
}

/** What was read to be selected in one part is not selected in another, where nobody would see it. */
export const AnotherPart = meta.story({
  render: () => (
    <InShell path="/purchases">
      <InParts />
    </InShell>
  ),
  play: async ({ canvas }) => {
    await row(canvas, '=1+1');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Выбрать все загруженные' }));
    await userEvent.click((await bar(canvas)).getByRole('button', { name: /Выбрать все\s50/ }));
    await waitFor(async () => expect(await chosen(canvas)).toBe('Выбрано 50'));
    await userEvent.click(canvas.getByRole('button', { name: 'Refunded' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: /выбранными/ })).toBeNull());
  },
});

/** The rest could not be read: what was selected stays so. */
export const NotAllRead = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Выбрать: =1+1' }));
    kind.sample.next = 'fails';
    await userEvent.click((await bar(canvas)).getByRole('button', { name: /Выбрать все\s150/ }));
    const toast = await screen.findByText(/Не\sудалось выбрать все/);
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await chosen(canvas)).toBe('Выбрано 1');
  },
});

/** Rows that make no sense cannot be selected, and are said not to be. */
export const Unread = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Выбрать: =1+1' }));
    kind.sample.next = 'partly';
    await userEvent.click((await bar(canvas)).getByRole('button', { name: /Выбрать все\s150/ }));
    const toast = await screen.findByText(/^Пропущены 4\sзаписи/);
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(async () => expect(await chosen(canvas)).toBe('Выбрано 146'));
  },
});

/** A right click opens the menu of a row at the pointer, «…» under itself, Shift+F10 at the row; all of them are one menu. */
export const ContextMenu = meta.story({
  play: async ({ canvas, step }) => {
    const link = await row(canvas, '=1+1');
    const all = ['Открыть', 'Открыть в\u00A0новой вкладке', 'Копировать ссылку'];
    const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await step('a right click', async () => {
      await userEvent.pointer({ keys: '[MouseRight]', target: link });
      await expect(await inMenu()).toEqual(all);
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('«…»', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Действия: =1+1' }));
      await expect(await inMenu()).toEqual(all);
      await userEvent.keyboard('{Escape}');
      await closed();
    });
    await step('the keys of the browser for a menu', async () => {
      link.focus();
      const { left, bottom } = link.getBoundingClientRect();
      await fireEvent.contextMenu(link, { clientX: left, clientY: bottom });
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Открыть' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(link).toHaveFocus();
    });
  },
});

/** On a phone the first row is selected from its menu; after it each has its checkbox. */
export const Phone = meta.story({
  tags: ['picture', 'picture-dark'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await row(canvas, '=1+1');
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: =1+1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Выбрать' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Выбрать: Мягкие плечи 2' }));
    const offers = await bar(canvas);
    await expect(await chosen(canvas)).toBe('Выбрано 2');
    await userEvent.click(offers.getByRole('button', { name: 'Ещё действия' }));
    await expect(await inMenu()).toEqual(['Проверить', 'CSV']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
