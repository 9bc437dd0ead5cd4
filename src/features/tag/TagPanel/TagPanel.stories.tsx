import { expect, screen, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails } from '#platform/msw.ts';
import preview from '#storybook/preview.tsx';
import { TagPanel } from './TagPanel.tsx';

const meta = preview.meta({
  component: TagPanel,
  parameters: {
    docs: { story: { iframeHeight: '560px' } },
    frameWidth: 720,
    layout: 'fullscreen',
    route: '/tags?open=tag-son',
  },
});

/** What carries the tag, with links. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: /^Тег «/ }));
    await expect((await panel.findAllByRole('link')).length).toBeGreaterThan(1);
    await expect(panel.getByText(/^Переименовать или удалить/)).toBeInTheDocument();
  },
});

export const NotFound = meta.story({
  parameters: { route: '/tags?open=tag-77' },
  play: async () => {
    await screen.findByRole('heading', { name: 'Тега нет' });
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(fails(endpoints.webinar.list, 500)),
  play: async () => {
    await screen.findByRole('heading', { name: /^Не\sудалось узнать/ });
  },
});
