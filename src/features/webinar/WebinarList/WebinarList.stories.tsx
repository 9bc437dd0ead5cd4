import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { newKey } from '#atoms/editor/draft.ts';
import { lectureEditor } from '#atoms/lecture/editor.ts';
import { modalAtom } from '#atoms/ui/modal.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { WebinarList } from './WebinarList.tsx';

const meta = preview.meta({
  component: WebinarList,
  parameters: { layout: 'fullscreen', route: '/webinars' },
  render: () => (
    <InShell path="/webinars">
      <WebinarList />
    </InShell>
  ),
});

const table = async () => within(await screen.findByRole('table', { name: 'Вебинары' }));
const names = async () => (await table()).getAllByRole('link').map((link) => link.textContent);

/** No webinar of the demo is cancelled, and none is over. */
const onlyAhead: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    webinars: author.webinars.filter(({ status }) => status === 'scheduled'),
  }));

/** Those ahead, the soonest first; what lacks a link says so. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table();
    await expect((await names())[0]).toMatch(/^Тело и\sтревога/);
    await expect(rows.getAllByText(/нет ссылки на\sэфир/)).toHaveLength(2);
    await expect(rows.getByText(/126 из\s200/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Прошедшие\s*7$/ })).toHaveAttribute(
      'href',
      '/webinars?tab=past',
    );
    await expect(canvas.getByRole('link', { name: 'Новый вебинар' })).toHaveAttribute(
      'href',
      '/webinars/new',
    );
  },
});

/** Those that are over, the latest first. */
export const Past = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/webinars?tab=past' },
  play: async ({ canvas }) => {
    await expect((await names())[0]).toMatch(/^Шея и\sплечи/);
    await expect(canvas.getByRole('link', { name: /^Прошедшие/ })).toHaveAttribute('aria-current', 'page');
  },
});

/** What was held and recorded begins a lecture: its words, its cover and its recording. */
export const AsLecture = meta.story({
  parameters: { route: '/webinars?tab=past' },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await table();
    await userEvent.click(canvas.getByRole('button', { name: /^Действия: Шея и\sплечи/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Сделать лекцией' }));
    await expect(await canvas.findByRole('heading', { name: '/lectures/new' })).toBeVisible();
    const { fields } = lectureEditor.shown(store.get, newKey);
    await expect(fields.name).toMatch(/^Шея и\sплечи: разбираем рабочее место$/);
    await expect(fields.streamID).not.toBeNull();
  },
});

/** Where its description names chapters, it is asked first which of them the lecture has. */
export const AsksForChapters = meta.story({
  parameters: { route: '/webinars?tab=past' },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded['environment'];
    await table();
    await userEvent.click(canvas.getByRole('button', { name: /^Действия: Усталость/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Сделать лекцией' }));
    await expect(store.get(modalAtom)).toMatchObject({
      modalName: 'asLecture',
      props: { id: 'webinar-posle-otpuska' },
    });
    await expect(lectureEditor.shown(store.get, newKey).fields.name).toBe('');
  },
});

export const Cancelled = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/webinars?tab=cancelled' },
  play: async () => {
    const rows = await table();
    await expect(await names()).toHaveLength(1);
    await expect(rows.getByText('Отменён')).toBeVisible();
  },
});

/** From a row of the list: cancelled with a reason, it is no longer ahead. */
export const CancelsOne = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table();
    await waitFor(() => expect(rows.getAllByRole('link')).toHaveLength(4));
    const [menu] = rows.getAllByRole('button', { name: /Тело и\sтревога/ });
    if (menu === undefined) throw new Error('No menu of the row');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: /Отменить вебинар/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Причина' }), 'Заболела.');
    await userEvent.click(dialog.getByRole('button', { name: 'Отменить вебинар' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await names()).toHaveLength(3));
    await expect(await canvas.findByRole('link', { name: /^Отменённые\s*2$/ })).toBeVisible();
    await expect(await screen.findByText('Вебинар обновлён')).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

/** The first day: what webinars are, and the one thing to do. */
export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут вебинары' })).toBeVisible();
  },
});

/** A tab with nothing on it, while others have something. */
export const EmptyTab = meta.story({
  parameters: { route: '/webinars?tab=cancelled' },
  beforeEach: ({ loaded }) => loaded['environment'].load(onlyAhead),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Отменённых вебинаров нет/ })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Предстоящие\s*4$/ })).toBeVisible();
  },
});

export const NoResults = meta.story({
  parameters: { route: '/webinars?search=дыхние' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ })).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.webinar.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible();
    await expect(
      (await screen.findAllByText(/Не\sудалось получить список вебинаров/)).length,
    ).toBeGreaterThan(0);
  },
});

export const English = meta.story({
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Webinars' });
    await expect(await canvas.findByRole('link', { name: /^Upcoming\s*4$/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await table();
    await expectToFit();
  },
});
