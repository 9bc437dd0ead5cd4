import { expect, screen, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { PurchasePanel } from './PurchasePanel.tsx';

const meta = preview.meta({
  component: PurchasePanel,
  args: { rows: [] },
  parameters: { frameWidth: 720, layout: 'fullscreen', route: '/purchases?purchase=purchase-20418' },
});

const at = (number: number) => ({ parameters: { route: `/purchases?purchase=purchase-${number}` } });

/** The panel with all that comes later: which purchase it is, and the cover. */
async function opened() {
  const panel = within(await screen.findByRole('dialog', { name: /^Покупка №/ }));
  await panel.findByText(/всего/);
  return panel;
}

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const panel = await opened();
    const sums = panel.getAllByRole('definition').slice(0, 5);
    await expect(sums.map((each) => each.textContent)).toEqual([
      '6\u00A0900\u00A0₽',
      '\u22121\u00A0000\u00A0₽',
      '5\u00A0900\u00A0₽',
      '\u2212383,50\u00A0₽',
      '5\u00A0516,50\u00A0₽',
    ]);
    await expect(panel.getByText('Казахстан')).toBeInTheDocument();
    await expect(panel.getByText('Рассылка «Тихая осень»')).toBeInTheDocument();
  },
});

/** Not paid yet: it may be until a moment, and nothing is left to the author. */
export const Awaiting = meta.story({
  tags: ['picture-phone'],
  ...at(20_419),
  play: async () => {
    const panel = await opened();
    await expect(panel.getByText(/^К\s+оплате$/)).toBeInTheDocument();
    await expect(panel.getByText(/^Можно оплатить до/)).toBeInTheDocument();
    await expect(panel.queryByText(/^К\s+выплате$/)).toBeNull();
  },
});

/** A part went back: the fee stays with the platform. */
export const PartlyRefunded = meta.story({
  tags: ['picture-phone'],
  ...at(20_416),
  play: async () => {
    const panel = await opened();
    await expect(panel.getByText(/^Возврат клиенту$/)).toBeInTheDocument();
    await expect(panel.getByText(/остаётся у\s+платформы/)).toBeInTheDocument();
  },
});

/** All of it went back: less than nothing is left. */
export const Refunded = meta.story({
  tags: ['picture-phone'],
  ...at(20_414),
  play: async () => {
    const panel = await opened();
    // The fee, and what is left: as much less than nothing.
    await expect(panel.getAllByText(/^−31,85\s₽$/)).toHaveLength(2);
  },
});

export const PaymentFailed = meta.story({
  tags: ['picture-phone'],
  ...at(20_415),
  play: async () => {
    const panel = await opened();
    await expect(panel.getByText(/^Не\s+оплачено$/)).toBeInTheDocument();
    await expect(within(panel.getByRole('list', { name: 'История' })).getAllByRole('listitem')).toHaveLength(
      2,
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.purchase.list)),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Покупка' })).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/purchases?purchase=nowhere' },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Такой покупки нет' })).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: /Покупка не\s+открылась/ })).toBeInTheDocument();
  },
});
