import type { ComponentType } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hold } from '#platform/msw.ts';
import { address } from '#storybook/address.tsx';
import { InShell } from '#storybook/InShell.tsx';
import { handOn } from '#components/data/Pager/handOn.ts';
import { keepNear } from '#lib/focus/keepNear.ts';
import preview from '#storybook/preview.tsx';
import { ListScreen } from './ListScreen.tsx';
import { SampleList, sampleKind } from './samples.tsx';

let kind = sampleKind(0);

const meta = preview.meta({
  component: ListScreen as ComponentType,
  parameters: {
    docs: {
      description: {
        component:
          'A list of anything: its head, search and filters, rows, and what is said when there are none.',
      },
    },
    layout: 'fullscreen',
    route: '/purchases',
  },
  beforeEach: () => {
    kind = sampleKind(60);
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

const table = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Покупки' }));
/** What the list was last asked for; the counts of filters ask for a row. */
const asked = () => kind.sample.asked.findLast((request) => request?.limit === 24);
/** The heads, those that have no room now among them. */
const heads = async (canvas: Canvas) =>
  (await table(canvas))
    .getAllByRole('columnheader', { hidden: true })
    .filter((head) => head.hasAttribute('data-column'))
    .map((head) => head.textContent);

/** A kind of money columns: a head orders, and the menu of orders says so. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await userEvent.click((await table(canvas)).getByRole('button', { name: 'Цена' }));
    await expect(await canvas.findByRole('button', { name: /Порядок: Цена: по\sубыванию/ })).toBeVisible();
    await waitFor(() => expect(address().get('sort')).toBe('-price'));
    // Who does not see the rows in another order is told.
    await canvas.findByText(/^Список упорядочен\. Цена: по\sубыванию$/);
  },
});

export const Loading = meta.story({
  tags: ['picture-phone'],
  beforeEach: () => {
    kind.sample.next = hold;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

/** What was read stays while it is read anew. */
export const Refreshing = meta.story({
  play: async ({ canvas }) => {
    await table(canvas);
    kind.sample.next = hold;
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок: Сначала новые' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /По\sназванию/ }));
    await waitFor(() => expect(canvas.getByRole('table').closest('[aria-busy=true]')).not.toBeNull());
    await expect((await table(canvas)).getAllByRole('row')).toHaveLength(25);
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: () => {
    kind = sampleKind(0);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут покупки' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новая покупка' })).toBeVisible();
  },
});

/** Nothing matches: what was asked for stands there, and one press takes it off. */
export const NoResults = meta.story({
  parameters: { route: '/purchases?search=ничего&status=Оплачена' },
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('По запросу «ничего» с 1 фильтром')).toBeVisible();
    await step('and back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить фильтры' }));
      await expect(await canvas.findByText('Показано 24 из 60')).toBeVisible();
      await expect(address().size).toBe(0);
      // What was pressed has gone: the focus is with the list, and not at the top of the page.
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
});

/** Rows that make no sense are left out, and said to be. */
export const Unread = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  beforeEach: () => {
    kind.sample.next = 'partly';
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Не\sпоказаны 2\sзаписи/)).toBeVisible();
    await expect((await table(canvas)).getAllByRole('row')).toHaveLength(23);
  },
});

/** «Показано N из M» grows as the foot of the list comes near. */
export const More = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Показано 24 из 60')).toBeVisible();
    // The second page may bring the third: its end may be in sight too.
    await waitFor(async () => {
      canvas.queryByRole('button', { name: 'Показать ещё' })?.scrollIntoView();
      await expect(canvas.getByText('Показано 60 из 60')).toBeInTheDocument();
    });
    await expect(canvas.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
    window.scrollTo(0, 0);
  },
});

/** As wide as a laptop leaves beside the menu: how many are shown begins a line of its own, parted from nothing. */
export const Laptop = meta.story({
  render: () => (
    <InShell path="/purchases">
      <div style={{ width: 952 }}>
        <SampleList kind={kind} />
      </div>
    </InShell>
  ),
  play: async ({ canvas }) => {
    const shown = (await canvas.findByText('Показано 24 из 60')).closest('output');
    await expect(shown).toHaveStyle({ borderRightWidth: '0px', paddingRight: '0px' });
  },
});

