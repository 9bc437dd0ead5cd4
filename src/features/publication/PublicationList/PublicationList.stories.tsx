import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { callsHeld, fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { standard } from '#platform/scenarios/standard.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import { boardCode } from '#components/data/Board/boardLate.ts';
import preview from '#storybook/preview.tsx';
import { PublicationList } from './PublicationList.tsx';

// Fetched ahead: the first fetch of this code takes longer than a query waits.
void Promise.all([
  boardCode.keyDrag.load(),
  boardCode.longCards.load(),
  import('#components/data/Menu/MenuPopover.tsx'),
  import('#features/kits/list/ListKit/TableView.tsx'),
  import('#features/kits/list/ListKit/BulkBar.tsx'),
]);

const meta = preview.meta({
  component: PublicationList,
  parameters: { layout: 'fullscreen', route: '/publications' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <InShell path="/publications">
      <PublicationList />
    </InShell>
  ),
});

const table = async () => within(await screen.findByRole('table', { name: 'Публикации' }));
const row = async (name: RegExp) => {
  const all = await (await table()).findAllByRole('row', { name });
  return within(all[0] ?? document.body);
};

/** All of them, the latest first, with how many there are of each status. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const course = await row(/Тело без тревоги/);
    await expect(await course.findByText(/^Курс · 8\sмодулей/)).toBeVisible();
    await expect(course.getByText(/^6\s900\s₽$/)).toBeVisible();
    await expect(course.getByText(/^8\s900\s₽$/)).toBeVisible();
    await expect(course.getByText('214')).toBeVisible();
    await expect(await course.findByRole('img', { name: /^По\sнеделям за\s12/ })).toBeVisible();
    await expect((await row(/Дыхание 4–7–8 перед сном(?!:)/)).getByText('Есть замечание')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Нужны правки\s*2$/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Опубликованы\s*37$/ })).toBeVisible();
  },
});

/** A tab is in the address, and the filters go along with it. */
export const Tab = meta.story({
  parameters: { route: '/publications?type=lecture' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Сняты/ }));
    await waitFor(() => expect(address().get('status')).toBe('unpublished'));
    await expect(address().get('type')).toBe('lecture');
    await expect(await canvas.findByText(/^Показано 2 из 2$/)).toBeVisible();
    await row(/Слышать тишину/);
  },
});

/** Nothing is in a status, and no filter is to blame. */
export const EmptyTab = meta.story({
  parameters: { route: '/publications?status=rejected' },
  beforeEach: ({ loaded }) =>
    loaded['environment'].load((now: number) =>
      standard(now).map((author) => ({
        ...author,
        publications: author.publications.map((each) =>
          each.status === 'rejected' ? { ...each, status: 'draft' } : each,
        ),
      })),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Пока пусто: нужны правки' })).toBeVisible();
  },
});

/** The menu of a row offers what the table of statuses allows. */
export const RowMenu = meta.story({
  play: async () => {
    const menuOf = async (name: RegExp) => {
      const target = await (await row(name)).findByRole('link');
      await userEvent.pointer({ keys: '[MouseRight]', target });
      const menu = within(await screen.findByRole('menu'));
      const items = menu.getAllByRole('menuitem').map((item) => item.textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      return items.slice(3);
    };
    await expect(await menuOf(/Голос и диафрагма/)).toEqual(['На\u00A0проверку']);
    await expect(await menuOf(/Как работает блуждающий нерв/)).toEqual([]);
    await expect(await menuOf(/Мягкие плечи/)).toEqual(['Опубликовать']);
    await expect(await menuOf(/Тело без тревоги/)).toEqual(['Снять с\u00A0публикации']);
  },
});

/** What is taken down at once can be taken back. */
export const Unpublished = meta.story({
  parameters: { route: '/publications?search=равновесие' },
  play: async () => {
    const name = /Опора и\sравновесие стоя/;
    const target = await (await row(name)).findByRole('link');
    await userEvent.pointer({ keys: '[MouseRight]', target });
    const menu = within(await screen.findByRole('menu'));
    await userEvent.click(menu.getByRole('menuitem', { name: /^Снять/ }));
    await expect(await (await row(name)).findByText(/^Снята с\sпубликации$/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await expect(await (await row(name)).findByText('Опубликована')).toBeVisible();
  },
});

/** What can be done with the selected rows. */
const bar = async () => within(await screen.findByRole('region', { name: /^Действия с\sвыбранными$/ }));

const select = async (...names: RegExp[]) => {
  for (const name of names) await userEvent.click(await (await table()).findByRole('checkbox', { name }));
};

/** What cannot be published is left alone, and that is said. */
export const Selected = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await select(/Выбрать: Как работает/, /Выбрать: Мягкие плечи/, /Выбрать: Волна/);
    await expect(await canvas.findByRole('button', { name: 'Опубликовать 2' })).toBeVisible();
    await expect(canvas.getByText(/^1\sне\sподходит, не\sтронем$/)).toBeVisible();
    await expect((await bar()).getByRole('button', { name: 'Цена' })).toBeEnabled();
    // What applies to none of them is not offered.
    await expect((await bar()).queryByRole('button', { name: /^Снять с\sпубликации/ })).toBeNull();
  },
});

