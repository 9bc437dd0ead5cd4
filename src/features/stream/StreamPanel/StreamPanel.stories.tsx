import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { StreamPanel } from './StreamPanel.tsx';

const meta = preview.meta({
  component: StreamPanel,
  args: { rows: [] },
  parameters: { frameWidth: 720, layout: 'fullscreen', route: '/streams?open=stream-golos' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /^Запись «/ }));
    await expect(await panel.findByRole('button', { name: 'Воспроизвести' })).toBeVisible();
    await expect(panel.getByText('stream-golos')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Следующая' })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(never(endpoints.stream.get)),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Запись' });
  },
});

export const Failed = meta.story({
  tags: ['picture-phone'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.stream.get, 500)),
  play: async () => {
    await screen.findByRole('heading', { name: /Запись не\sоткрылась/ });
    await expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
  },
});

/** A link to one that is not there leads back to the list. */
export const NotFound = meta.story({
  parameters: { route: '/streams?open=stream-net' },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Запись' }));
    await expect(await panel.findByRole('heading', { name: 'Записи нет' })).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: /^К\sсписку$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
