import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage, slow } from '#platform/msw.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { standard } from '#platform/scenarios/standard.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { Campaigns } from '../Campaigns/Campaigns.tsx';
import { keepDrafts, keepSent, sentCampaigns } from '../sentSamples.ts';
import { Compose } from './Compose.tsx';

const meta = preview.meta({
  component: Compose,
  parameters: { layout: 'fullscreen', route: '/campaigns?compose=1&segment=sleeping' },
  render: () => (
    <InShell path="/campaigns">
      <Campaigns />
    </InShell>
  ),
});

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Заголовок' });
const body = () => screen.getByRole('textbox', { name: 'Текст' });
/** How many get it is known. */
const counted = () => screen.findByText(/Получат \d+/);
const send = (name: RegExp | string = 'Отправить…') => userEvent.click(screen.getByRole('button', { name }));
const question = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** A draft to a segment: words to begin with, and how many get it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    await expect(await title()).toHaveValue('Давно не\u00A0виделись');
    await counted();
    await expect(screen.getByRole('combobox', { name: 'Кому' })).toHaveValue('sleeping');
  },
});

/** To everybody, with nothing written yet. */
export const Empty = meta.story({
  tags: ['picture'],
  parameters: { route: '/campaigns?compose=1' },
  play: async () => {
    await expect(await title()).toHaveValue('');
    await counted();
    await expect(screen.getAllByText('Текст уведомления').length).toBeGreaterThan(0);
  },
});

/** A group of buyers that was computed of purchases. */
export const ToBuyers = meta.story({
  parameters: { route: '/campaigns?compose=1&segment=regulars' },
  play: async () => {
    await counted();
    await expect(screen.getByText(/^Три покупки и\sбольше/)).toBeVisible();
  },
});

export const ToOneClient = meta.story({
  parameters: { route: '/campaigns?compose=1&segment=client:client-belova' },
  play: async () => {
    await title();
    await screen.findByRole('option', { name: 'Клиент: Нина Белова' });
  },
});

export const ClientNotFound = meta.story({
  parameters: { route: '/campaigns?compose=1&segment=client:nobody' },
  play: async () => {
    await screen.findByText(/^Этого клиента больше нет/);
  },
});

/** An emoji of several code points is one character; what is too long is marked and refused. */
export const Invalid = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    const field = await title();
    await counted();
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('🧘‍♀️'.repeat(51));
    await userEvent.clear(body());
    await screen.findByText('51 из 50');
    await send();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
    await expect(body()).toBeInvalid();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** Nobody takes pushes: there is nobody to send it to. */
const silent: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    clients: author.clients.map((client) => ({ ...client, pushConsent: false })),
  }));

export const Nobody = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(silent),
  play: async () => {
    await screen.findByText(/^Отправить некому/);
    await send();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Кому' })).toHaveFocus());
  },
});

/** The question names how many get it; once sent, it stands in the history. */
export const Sends = meta.story({
  play: async () => {
    await title();
    await counted();
    await send();
    const ask = await question(/^Отправить \d+\sклиентам\?$/);
    await userEvent.click(ask.getByRole('button', { name: /^Отправить \d+\sклиентам$/ }));
    await screen.findByRole('table', { name: 'История' });
    await screen.findByText(/^Рассылка отправлена \d+\sклиентам$/);
    await screen.findByRole('link', { name: /^Написать: Постоянные/ });
  },
});

const slowCampaign = slow(endpoints.campaign.create);

/** An answer that comes once the author composes another campaign leaves them with that. */
export const SentMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(slowCampaign.begin()),
  play: async () => {
    await title();
    await counted();
    await send();
    const ask = await question(/^Отправить/);
    await userEvent.click(ask.getByRole('button', { name: /^Отправить \d+\sклиентам$/ }));
    // As by «Back» of the browser, which no dialog holds.
    await fireEvent.click(screen.getByRole('link', { name: 'Все рассылки', hidden: true }));
    await userEvent.click(await screen.findByRole('link', { name: 'Новая рассылка' }));
    await title();
    slowCampaign.end();
    await screen.findByText(/^Рассылка отправлена \d+\sклиентам$/);
    await expect(await title()).toBeVisible();
  },
});

/** For tomorrow evening by the author's clock. */
export const Planned = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await title();
    await counted();
    await userEvent.click(screen.getByRole('radio', { name: 'Запланировать' }));
    await screen.findByText(/^По\sвашему времени: /);
    await send('Запланировать…');
    const ask = await question(/^Запланировать рассылку/);
    await ask.findByRole('button', { name: /^Запланировать на\s21\sнояб\., 19:00$/ });
  },
});

