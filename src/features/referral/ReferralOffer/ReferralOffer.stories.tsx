import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { standard } from '#platform/scenarios/standard.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { ReferralOffer } from './ReferralOffer.tsx';

const meta = preview.meta({
  component: ReferralOffer,
  parameters: { layout: 'fullscreen', route: '/' },
  render: () => (
    <InShell path="/">
      <ReferralOffer />
    </InShell>
  ),
});

const code = () => screen.findByRole('img', { name: /^QR-код: https:/ });

/** The link and the code are copied, each by a button of its own. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const write = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Скопировать ссылку' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('https://praktiki.example.com/r/vetrova'));
    await screen.findByText('Ссылка скопирована');
    await userEvent.click(screen.getByRole('button', { name: 'Скопировать промокод' }));
    await waitFor(() => expect(write).toHaveBeenCalledWith('VETROVA'));
    await screen.findByText('Промокод скопирован');
    await code();
  },
});

/** A browser that does not let it be copied. */
export const NotCopied = meta.story({
  play: async () => {
    const write = fn<(text: string) => Promise<void>>().mockRejectedValue(new Error('denied'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Скопировать промокод' }));
    await screen.findByText(/^Браузер не\sдал скопировать/);
    await code();
  },
});

/** A code as long as names get. */
const longCode: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    profile: { ...author.profile, referralCode: 'KONSTANTINOPOLSKAYA-PREOBRAZHENSKAYA' },
  }));

export const LongWords = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ loaded }) => loaded['environment'].load(longCode),
  play: async () => {
    await code();
    await expectToFit();
  },
});