/** Nothing goes on sale before the author has seen at which price; the whole can be taken back. */
export const BulkPublish = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await select(/Выбрать: Мягкие плечи/, /Выбрать: Волна/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Опубликовать \d/ }));
    const ask = async () =>
      within(await screen.findByRole('dialog', { name: /^Опубликовать \d\sпубликаци/ }));
    const lines = (await ask()).getAllByRole('listitem');
    await expect(lines.length).toBeGreaterThan(0);
    await expect((await ask()).getByText(/Мягкие плечи/)).toBeVisible();
    await expect((await ask()).getByText(/^990\s₽$/)).toBeVisible();
    await userEvent.click((await ask()).getByRole('button', { name: 'Отмена' }));
    await expect((await row(/Мягкие плечи/)).getByText('Одобрена')).toBeVisible();

    await userEvent.click(await canvas.findByRole('button', { name: /^Опубликовать \d/ }));
    await userEvent.click((await ask()).getByRole('button', { name: /^Опубликовать \d/ }));
    await expect(await (await row(/Мягкие плечи/)).findByText('Опубликована')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await expect(await (await row(/Мягкие плечи/)).findByText(/^Снята/)).toBeVisible();
  },
});

/** At 1440 px the bar is one line, with all rows selected and every kind of action among them. */
export const BarOfOneLine = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await table();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Выбрать все/ }));
    const region = await screen.findByRole('region', { name: /^Действия с\sвыбранными$/ });
    await (await bar()).findByRole('button', { name: /^Выбрать все\s\d+/ });
    await expect(region.offsetHeight).toBeLessThanOrEqual(56);
    for (const button of within(region).getAllByRole('button')) {
      const { right } = button.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
    }
  },
});

