import { expect, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { standard } from '#platform/scenarios/standard.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { Home } from './Home.tsx';

const meta = preview.meta({
  component: Home,
  parameters: { layout: 'fullscreen', route: '/' },
  render: () => (
    <InShell path="/">
      <Home />
    </InShell>
  ),
});

/** The demo without anything that waits: published lectures with covers only. */
const calm: Scenario = (now) =>
  standard(now).map((author) => {
    const published = new Set(
      author.publications.filter(({ status }) => status === 'published').map(({ contentId }) => contentId),
    );
    const lectures = author.lectures.filter(({ id, imageId }) => published.has(id) && imageId);
    return {
      ...author,
      lectures,
      publications: author.publications.filter(({ contentId }) =>
        lectures.some(({ id }) => id === contentId),
      ),
    };
  });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Доброе утро, Марина' })).toBeVisible();
    await expect(
      within(await canvas.findByRole('list', { name: 'Продолжить' })).getAllByRole('article'),
    ).toHaveLength(6);
    const waiting = within(canvas.getByRole('region', { name: 'Требует внимания' }));
    await expect(await waiting.findByText(/Карта тела.*: /)).toBeVisible();
    await expect(waiting.getByRole('link', { name: /^Исправить: Карта тела/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/lectures\/./),
    );
    await expect(canvas.getByText(/на проверке\.$/)).toBeVisible();
  },
});

/** A window of 1440 px at 200 %. */
export const Zoomed = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Продолжить' });
    await expect(await canvas.findByText(/на проверке\.$/)).toBeInTheDocument();
    await expectToFit();
  },
});

/** From what waits to where it is dealt with. */
export const ToCovers = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: /^Показать: 3/ }));
    await expect(canvas.getByRole('heading', { level: 1, name: '/lectures?cover=none' })).toBeVisible();
  },
});

/** Nothing waits, and that is said. */
export const NothingWaits = meta.story({
  beforeEach: ({ loaded }) => loaded['workshop'].load(calm),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Сейчас всё в порядке/)).toBeVisible();
    await expect(canvas.getByText(/^Ничего срочного/)).toBeVisible();
  },
});

/** There are no lectures yet: the way to the first publication, its first step open. */
export const FirstDay = meta.story({
  beforeEach: ({ loaded }) => loaded['workshop'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Добро пожаловать/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Новая лекция' })).toHaveAttribute('href', '/lectures/new');
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.lecture.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем список')).toBeInTheDocument();
    await expect(canvas.queryByText(/^Ничего срочного/)).not.toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.lecture.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Главная не\sоткрылась/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
});

const outageOfLists = outage(endpoints.lecture.list, 500);

/** All the calls of the screen fail; «Повторить» brings it back. */
export const FailedThenRead = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfLists.begin()),
  play: async ({ canvas }) => {
    // What waits for the author fails by itself, with a «Повторить» of its own, before the screen as a whole does.
    await canvas.findByRole('heading', { name: /Главная не\sоткрылась/ });
    const again = canvas.getByRole('button', { name: 'Повторить' });
    outageOfLists.end();
    await userEvent.click(again);
    await canvas.findByRole('list', { name: 'Продолжить' });
  },
});
