import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import { boardCode } from '#components/data/Board/boardLate.ts';
import preview from '#storybook/preview.tsx';
import { ConsultationRequestList } from './ConsultationRequestList.tsx';

// Fetched ahead: the first fetch of this code takes longer than a query waits.
void Promise.all([
  boardCode.keyDrag.load(),
  boardCode.longCards.load(),
  import('#components/data/Menu/MenuPopover.tsx'),
]);

const meta = preview.meta({
  component: ConsultationRequestList,
  parameters: { layout: 'fullscreen', route: '/requests' },
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <InShell path="/requests">
      <ConsultationRequestList />
    </InShell>
  ),
});

const column = (name: string) => screen.findByRole('region', { name });
const card = (name: RegExp) => screen.findByRole('button', { name });
const olga = /^Ольга Климова, /;
const panel = () => screen.findByRole('dialog', { name: /^Заявка №/ });
const open = async (name: RegExp) => {
  (await card(name)).focus();
  await userEvent.keyboard('{Enter}');
  return within(await panel());
};

/** The board: what waits first, the closed and the unpaid in the foot with their counts. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const fresh = within(await column('Новые'));
    await expect(await fresh.findAllByRole('listitem')).toHaveLength(3);
    await expect(await canvas.findByText(/^Открытых \d+$/)).toBeVisible();
    await expect(fresh.getByText('Завтра, 11:00')).toBeVisible();
    await expect(fresh.getByText(/^15:00 у\s+клиента$/)).toBeVisible();
    await expect(fresh.getAllByText(/^то\s+же время$/).length).toBeGreaterThan(0);
    await expect(await canvas.findByRole('button', { name: /^Выполнены\s*\d+/ })).toBeVisible();
  },
});

/** One of them beside the list: both clocks, what it costs, the answers, the history, and the one next step. */
export const Opened = meta.story({
  tags: ['picture'],
  play: async () => {
    const request = await open(olga);
    await expect(await request.findByText('15:00–16:00')).toBeInTheDocument();
    await expect(request.getByText('11:00–12:00')).toBeInTheDocument();
    await expect(request.getByText(/Новосибирск, GMT\+7/)).toBeInTheDocument();
    await expect(request.getByText('Что беспокоит сейчас?')).toBeInTheDocument();
    await expect(await request.findByText(/ · \d+\s+заяв/)).toBeInTheDocument();
    await expect(request.getByRole('button', { name: 'Подтвердить' })).toBeEnabled();
    await expect(address().get('request')).not.toBeNull();
  },
});

/** A link leads to the request, and closing leaves the list. */
export const DeepLink = meta.story({
  parameters: { route: '/requests?view=table&request=request-1286' },
  play: async () => {
    const request = within(await panel());
    await userEvent.click(request.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(address().get('request')).toBeNull();
    await expect(address().get('view')).toBe('table');
  },
});

/** A request that is not there says so. */
export const NotFound = meta.story({
  tags: ['picture'],
  parameters: { route: '/requests?request=nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Такой заявки нет' })).toBeInTheDocument();
    await column('Новые');
  },
});

/** The next step, then one step back: the head, the history and the board follow. */
export const Moved = meta.story({
  play: async () => {
    const request = await open(olga);
    await userEvent.click(await request.findByRole('button', { name: 'Подтвердить' }));
    await expect(await request.findByRole('button', { name: 'Начать' })).toBeEnabled();
    await expect(
      await within(await column('Подтверждены')).findByRole('button', { name: olga }),
    ).toBeVisible();
    const history = within(request.getByRole('list', { name: 'История' }));
    await expect(history.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(request.getByRole('button', { name: /^Вернуть в\s+«Новая»/ }));
    await expect(await within(await column('Новые')).findByRole('button', { name: olga })).toBeVisible();
    await expect(await request.findByRole('button', { name: 'Подтвердить' })).toBeEnabled();
  },
});

/** The platform refuses: the error is told, the old status stands, and the focus is where it was. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.setFulfillmentStatus, 500)),
  play: async () => {
    const request = await open(olga);
    const step = await request.findByRole('button', { name: 'Подтвердить' });
    step.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await request.findByText(/^Не\s+удалось обновить статус клиента$/)).toBeVisible();
    await waitFor(() => expect(step).toHaveFocus());
    await expect(request.getByRole('button', { name: 'Подтвердить' })).toBe(step);
    await expect(await within(await column('Новые')).findByRole('button', { name: olga })).toBeVisible();
    // In the head and in the history, as before.
    await expect(request.getAllByText('Новая')).toHaveLength(2);
  },
});

/** While the platform is asked the button says so and the status is the new one already. */
export const Saving = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.consultation.setFulfillmentStatus)),
  play: async () => {
    const request = await open(olga);
    const step = await request.findByRole('button', { name: 'Подтвердить' });
    await userEvent.click(step);
    await waitFor(() => expect(step).toHaveAttribute('aria-busy', 'true'));
    await expect(
      await within(await column('Подтверждены')).findByRole('button', { name: olga }),
    ).toBeVisible();
  },
});