/** With the last page the button goes: who pressed it by keys goes on with the first of the rows that came. */
export const LastPageByKeys = meta.story({
  // The shell begins that once the page rests.
  beforeEach: () => handOn(),
  play: async ({ canvas }) => {
    await canvas.findByText('Показано 24 из 60');
    await waitFor(async () => {
      const more = canvas.queryByRole('button', { name: 'Показать ещё' });
      more?.focus();
      more?.scrollIntoView();
      await expect(canvas.getByText('Показано 60 из 60')).toBeInTheDocument();
    });
    await waitFor(() => expect(document.activeElement?.closest('[data-index]')).not.toBeNull());
    await expect(document.activeElement?.closest('[data-index]')).toHaveAttribute('data-index', '48');
    window.scrollTo(0, 0);
  },
});

/** The next page could not be read: nothing is asked for again until the author wants it. */
export const MoreFailed = meta.story({
  play: async ({ canvas, step }) => {
    await canvas.findByText('Показано 24 из 60');
    kind.sample.next = 'fails';
    canvas.getByRole('button', { name: 'Показать ещё' }).scrollIntoView();
    await expect(await canvas.findByText('Следующие покупки не загрузились')).toBeVisible();
    await step('«Повторить» reads on', async () => {
      kind.sample.next = 'right';
      await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
      await expect(await canvas.findByText(/^Показано (48|60) из 60$/)).toBeInTheDocument();
      // Whether the foot is in sight by then is a matter of chance: all are read, and the list stands.
      window.scrollTo(0, document.documentElement.scrollHeight);
      await expect(await canvas.findByText('Показано 60 из 60')).toBeInTheDocument();
    });
    window.scrollTo(0, 0);
  },
});

/** An address that somebody sent: search, filters, order and view are those of the sender. */
export const DeepLink = meta.story({
  tags: ['picture'],
  parameters: {
    route: '/purchases?search=вера&status=Оплачена&status=Возвращена&made=2026-11-01..2026-11-20&sort=-price',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toHaveValue('вера');
    await expect(canvas.getByText('Оплачена, Возвращена')).toBeVisible();
    await expect(canvas.getByText('с 1 нояб. по 20 нояб.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Порядок: Цена: по\sубыванию/ })).toBeVisible();
    await expect((await table(canvas)).getByRole('columnheader', { name: 'Цена' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(asked()).toMatchObject({
      search: 'вера',
      sort: '-price',
      filter: {
        status: ['Оплачена', 'Возвращена'],
        from: new Date('2026-11-01T00:00').toISOString(),
        to: new Date('2026-11-21T00:00').toISOString(),
      },
    });
  },
});

/** What no filter knows is as if it were not there. */
export const UnknownValues = meta.story({
  parameters: {
    route: '/purchases?status=Украдена&made=yesterday&unsold=maybe&sort=beauty&view=heap&utm_source=mail',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Показано 24 из 60')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Убрать фильтр/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Сбросить' })).toBeNull();
    await expect(asked()).not.toHaveProperty('filter');
  },
});

/** The last days from the menu, and off by the cross, which goes: the focus stays beside it. */
export const Period = meta.story({
  // The shell begins that once the page rests.
  beforeEach: () => keepNear(),
  play: async ({ canvas }) => {
    await table(canvas);
    // What goes by itself, when the author has scrolled on, does not bring them back.
    const goes = document.createElement('button');
    goes.style.position = 'absolute';
    canvas.getByRole('main').prepend(goes);
    goes.focus();
    await waitFor(() => {
      window.scrollTo(0, 300);
      return expect(window.scrollY).toBe(300);
    });
    goes.remove();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await expect(window.scrollY).toBe(300);
    window.scrollTo(0, 0);
    const filter = canvas.getByRole('button', { name: 'Фильтр' });
    await userEvent.click(filter);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Сделаны' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /За\s30\sдней/ }));
    await expect(await canvas.findByText('за 30 дней')).toBeVisible();
    await waitFor(() => expect(address().get('made')).toBe('30d'));
    await expect(asked()).toMatchObject({ filter: { from: new Date('2026-10-22T00:00').toISOString() } });
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать фильтр «Сделаны»' }));
    await waitFor(() => expect(address().has('made')).toBe(false));
    await waitFor(() => expect(filter).toHaveFocus());
    await userEvent.type(canvas.getByRole('searchbox'), '1');
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить' }));
    await waitFor(() => expect(filter).toHaveFocus());
  },
});

/** Columns are taken away, added and moved; the device remembers it for this list. */
export const Columns = meta.story({
  tags: ['picture'],
  play: async ({ canvas, step }) => {
    const usual = await heads(canvas);
    const open = async () => {
      await userEvent.click((await table(canvas)).getByRole('button', { name: 'Столбцы' }));
      return within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    };
    let dialog = await open();
    await step('chosen', async () => {
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Город' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Продажи' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Ниже: Клиент' }));
      const shown = ['Покупка', 'Город', 'Клиент', 'Статус', 'Цена'];
      await waitFor(async () => expect((await heads(canvas)).slice(0, 5)).toEqual(shown));
      await expect(localStorage.getItem('kabinet.list.author-marina.sample-purchases') ?? '').not.toBe('');
    });
    await step('as usual again', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Вернуть как было' }));
      await expect(await heads(canvas)).toEqual(usual);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      dialog = await open();
      await expect(dialog.getByRole('checkbox', { name: 'Город' })).not.toBeChecked();
    });
  },
});

/** The whole list by keys alone: search, filter, order, rows, selection, the bar and the columns. */
export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    const rows = await table(canvas);
    await step('search', async () => {
      canvas.getByRole('searchbox').focus();
      await user.keyboard('вера');
      await expect(await canvas.findByText('Показано 10 из 10')).toBeVisible();
      await user.keyboard('{Escape}');
      await expect(await canvas.findByText('Показано 24 из 60')).toBeVisible();
    });
    await step('a filter', async () => {
      await user.tab();
      await expect(canvas.getByRole('button', { name: /^Без продаж/ })).toHaveFocus();
      await user.tab();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Статус' })).toHaveFocus());
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Оплачена' })).toHaveFocus());
      await user.keyboard('{Enter}');
      const shown = await canvas.findByText('Показано 20 из 20');
      await expect(shown).toBeVisible();
      // Heard through the open menu, which hides the page around it.
      await expect(shown.closest('[inert], [aria-hidden=true]')).toBeNull();
      await user.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
    await step('the order', async () => {
      canvas.getByRole('button', { name: /^Порядок/ }).focus();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitemradio', { name: /новые/ })).toHaveFocus());
      await user.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(address().get('sort')).toBe('name'));
    });
    await step('rows are selected', async () => {
      rows.getByRole('button', { name: 'Столбцы' }).focus();
      await user.tab();
      await expect(rows.getByRole('link', { name: '=1+1' })).toHaveFocus();
      await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(await canvas.findByText('Выбрано 3')).toBeInTheDocument();
    });
    await step('and something is done with them', async () => {
      for (let tabs = 0; tabs < 5 && document.activeElement?.textContent !== 'Вернуть 3'; tabs++)
        await user.tab();
      await expect(canvas.getByRole('button', { name: 'Вернуть 3' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(canvas.queryByRole('region', { name: /выбранными/ })).toBeNull());
      await expect(kind.sample.refunded).toHaveLength(3);
    });
  },
});

/** 100 000 rows: the document holds those near the window. */
export const Huge = meta.story({
  beforeEach: () => {
    kind = sampleKind(100_000, { atOnce: true });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Покупки' })).toHaveAttribute(
      'aria-rowcount',
      '100001',
    );
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(40));
  },
});

