import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { fails, outage, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { LectureList } from './LectureList.tsx';

const meta = preview.meta({
  component: LectureList,
  parameters: { layout: 'fullscreen', route: '/lectures' },
  render: () => (
    <InShell path="/lectures">
      <LectureList />
    </InShell>
  ),
});

type Play = NonNullable<typeof meta.input.play>;
type Canvas = Parameters<Play>[0]['canvas'];

const cards = (canvas: Canvas) => canvas.findByRole('list', { name: 'Лекции' });
const names = async (canvas: Canvas) =>
  within(await cards(canvas))
    .getAllByRole('link')
    .map((link) => link.textContent);
const card = async (canvas: Canvas, name: RegExp) =>
  within(await cards(canvas))
    .getAllByRole('article')
    .find((article) => name.test(article.textContent ?? '')) ?? fail(name);
const fail = (name: RegExp): never => {
  throw new Error(`No card ${name}`);
};

/** The demo's lectures once more, and once more under other names: more than a page. */
const many: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    lectures: [
      ...author.lectures,
      ...author.lectures.map((lecture) => ({
        ...lecture,
        id: `again-${lecture.id}`,
        name: `${lecture.name}: повтор`,
        createdAt: new Date(Date.parse(lecture.createdAt) - 40_000_000_000).toISOString(),
        publicationId: null,
      })),
    ],
  }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const list = within(await cards(canvas));
    await expect(list.getAllByRole('listitem')).toHaveLength(24);
    await expect(await list.findByText('На проверке')).toBeVisible();
    await expect(list.getAllByText('не используется').length).toBeGreaterThan(0);
    await expect(canvas.getByText('Показано 24 из 24')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Без обложки 3' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новая лекция' })).toHaveAttribute('href', '/lectures/new');
  },
});

/** The view of the address; every row tells price and time of the last change as well. */
export const Table = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/lectures?view=table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Лекции' }));
    await expect((await table.findAllByText(/790\s₽/))[0]).toBeVisible();
    await expect(table.getAllByText(/^Вчера, /)[0]).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await cards(canvas);
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

/** A window of 1440 px at 200 %. */
export const Zoomed = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await cards(canvas);
    await expectToFit();
  },
});

export const PhoneTable = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/lectures?view=table' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Лекции' });
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.lecture.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox', { name: 'Название или тег' })).toBeEnabled();
  },
});

/** Another order is on its way: the older rows stay. */
export const Refreshing = meta.story({
  play: async ({ canvas, msw }) => {
    await cards(canvas);
    await canvas.findByText('На проверке');
    msw.use(never(endpoints.lecture.list));
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок: Сначала новые' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /По\sназванию/ }));
    await waitFor(() => expect(address().get('sort')).toBe('name'));
    await expect(within(await cards(canvas)).getAllByRole('listitem')).toHaveLength(24);
  },
});

/** The first day: what lectures are, and the one thing to do. */
export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут лекции' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новая лекция' })).toHaveAttribute('href', '/lectures/new');
  },
});

/** Nothing matches; one press takes search and filters off. */
export const NoResults = meta.story({
  parameters: { route: '/lectures?search=дыхние&cover=none&status=draft' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ })).toBeVisible();
    await expect(canvas.getByText('По запросу «дыхние» с 2 фильтрами')).toBeVisible();
  },
});

/** Typed in the layout of another alphabet: the word that was meant is one press away. */
export const OtherLayout = meta.story({
  parameters: { route: '/lectures?search=ujkjc' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Искать «голос»' }));
    await cards(canvas);
    await expect(canvas.getByRole('searchbox')).toHaveValue('голос');
  },
});

export const FiltersTakenOff = meta.story({
  parameters: { route: '/lectures?search=дыхние&cover=none' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Сбросить фильтры' }));
    await cards(canvas);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(address().size).toBe(0);
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.lecture.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\sоткрылся/ })).toBeVisible();
  },
});

const outageOfLists = outage(endpoints.lecture.list, 500);

/** The calls fail for a time, then one is answered. */
export const FailedThenRead = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(outageOfLists.begin()),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Список не\sоткрылся/ });
    const again = canvas.getByRole('button', { name: 'Повторить' });
    outageOfLists.end();
    await userEvent.click(again);
    await cards(canvas);
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

/** The foot of the list comes near, and the next page is added. */
export const More = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(many),
  play: async ({ canvas }) => {
    await cards(canvas);
    await expect(canvas.getByText(/^Показано 24 из 48$/)).toBeVisible();
    canvas.getByRole('button', { name: 'Показать ещё' }).scrollIntoView();
    await expect(await canvas.findByText('Показано 48 из 48')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Показать ещё' })).not.toBeInTheDocument();
    window.scrollTo(0, 0);
  },
});

/** The next page could not be read: the loaded rows stay, and the author decides. */
export const MoreFailed = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(many),
  play: async ({ canvas, msw }) => {
    await cards(canvas);
    msw.use(fails(endpoints.lecture.list, 500));
    canvas.getByRole('button', { name: 'Показать ещё' }).scrollIntoView();
    await expect(await canvas.findByText('Следующие лекции не загрузились')).toBeVisible();
    await expect(within(await cards(canvas)).getAllByRole('listitem')).toHaveLength(24);
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    window.scrollTo(0, 0);
  },
});