/** Cancelling names what is lost; the safe button has the focus. */
export const Cancel = meta.story({
  tags: ['picture'],
  play: async () => {
    const request = await open(olga);
    await userEvent.click(await request.findByRole('button', { name: 'Отменить…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Отменить заявку/ }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Оставить' })).toHaveFocus());
    await expect(dialog.getByText(/Встреча завтра, 11:00 не\s+состоится/)).toBeInTheDocument();
  },
});

export const Cancelled = meta.story({
  play: async () => {
    const request = await open(olga);
    await userEvent.click(await request.findByRole('button', { name: 'Отменить…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Отменить заявку/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить заявку' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Отменить…' })).toBeNull());
    await expect(await request.findByRole('button', { name: /^Вернуть в\s+«Новая»/ })).toBeEnabled();
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Новые' })?.textContent).not.toMatch(/Климова/),
    );
    // What was under the finger is gone: the panel takes the focus.
    await waitFor(async () => expect((await panel()).contains(document.activeElement)).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть уведомление' }));
  },
});

/** To the next one and back by the buttons of the panel. */
export const Neighbours = meta.story({
  play: async () => {
    const request = await open(olga);
    await userEvent.click(request.getByRole('button', { name: 'Следующая' }));
    await expect(await screen.findByText('Анна Юрьева', { selector: '[role=dialog] *' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Предыдущая' }));
    await expect(
      await screen.findByText('Ольга Климова', { selector: '[role=dialog] *' }),
    ).toBeInTheDocument();
  },
});

export const Table = meta.story({
  tags: ['picture'],
  parameters: { route: '/requests?view=table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Заявки' }));
    await expect((await table.findAllByRole('link')).length).toBeGreaterThan(10);
    await expect(canvas.getByText(/^Показано 24 из/)).toBeVisible();
  },
});

/** The menu of a row offers the moves of the contract and nothing else. */
export const RowMenu = meta.story({
  parameters: { route: '/requests?view=table&status=new' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Заявки' }));
    await userEvent.pointer({ keys: '[MouseRight]', target: await table.findByText('Ольга Климова') });
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Открыть',
      'Открыть в\u00A0новой вкладке',
      'Копировать ссылку',
      'Подтвердить',
      'Отменить',
    ]);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Подтвердить' }));
    await waitFor(() => expect(table.queryByText('Ольга Климова')).toBeNull());
  },
});

/** Several at once: one was moved elsewhere meanwhile, and is named with the platform's words. */
export const BulkPartlyDone = meta.story({
  tags: ['picture'],
  parameters: { route: '/requests?view=table&status=new&sort=soon' },
  play: async ({ canvas, loaded }) => {
    const table = within(await canvas.findByRole('table', { name: 'Заявки' }));
    for (const name of [/^Выбрать: Ольга/, /^Выбрать: Анна/, /^Выбрать: Роман/])
      await userEvent.click(await table.findByRole('checkbox', { name }));
    const answer = await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/consultation/fulfillment/list`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ search: 'Юрьева', filter: { status: 'new' } }),
      }),
    );
    const { list } = (await answer.json()) as { list: { id: string }[] };
    await loaded['environment'].platform.fetch(
      new Request(`${location.origin}/api/v1/author/consultation/fulfillment/${list[0]?.id}/status`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ status: 'cancelled_author' }),
      }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: /^Подтвердить 3/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /2\s+из\s+3/ }));
    await waitFor(() => expect(dialog.getByText(/Анна Юрьева/)).toBeVisible());
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.consultation.fulfillmentList)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заявки', level: 1 })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут заявки' })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { route: '/requests?search=гонки' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.consultation.fulfillmentList, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\sоткрылся/ })).toBeVisible();
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async () => {
    await expect(await within(await column('New')).findAllByRole('listitem')).toHaveLength(3);
  },
});

/** Columns are swiped; a request is a sheet. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(await within(await column('Новые')).findAllByRole('listitem')).toHaveLength(3);
    await expectToFit();
  },
});

export const PhoneOpened = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const request = await open(olga);
    await expect(await request.findByRole('button', { name: 'Подтвердить' })).toBeInTheDocument();
    await expect((await panel()).matches(':modal')).toBe(true);
  },
});

export const PhoneTable = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/requests?view=table' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Заявки' });
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
});
