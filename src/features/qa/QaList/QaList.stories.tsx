import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { closeToast } from '#storybook/toasts.ts';
import { QaList } from './QaList.tsx';

const meta = preview.meta({
  component: QaList,
  parameters: { layout: 'fullscreen', route: '/qa' },
  render: () => (
    <InShell path="/qa">
      <QaList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];
const table = async (canvas: Canvas) =>
  within(await canvas.findByRole('table', { name: /^Вопросы и\sответы$/ }));

/** Those that wait for an answer come first. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    const states = await rows.findAllByText(/^(Без ответа|Опубликован|Скрыт)$/);
    await expect(states[0]).toHaveTextContent('Без ответа');
    await expect(await canvas.findByRole('button', { name: /^Без ответа \d+$/ })).toBeVisible();
  },
});

/** Answered in the panel beside the list: published at once, and no longer among those that wait. */
export const Answered = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/qa?unanswered=1' },
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    const links = await rows.findAllByRole('link');
    const first = links[0];
    if (first === undefined) throw new Error('No questions');
    const count = links.length;
    await userEvent.click(first);
    const panel = within(await screen.findByRole('dialog', { name: /^Вопрос «/ }));
    await userEvent.type(await panel.findByRole('textbox', { name: 'Ответ' }), 'Начните с двух минут.');
    await userEvent.click(await panel.findByRole('button', { name: 'Опубликовать ответ' }));
    await panel.findByText('Опубликован');
    await waitFor(() => expect(rows.getAllByRole('link')).toHaveLength(count - 1));
    await closeToast('Ответ опубликован');
  },
});

/** The author's own order, changed by keys. */
export const Ordered = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/qa?view=order&sort=order' },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('region', { name: 'Порядок вопросов' }));
    const names = () => list.getAllByRole('link').map((link) => link.textContent);
    const [first, second] = names();
    list.getByRole('button', { name: 'Порядок: вопрос 1' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(names().slice(0, 2)).toEqual([second, first]));
    await list.findByText(/^Место 2 из/);
    // The handle keeps the focus and opens no menu, so that the next press moves the question further.
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(names()[2]).toBe(first));
    const handle = list.getByRole('button', { name: 'Порядок: вопрос 3' });
    await expect(handle).toHaveFocus();
    await expect(handle).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The neighbours are read later than what was moved: the next press counts from what is seen all the same. */
export const OrderedBeforeItIsRead = meta.story({
  parameters: { route: '/qa?view=order&sort=order' },
  play: async ({ canvas, msw }) => {
    const list = within(await canvas.findByRole('region', { name: 'Порядок вопросов' }));
    const names = () => list.getAllByRole('link').map((link) => link.textContent);
    const [first] = names();
    msw.use(never(endpoints.qa.list));
    list.getByRole('button', { name: 'Порядок: вопрос 1' }).focus();
    for (const place of [2, 3]) {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await list.findByText(new RegExp(`^Место ${place} из`));
    }
    await waitFor(() => expect(names()[2]).toBe(first));
  },
});

export const Filters = meta.story({
  play: async ({ canvas }) => {
    await table(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^Без ответа \d+$/ }));
    await waitFor(() => expect(address().get('unanswered')).toBe('1'));
    const rows = await table(canvas);
    await waitFor(() => expect(rows.queryByText('Опубликован')).not.toBeInTheDocument());
  },
});

export const NoResults = meta.story({
  parameters: { route: '/qa?search=нет+такого' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ });
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.qa.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Refreshing = meta.story({
  play: async ({ canvas, msw }) => {
    const rows = await table(canvas);
    await rows.findAllByRole('link');
    msw.use(never(endpoints.qa.list));
    await userEvent.click(canvas.getByRole('button', { name: 'Порядок: Сначала без ответа' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Сначала новые' }));
    await waitFor(() => expect(address().get('sort')).toBe('new'));
    await expect(rows.getAllByRole('link').length).toBeGreaterThan(5);
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Здесь будут вопросы/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.qa.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Список не\sоткрылся/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await table(canvas);
    await expectToFit();
    // A long answer under its question pushes nothing out of the row.
    for (const menu of canvas.getAllByRole('button', { name: /^Действия: / }))
      await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(360);
  },
});
