import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { campaignDraftsAtom } from '#atoms/campaign/drafts.ts';
import type { SentCampaign } from '#atoms/campaign/history.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import { storyTime } from '#storybook/environment.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { keepDrafts, sentCampaigns } from '../sentSamples.ts';
import { startOf } from '../targets.ts';
import { SentPanel } from './SentPanel.tsx';

const sample = (at: number): SentCampaign => {
  const campaign = sentCampaigns[at];
  if (campaign === undefined) throw new Error('No such sample');
  return campaign;
};

const meta = preview.meta({
  component: SentPanel,
  parameters: { layout: 'fullscreen', route: '/' },
  args: { campaign: sample(0), onClose: fn() },
  render: (args) => (
    <InShell path="/">
      <SentPanel {...args} />
    </InShell>
  ),
});

const panel = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** Planned: with a picture, and where it leads. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const details = await panel(/Вечер тихого/);
    await details.findByText('Запланирована');
    await details.findByText('Постоянные');
  },
});

/** The platform did not say how many got it, and the segment is one of another console. */
export const Unknown = meta.story({
  tags: ['picture-phone'],
  args: { campaign: sample(3) },
  play: async () => {
    const details = await panel(/Осень/);
    await details.findByText(/^платформа не\sсказала$/);
    await details.findByText('friends');
  },
});

/** «Написать ещё раз» makes a draft of it. */
export const Again = meta.story({
  args: { campaign: sample(1) },
  play: async () => {
    await userEvent.click((await panel(/Давно/)).getByRole('button', { name: /^Написать ещё раз$/ }));
    await screen.findByRole('heading', { name: '/campaigns?compose=1&draft=copy%3Asent-2' });
  },
});

/** What has been written in that draft since stays as it is. */
export const AgainBegun = meta.story({
  args: { campaign: sample(1) },
  beforeEach: () => {
    const begun = { ...startOf('sleeping', 'ru'), title: 'Своими словами', editedAt: Date.parse(storyTime) };
    keepDrafts(demoAccount.id, { 'copy:sent-2': begun });
  },
  play: async ({ loaded }) => {
    await userEvent.click((await panel(/Давно/)).getByRole('button', { name: /^Написать ещё раз$/ }));
    await screen.findByRole('heading', { name: '/campaigns?compose=1&draft=copy%3Asent-2' });
    const drafts = loaded['environment'].store.get(campaignDraftsAtom);
    await expect(drafts['copy:sent-2']?.title).toBe('Своими словами');
  },
});

export const NotFound = meta.story({
  tags: ['picture', 'picture-phone'],
  args: { campaign: null },
  play: async () => {
    await (await panel(/^Рассылка$/)).findByRole('heading', { name: 'Этой рассылки здесь нет' });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await panel(/Вечер тихого/);
  },
});
