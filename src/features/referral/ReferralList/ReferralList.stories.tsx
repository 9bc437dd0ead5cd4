import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { address } from '#storybook/address.tsx';
import { expectToFit } from '#storybook/fits.ts';
import { InShell } from '#storybook/InShell.tsx';
import preview from '#storybook/preview.tsx';
import { ReferralList } from './ReferralList.tsx';

const meta = preview.meta({
  component: ReferralList,
  parameters: { layout: 'fullscreen', route: '/referrals' },
  render: () => (
    <InShell path="/referrals">
      <ReferralList />
    </InShell>
  ),
});

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];

/** The rows, once the figures and the code above them stand. */
const table = async (canvas: Canvas) => {
  await canvas.findByRole('list', { name: 'Путь рефералов' });
  await canvas.findByRole('img', { name: /^QR-код/ });
  return within(await canvas.findByRole('table', { name: 'Рефералы' }));
};

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await expect((await rows.findAllByText('Совершил покупку')).length).toBeGreaterThan(0);
    await expect(rows.getAllByRole('link').length).toBeGreaterThan(10);
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await (await table(canvas)).findAllByRole('link');
  },
});

/** Whose rewards wait, by the address. */
export const Filtered = meta.story({
  parameters: { route: '/referrals?reward=accrued' },
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await expect((await rows.findAllByText('Начислена')).length).toBe(rows.getAllByRole('link').length);
  },
});

/** In another order. */
export const Sorted = meta.story({
  play: async ({ canvas }) => {
    const rows = await table(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Порядок: Сначала новые' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Сначала большая награда' }));
    await waitFor(() => expect(address().get('sort')).toBe('reward'));
    await rows.findAllByRole('link');
  },
});

export const NoResults = meta.story({
  parameters: { route: '/referrals?search=нет+такого' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Ничего не\sнайдено/ });
    await canvas.findByRole('list', { name: 'Путь рефералов' });
    await canvas.findByRole('img', { name: /^QR-код/ });
  },
});

/** Nobody was brought yet: the means to bring are there. */
export const Empty = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Здесь будут ваши рефералы' });
    await canvas.findByRole('img', { name: /^QR-код/ });
  },
});

export const Loading = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.referral.list)),
  play: async ({ canvas }) => {
    await canvas.findByText('Загружаем список');
    await canvas.findByRole('img', { name: /^QR-код/ });
  },
});

export const Failed = meta.story({
  tags: ['picture', 'picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.referral.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /Список не\sоткрылся/ });
    await canvas.findByRole('img', { name: /^QR-код/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await table(canvas);
    await expectToFit();
  },
});

export const English = meta.story({
  tags: ['picture'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Referral funnel' });
    await canvas.findByRole('table', { name: 'Referrals' });
    await canvas.findByRole('img', { name: /^QR code/ });
  },
});