/** Title, search with its buttons, quick filters: the rows come soon. How many there are the title says; what is left of them has a line of its own. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <InShell path="/purchases">
      <SampleList kind={kind} cards />
    </InShell>
  ),
  play: async ({ canvas, step }) => {
    const rows = await canvas.findByRole('list', { name: 'Покупки' });
    await expect(document.documentElement.scrollWidth).toBe(360);
    await expect(rows.getBoundingClientRect().top).toBeLessThan(212);
    await step('a thumb hits what it aims at', async () => {
      const names = [/^Фильтр$/, /^Порядок/, /^Действия со/];
      for (const button of names.map((name) => canvas.getByRole('button', { name }))) {
        const { left, top, width, height } = button.getBoundingClientRect();
        await expect([width, height]).toEqual([44, 44]);
        for (const x of [left + 1, left + 43])
          await expect(button).toContainElement(document.elementFromPoint(x, top + 22) as HTMLElement);
      }
    });
    await step('a filter says how many it leaves', async () => {
      const shown = await canvas.findByText('Показано 24 из 60');
      await expect(shown.offsetParent).toHaveStyle({ width: '1px' });
      await userEvent.click(await canvas.findByRole('button', { name: /^Без продаж/ }));
      const left = await canvas.findByText('Показано 1 из 1');
      await waitFor(() => expect(left.closest('output')).not.toHaveStyle({ position: 'absolute' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
      await canvas.findByText('Показано 24 из 60');
    });
    await step('what is new and the view are in the menu of the list', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /Действия со\sсписком/ }));
      await expect(await screen.findByRole('menuitem', { name: 'Новая покупка' })).toBeVisible();
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Таблицей' }));
      await table(canvas);
      await userEvent.click(await canvas.findByRole('button', { name: /Действия со\sсписком/ }));
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Карточками' }));
      await expect(await canvas.findByRole('list', { name: 'Покупки' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
});
