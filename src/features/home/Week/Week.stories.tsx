import { expect, screen, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { setNow } from '#lib/time/clock.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { closeToasts } from '#storybook/toasts.ts';
import { Week } from './Week.tsx';

const meta = preview.meta({
  component: Week,
  parameters: { layout: 'fullscreen', route: '/' },
  args: { today: '2026-11-20', timeZone: 'Europe/Moscow' },
  render: (args) => (
    <InShell path="/">
      <Week {...args} />
    </InShell>
  ),
});

const days = async () =>
  within(
    await within(await screen.findByRole('region', { name: /^Ближайшие 7\sдней$/ })).findByRole('list', {
      name: /./,
    }),
  );

/** One list by days: the time, what it is, and a word where something is wrong. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const list = await days();
    await list.findByText(/Тело и\sтревога/);
    await expect(list.getAllByText(/Ольга Климова/).length).toBeGreaterThan(0);
  },
});

/** In the evening what the day has held is over: the list begins with what is still to come. */
export const Evening = meta.story({
  beforeEach: async ({ loaded }) => {
    // The demo is laid out from the moment of the first call: the clock moves after it.
    await loaded['environment'].platform.fetch(new Request(`${location.origin}/api/v1/author/profile`));
    setNow(Date.parse('2026-11-20T23:30:00+03:00'));
  },
  play: async () => {
    const list = await days();
    await list.findAllByText(/Ольга Климова/);
    await expect(list.queryByText(/Тело и\sтревога/)).toBeNull();
  },
});

/** An event leads to where it is worked on. */
export const Opens = meta.story({
  tags: ['picture-phone'],
  play: async () => {
    const list = await days();
    await userEvent.click(await list.findByRole('button', { name: /Тело и\sтревога/ }));
    await screen.findByRole('heading', { name: /^\/webinars\// });
  },
});

export const Empty = meta.story({
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async () => {
    await screen.findByText(/ничего не\sзапланировано/);
    await expect(screen.getByRole('link', { name: 'Назначить вебинар' })).toHaveAttribute(
      'href',
      '/webinars/new',
    );
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.webinar.list)),
  play: async () => {
    await screen.findByText('Читаем календарь');
  },
});

const outageOfWebinars = outage(endpoints.webinar.list, 500);

/** One kind could not be read: the others stand, and it is asked for again. */
export const PartlyFailed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(outageOfWebinars.begin()),
  play: async () => {
    await screen.findByText(/^Прочитали не\sвсё/);
    outageOfWebinars.end();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await (await days()).findByText(/Тело и\sтревога/);
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      fails(endpoints.webinar.list, 500),
      fails(endpoints.marathon.list, 500),
      fails(endpoints.consultation.fulfillmentList, 500),
      fails(endpoints.publication.list, 500),
    ),
  play: async () => {
    await screen.findByText(/^Календарь не\sоткрылся/);
    await closeToasts();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await days();
    await expectToFit();
  },
});
