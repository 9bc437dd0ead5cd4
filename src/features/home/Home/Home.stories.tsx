import { expect, screen, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
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

/** Groups are counted when they are come to. */
async function toGroups() {
  (await screen.findByRole('region', { name: 'Кому написать' })).scrollIntoView();
}

/** Every block stands. */
async function stands() {
  await toGroups();
  await screen.findByRole('region', { name: /^Доход/ });
  await screen.findByRole('button', { name: /таблиц/i });
  await screen.findByRole('link', { name: /^Показать: 3/ });
  await within(await screen.findByRole('region', { name: /^Ближайшие/ })).findByText(/Тело и\sтревога/);
  await screen.findByRole('list', { name: 'Что продаётся' });
  await screen.findByRole('list', { name: 'Кому написать' });
  await screen.findByRole('link', { name: 'Рассылка' });
  await screen.findByText(/на\sпроверке\.$/);
  window.scrollTo(0, 0);
}

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Доброе утро, Марина' })).toBeVisible();
    await stands();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: stands,
});

/** Another period counts the income and what sells anew. */
export const Year = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Год' }));
    await screen.findByRole('region', { name: /^Доход за\sгод$/ });
    await stands();
  },
});

/** From what waits to where it is dealt with. */
export const ToCovers = meta.story({
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: /^Показать: 3/ }));
    await screen.findByRole('heading', { level: 1, name: '/lectures?cover=none' });
  },
});

/** From a group of buyers to a campaign to it. */
export const ToCampaign = meta.story({
  play: async () => {
    await stands();
    const groups = within(screen.getByRole('list', { name: 'Кому написать' }));
    await userEvent.click(groups.getByRole('link', { name: 'Написать: Засыпают' }));
    await screen.findByRole('heading', { level: 1, name: '/campaigns?compose=1&segment=cooling' });
  },
});

/** Nothing was published yet: the way to the first publication. */
export const Onboarding = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => {
    await screen.findByRole('heading', { level: 1, name: /^Добро пожаловать/ });
    await screen.findByText(/^Готово 1 из\s4$/);
    await screen.findByText('сегодня');
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.publication.list), never(endpoints.purchase.list)),
  play: async () => {
    await screen.findByText('Открываем главную');
    await expect(screen.queryByText(/^Ничего срочного/)).not.toBeInTheDocument();
  },
});

/** Money cannot be counted: all else stands. */
export const MoneyFailed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async () => {
    await screen.findByRole('heading', { name: /^Доход не\sпосчитался$/ });
    await screen.findByText(/^Не\sудалось посчитать, что продаётся/);
    await toGroups();
    await screen.findByText(/^Не\sудалось посчитать группы/);
    await screen.findByRole('link', { name: /^Показать: 3/ });
    await screen.findByRole('link', { name: 'Рассылка' });
    await within(await screen.findByRole('region', { name: /^Ближайшие/ })).findByText(/Тело и\sтревога/);
  },
});

/** A window of 1440 px at 200 %. */
export const Zoomed = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    await stands();
    await expectToFit();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await stands();
    await expectToFit();
  },
});
