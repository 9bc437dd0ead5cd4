import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { keepDrafts, keepSent, sentCampaigns } from '../sentSamples.ts';
import { Campaigns } from './Campaigns.tsx';

const meta = preview.meta({
  component: Campaigns,
  parameters: { layout: 'fullscreen', route: '/campaigns' },
  render: () => (
    <InShell path="/campaigns">
      <Campaigns />
    </InShell>
  ),
});

const author = demoAccount.id;
const draft = {
  title: '',
  body: 'Пять минут',
  publicationId: null,
  withCover: true,
  segment: 'sleeping',
  later: false,
  sendAt: null,
  editedAt: Date.parse('2026-11-19T18:04:00.000Z'),
};
const groups = () => screen.findByRole('link', { name: /^Написать: Постоянные/ });
const history = async () => within(await screen.findByRole('table', { name: 'История' }));

/** What was sent from this device, which is said, and whom one could write to. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  beforeEach: () => keepSent(author, sentCampaigns),
  play: async () => {
    const rows = await history();
    await rows.findByText('Запланирована');
    await screen.findByText(/^Хранится только на\sэтом устройстве/);
    await groups();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  beforeEach: () => keepSent(author, sentCampaigns),
  play: async () => {
    await history();
    await groups();
  },
});

/** A new one begins with its title, as all that is new does. */
export const NewByKeys = meta.story({
  play: async () => {
    (await screen.findByRole('link', { name: 'Новая рассылка' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveFocus());
  },
});

/** Nothing was sent yet. */
export const NothingSent = meta.story({
  play: async () => {
    await screen.findByRole('heading', { name: 'Здесь будет история рассылок' });
    await groups();
  },
});

/** The first day: there are no buyers either. */
export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => {
    await screen.findByRole('heading', { name: 'Здесь будет история рассылок' });
    await screen.findByText(/^Группы появятся/);
  },
});

/** Drafts are gone on with, and thrown away with a way back. */
export const Drafts = meta.story({
  tags: ['picture-phone'],
  beforeEach: () => {
    keepSent(author, sentCampaigns);
    keepDrafts(author, {
      sleeping: draft,
      'client:client-belova': { ...draft, title: 'Здравствуйте, Нина', segment: 'client:client-belova' },
    });
  },
  play: async () => {
    const drafts = within(await screen.findByRole('list', { name: 'Черновики' }));
    await expect(drafts.getAllByRole('listitem')).toHaveLength(2);
    await drafts.findByText(/^Клиент: Нина Белова/);
    await userEvent.click(drafts.getByRole('button', { name: 'Удалить: Без заголовка' }));
    await waitFor(() => expect(drafts.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(() => expect(drafts.getAllByRole('listitem')).toHaveLength(2));
    await groups();
  },
});

/** From a group of buyers to a draft in one press. */
export const FromGroup = meta.story({
  play: async () => {
    await userEvent.click(await groups());
    await screen.findByRole('heading', { name: 'Новая рассылка' });
    await expect(await screen.findByRole('textbox', { name: 'Заголовок' })).toHaveValue('Вам\u00A0— первым');
    await screen.findByText(/Получат \d+/);
  },
});

/** A row opens beside the list; the next one is a press away. */
export const Open = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: () => keepSent(author, sentCampaigns),
  play: async () => {
    await groups();
    await userEvent.click((await history()).getByRole('link', { name: /^Вечер тихого/ }));
    const panel = await screen.findByRole('dialog', { name: /^Рассылка «Вечер/ });
    await expect(address().get('open')).toBe('sent-1');
    await userEvent.click(within(panel).getByRole('button', { name: 'Следующая' }));
    await screen.findByRole('dialog', { name: /^Рассылка «Давно/ });
  },
});

export const GroupsFailed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => {
    keepSent(author, sentCampaigns);
    msw.use(fails(endpoints.purchase.list, 500));
  },
  play: async () => {
    await history();
    await screen.findByText(/^Не\sудалось посчитать группы/);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => keepSent(author, sentCampaigns),
  play: async () => {
    await history();
    await groups();
    await expectToFit();
  },
});