/** Several at once: one was moved elsewhere meanwhile, and is named with its reason. */
export const BulkPartlyDone = meta.story({
  tags: ['picture'],
  parameters: { route: '/publications?status=unpublished' },
  play: async ({ canvas, loaded }) => {
    await select(/Выбрать: Лес после дождя/, /Выбрать: Как слушать/, /Выбрать: Неделя переписки/);
    await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/publication/publication-meditation-les/publish`, {
        method: 'POST',
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Опубликовать 3' }));
    const ask = within(await screen.findByRole('dialog', { name: /^Опубликовать 3\sпубликации\?$/ }));
    await userEvent.click(ask.getByRole('button', { name: 'Опубликовать 3' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Опубликовано 2\sиз\s3$/ }));
    await expect(await dialog.findByText('Лес после дождя')).toBeInTheDocument();
    await expect(dialog.getByText('Статус уже другой: «Опубликована»')).toBeInTheDocument();
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** One discount for several; what is free is named. */
export const BulkPrice = meta.story({
  tags: ['picture'],
  play: async () => {
    await select(/Выбрать: Мягкие плечи/, /Выбрать: Внимание по/);
    await userEvent.click(await (await bar()).findByRole('button', { name: 'Цена' }));
    const ask = within(await screen.findByRole('dialog', { name: /^Цена для 2/ }));
    await userEvent.click(ask.getByRole('radio', { name: 'Скидка' }));
    await userEvent.click(ask.getByRole('button', { name: 'Изменить цену' }));
    const told = within(await screen.findByRole('dialog', { name: /^Цена изменена 1\sиз\s2$/ }));
    await expect(await told.findByText(/^Внимание по/)).toBeInTheDocument();
    await userEvent.click(told.getAllByRole('button', { name: 'Закрыть' }).at(-1) ?? document.body);
    await expect(await (await row(/Мягкие плечи/)).findByText(/^792\s₽$/)).toBeVisible();
  },
});

/** One of them beside the list, and the list follows what is done there. */
export const Opened = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.click(await (await row(/Мягкие плечи/)).findByRole('link'));
    const panel = within(await screen.findByRole('dialog', { name: /^Публикация «Мягкие плечи/ }));
    await expect(address().get('open')).toBe('publication-plechi');
    await userEvent.click(await panel.findByRole('button', { name: 'Опубликовать' }));
    await expect(await panel.findByRole('button', { name: /^Снять/ })).toBeEnabled();
    await expect(await (await row(/Мягкие плечи/)).findByText('Опубликована')).toBeVisible();
  },
});

/** By status: a card goes only where the table of statuses leads. */
export const Board = meta.story({
  tags: ['picture'],
  parameters: { route: '/publications?view=board' },
  play: async () => {
    const column = (name: RegExp) => screen.findByRole('region', { name });
    await within(await column(/^Одобрены/)).findByRole('button', { name: /^Мягкие плечи/ });
    await expect(await column(/^Черновики/)).toBeVisible();
    await expect(await screen.findByRole('button', { name: /^В\sархиве\s*5/ })).toBeVisible();
  },
});

let heldBefore = 0;

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => {
    heldBefore = callsHeld();
    msw.use(never(endpoints.publication.list));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Публикации', level: 1 })).toBeVisible();
    // The rows, the count of the title, and what was rejected for the menu. What is told beside the rows is asked for after them.
    await waitFor(() => expect(callsHeld() - heldBefore).toBe(3));
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут публикации' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Выставить на\sпродажу$/ })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { route: '/publications?search=гонки' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ })).toBeVisible();
  },
});

const broken = outage(endpoints.publication.list, 500);

/** The list did not come: it is told, and asked for again. */
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(broken.begin()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\sоткрылся/ })).toBeVisible();
    await expect(
      (await screen.findAllByText('Ошибка при получении списка публикаций')).length,
    ).toBeGreaterThan(0);
    broken.end();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await row(/Тело без тревоги/);
  },
});

/** Contents and purchases cannot be read: the publications stand without their lines. */
export const WithoutFacts = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.course.list, 500), fails(endpoints.purchase.list, 500)),
  play: async () => {
    const course = await row(/Тело без тревоги/);
    await expect(course.getByText('Курс')).toBeVisible();
    await expect(course.getByText('214')).toBeVisible();
  },
});

const strange: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    publications: author.publications.map((each) => {
      if (each.id === 'publication-course-telo')
        return {
          ...each,
          title: 'Сверхдлинноесловобезпробелов'.repeat(3),
          revenueKopecks: 99_999_999_900,
          salesCount: 1_234_567,
        };
      return each.id === 'publication-nerv' ? { ...each, status: 'on_hold', contentType: 'podcast' } : each;
    }),
  }));

/** Words without end, figures without measure, and a status and a kind that the console does not know. */
export const Strange = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(strange),
  play: async () => {
    await expect(await (await row(/блуждающий нерв/)).findByText('on_hold')).toBeVisible();
    await expect((await row(/блуждающий нерв/)).getByText('podcast')).toBeVisible();
    await expectToFit();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Publications', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Need edits\s*2$/ })).toBeVisible();
  },
});

/** Rows are cards. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const course = await row(/Тело без тревоги/);
    await expect(await course.findByText(/^214\sпродаж$/)).toBeVisible();
    await expectToFit();
  },
});

export const PhoneBoard = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/publications?view=board' },
  play: async () => {
    await screen.findByRole('region', { name: /^Черновики/ });
    await expectToFit();
  },
});
