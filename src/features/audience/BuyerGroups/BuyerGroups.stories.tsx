import { expect } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import BuyerGroups from './BuyerGroups.tsx';

const meta = preview.meta({ component: BuyerGroups });

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('Постоянные')).toBeVisible();
  },
});

/** Nobody has bought anything yet. */
export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/после первых покупок\.$/)).toBeVisible();
  },
});

/** How far the reading has come. */
export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.purchase.list)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/: 900 из\s+900$/)).toBeVisible();
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.audience.list, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Группы не\s+посчитались/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expectToFit();
  },
});
