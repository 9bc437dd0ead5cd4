import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { CourseList } from './CourseList.tsx';

const meta = preview.meta({
  component: CourseList,
  parameters: { layout: 'fullscreen', route: '/courses' },
  render: () => (
    <InShell path="/courses">
      <CourseList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

const cards = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Курсы' }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const list = await cards(canvas);
    await expect(list.getByRole('link', { name: /^Тело без тревоги/ })).toHaveAttribute(
      'href',
      '/courses/course-telo',
    );
    await expect((await list.findAllByText('Опубликована'))[0]).toBeVisible();
    await expect(list.getByText('13 лекций')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новый курс' })).toHaveAttribute('href', '/courses/new');
  },
});

export const Table = meta.story({
  tags: ['picture', 'picture-phone'],
  parameters: { route: '/courses?view=table' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Курсы' }));
    await expect(await table.findByText('214')).toBeVisible();
    await expect(table.getByText(/^8\sмодулей · 13\sлекций$/)).toBeVisible();
  },
});

/** What is published can be taken down from its menu. */
export const Menu = meta.story({
  tags: ['picture-phone'],
  play: async ({ canvas }) => {
    const list = await cards(canvas);
    await list.findAllByText('Опубликована');
    await userEvent.click(list.getByRole('button', { name: /^Действия: Тело/ }));
    const menu = within(await screen.findByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: /Снять с\sпубликации/ })).toBeVisible());
  },
});

export const Filtered = meta.story({
  parameters: { route: '/courses?level=beginner' },
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await cards(canvas)).getAllByRole('article').length).toBeLessThan(5));
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать фильтр «Уровень»' }));
    await waitFor(() => expect(address().size).toBe(0));
    await cards(canvas);
  },
});

export const NoResults = meta.story({
  parameters: { route: '/courses?search=аквариум' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.course.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.course.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Список не\sоткрылся/ })).toBeVisible();
  },
});

export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь будут курсы' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await cards(canvas);
    await expectToFit();
  },
});