/** What is typed is searched for once the typing pauses, and stands in the address. */
export const Search = meta.story({
  play: async ({ canvas }) => {
    await cards(canvas);
    await userEvent.type(canvas.getByRole('searchbox'), 'нерв');
    await waitFor(async () => expect(await names(canvas)).toEqual(['Как работает блуждающий нерв']));
    await expect(address().get('search')).toBe('нерв');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await names(canvas)).toHaveLength(24));
  },
});

/** Filters are chips: quick ones at hand, others from the menu, each taken off by its cross. */
export const Filters = meta.story({
  play: async ({ canvas, step }) => {
    await cards(canvas);
    await step('a quick one', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Без обложки 3' }));
      await waitFor(async () => expect(await names(canvas)).toHaveLength(3));
      await expect(canvas.getByRole('button', { name: 'Без обложки 3' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Сбросить' }));
    });
    await step('a status from the menu, by the keyboard', async () => {
      canvas.getByRole('button', { name: 'Фильтр' }).focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menuitem', { name: 'Статус' });
      await userEvent.keyboard('{ArrowRight}');
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: /На\sпроверке/ }));
      await waitFor(() => expect(address().getAll('status')).toEqual(['pending']));
    });
    await step('and off again', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await userEvent.click(await canvas.findByRole('button', { name: 'Убрать фильтр «Статус»' }));
      await waitFor(() => expect(address().size).toBe(0));
    });
  },
});

/** The right click on an approved lecture offers what its status allows; «Опубликовать» is done at once. */
export const ContextMenu = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    const approved = async () => await card(canvas, /Мягкие плечи/);
    await within(await approved()).findByText('Одобрена');
    await userEvent.pointer({ keys: '[MouseRight]', target: await approved() });
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Открыть',
      'Открыть в\u00A0новой вкладке',
      'Копировать ссылку',
      'Дублировать',
      'Опубликовать',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Опубликовать' }));
    await expect(await within(await approved()).findByText('Опубликована')).toBeVisible();
  },
});

/** «Дублировать» leads to the editor of a new one, and makes nothing. */
export const Duplicate = meta.story({
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await userEvent.pointer({ keys: '[MouseRight]', target: await card(canvas, /Мягкие плечи/) });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Дублировать' }));
    await expect(await canvas.findByRole('heading', { name: '/lectures/new' })).toBeVisible();
    await expect(lectureEditor.shown(store.get, newKey)).toMatchObject({
      id: null,
      fields: { name: expect.stringMatching(/^Мягкие плечи.*— копия$/) },
    });
  },
});

/** Three are taken down at once, one of them was taken down elsewhere meanwhile: it is named, with the platform's words. */
export const BulkPartlyDone = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas, loaded }) => {
    await expect(
      await within(await card(canvas, /^.*Растяжка у стены/)).findByText('Опубликована'),
    ).toBeVisible();
    for (const name of [/^Выбрать: Опора и/, /^Выбрать: Растяжка у/, /^Выбрать: Дыхание 4–7–8/]) {
      await userEvent.click(canvas.getByRole('checkbox', { name }));
    }
    await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/publication/publication-stena/unpublish`, {
        method: 'POST',
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Снять с\sпубликации 3/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /Снято с\sпубликации 2\sиз\s3/ }));
    await waitFor(() => expect(dialog.getByText('Растяжка у стены')).toBeVisible());
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** «…» opens the same menu for the keyboard. */
export const MenuByKeyboard = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    const list = within(await cards(canvas));
    await list.findByText('На проверке');
    list.getByRole('link', { name: 'Как работает блуждающий нерв' }).focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu'));
    // Nothing but a copy can be made of what is on review.
    await expect(menu.getAllByRole('menuitem')).toHaveLength(4);
  },
});

/** The view is changed here and remembered on this device. */
export const ViewChanged = meta.story({
  play: async ({ canvas }) => {
    await cards(canvas);
    await userEvent.click(canvas.getByRole('radio', { name: 'Таблицей' }));
    await expect(await canvas.findByRole('table', { name: 'Лекции' })).toBeVisible();
    await waitFor(() => expect(address().get('view')).toBe('table'));
    await expect(localStorage.getItem('kabinet.lectures.view')).toBe('"table"');
  },
});

/** Back from a lecture the list stands where it was left. */
export const ScrollRestored = meta.story({
  play: async ({ canvas }) => {
    const last = within(await cards(canvas))
      .getAllByRole('link')
      .at(-1);
    last?.scrollIntoView({ block: 'end' });
    await new Promise((resolve) => window.addEventListener('scrollend', resolve, { once: true }));
    const before = window.scrollY;
    await expect(before).toBeGreaterThan(200);
    if (last) await userEvent.click(last);
    await userEvent.click(await canvas.findByRole('button', { name: 'Назад' }));
    await cards(canvas);
    await expect(window.scrollY).toBe(before);
    window.scrollTo(0, 0);
  },
});
