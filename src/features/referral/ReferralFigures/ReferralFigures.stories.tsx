import { expect, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import preview from '#storybook/preview.tsx';
import { ReferralFigures } from './ReferralFigures.tsx';

const meta = preview.meta({ component: ReferralFigures });

/** How far they went, each step of the one before; and what was earned, by what became of it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const funnel = within(await canvas.findByRole('list', { name: 'Путь рефералов' }));
    await expect(funnel.getByText('120')).toBeVisible();
    const rewards = within(canvas.getByRole('region', { name: 'Награды' }));
    await expect(rewards.getByText('Выплачена')).toBeVisible();
    await expect(rewards.getByText(/^Рефералы купили на\s/)).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.referral.list)),
  play: async ({ canvas }) => {
    await canvas.findByText('Считаем путь рефералов');
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Первая награда/);
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.referral.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Не\sудалось посчитать/ });
  },
});

const outageOfReferrals = outage(endpoints.referral.list, 500);

export const FailedThenRead = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfReferrals.begin()),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Повторить' });
    outageOfReferrals.end();
    await userEvent.click(again);
    await canvas.findByRole('list', { name: 'Путь рефералов' });
  },
});
