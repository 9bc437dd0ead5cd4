import { expect } from 'storybook/test';
import { momentsOfDays } from '#lib/time/buckets.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { changeOf, Figures } from './Figures.tsx';

const days = { from: '2026-10-22', to: '2026-11-20' };
const timeZone = 'Europe/Moscow';

const meta = preview.meta({
  component: Figures,
  args: {
    totals: {
      grossKopecks: 52_401_000,
      feeKopecks: 3_406_065,
      refundedKopecks: 863_000,
      netKopecks: 48_131_935,
    },
    refreshing: false,
    request: {},
    shown: { period: 'days30' as const, days, moments: momentsOfDays(days, timeZone), timeZone },
  },
});

/** The platform tells what there was before, and how many purchases there were. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/352\s600,10\s₽ до\s+этого$/)).toBeVisible();
    await expect(await canvas.findByText(/^\d+\sпродаж/)).toBeVisible();
    await expect(await canvas.findByText(/^\d+\sпокуп/)).toBeVisible();
    await expect(changeOf(90, 100)).toEqual({ share: 0.1, direction: 'down' });
  },
});

/** All time has nothing before it. */
export const AllTime = meta.story({
  tags: ['picture'],
  args: { shown: { period: 'all', days: null, moments: {}, timeZone } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/продаж/)).toBeVisible();
    await expect(canvas.queryByText(/до\s+этого$/)).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  args: { totals: null },
});

/** More went back than came. */
export const UnderZero = meta.story({
  tags: ['picture'],
  args: {
    totals: { grossKopecks: 49_000, feeKopecks: 3_185, refundedKopecks: 49_000, netKopecks: -3_185 },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^−31,85\s₽$/)).toBeVisible();
    await canvas.findByText(/до\s+этого$/);
  },
});

/** Large sums at 360 px. */
export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    totals: {
      grossKopecks: 30_004_357_000,
      feeKopecks: 1_950_283_205,
      refundedKopecks: 788_013_000,
      netKopecks: 27_266_060_795,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/до\s+этого$/);
    await expectToFit();
  },
});