/** A publication that opens, with its cover in the preview. */
export const WithPublication = meta.story({
  tags: ['picture', 'picture-phone'],
  play: async () => {
    await title();
    await counted();
    const field = screen.getByRole('combobox', { name: 'Куда ведёт' });
    await userEvent.type(field, 'Тело');
    await userEvent.click(await screen.findByRole('option', { name: /^Тело без тревоги/ }));
    await screen.findByRole('switch', { name: 'Показать обложку публикации' });
  },
});

/** Three have gone there this week. */
export const Crowded = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: () =>
    keepSent(
      demoAccount.id,
      sentCampaigns.map((campaign) => ({ ...campaign, segment: 'sleeping', sendAt: null })),
    ),
  play: async () => {
    await title();
    await screen.findByText(/^За\sнеделю сюда уже 3\sрассылки$/);
    await counted();
  },
});

/** What was written before is there, and may be thrown away and taken back. */
export const Restored = meta.story({
  beforeEach: () =>
    keepDrafts(demoAccount.id, {
      sleeping: {
        title: 'Возвращайтесь к\u00A0практике',
        body: 'Пять минут',
        publicationId: null,
        withCover: true,
        segment: 'sleeping',
        later: false,
        sendAt: null,
        editedAt: Date.parse('2026-11-19T18:04:00.000Z'),
      },
    }),
  play: async () => {
    await waitFor(async () => expect(await title()).toHaveValue('Возвращайтесь к\u00A0практике'));
    await counted();
    await screen.findByText(/^Черновик на\sэтом устройстве, Вчера, 21:04$/);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    await waitFor(async () => expect(await title()).toHaveValue('Давно не\u00A0виделись'));
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(async () => expect(await title()).toHaveValue('Возвращайтесь к\u00A0практике'));
    // What is begun in its place meanwhile stays.
    await userEvent.click(screen.getByRole('button', { name: 'Удалить черновик' }));
    await userEvent.type(await title(), '!');
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить' }));
    await screen.findByText(/^Черновик вернулся в\sсписок/);
    await expect(await title()).toHaveValue('Давно не\u00A0виделись!');
  },
});

/** How many get it is not known yet. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.audience.list)),
  play: async () => {
    await screen.findByText(/Считаем, сколько человек получит/);
  },
});

export const CountFailed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.audience.list, 500)),
  play: async () => {
    await screen.findByText(/^Не\sудалось узнать, сколько/);
  },
});

const outageOfCampaigns = outage(endpoints.campaign.create, 500);

/** The call fails: nothing is lost, and it is sent again from where it stands. */
export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(outageOfCampaigns.begin()),
  play: async () => {
    await title();
    await counted();
    await send();
    const ask = await question(/^Отправить/);
    const verb = { name: /^Отправить \d+\sклиентам$/ };
    await userEvent.click(ask.getByRole('button', verb));
    await screen.findByText('Ошибка при создании рассылки');
    // Words that nobody has changed are a draft by now: whoever means another campaign can let it go.
    await screen.findByText(/^Черновик на\sэтом устройстве/);
    outageOfCampaigns.end();
    await userEvent.click(await ask.findByRole('button', verb));
    await screen.findByRole('table', { name: 'История' });
    await screen.findByRole('link', { name: /^Написать: Постоянные/ });
  },
});

/** The platform knows no such group: that stands beside the field, with the segment closest to it. */
export const Refused = meta.story({
  tags: ['picture-phone'],
  parameters: { route: '/campaigns?compose=1&segment=cooling' },
  beforeEach: ({ msw }) =>
    msw.use(
      fails(endpoints.campaign.create, 400, {
        error: 'invalid',
        fields: { segment: 'Такого сегмента нет.' },
      }),
    ),
  play: async () => {
    await title();
    await counted();
    await send();
    const ask = await question(/^Отправить/);
    await userEvent.click(ask.getByRole('button', { name: /^Отправить \d+\sклиентам$/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Отправить сегменту «Спящие клиенты»' }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Кому' })).toHaveValue('sleeping'));
    await counted();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async () => {
    await title();
    await counted();
  },
});

/** On a phone the preview stands under the form, and the one button at the foot. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await title();
    await counted();
    await expectToFit();
  },
});

export const English = meta.story({
  tags: ['picture-phone'],
  globals: { language: 'en' },
  play: async () => {
    await screen.findByRole('heading', { name: 'New campaign' });
    await screen.findByText(/will get it/);
  },
});
