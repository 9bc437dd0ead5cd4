import { expect, userEvent, within } from 'storybook/test';
import { endpoints } from '#api/endpoints.ts';
import { fails, never, outage } from '#platform/msw.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { standard } from '#platform/scenarios/standard.ts';
import type { Scenario } from '#platform/scenarios/scenario.ts';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { BuyerGroups } from './BuyerGroups.tsx';

const meta = preview.meta({ component: BuyerGroups, args: { label: 'Группы покупателей' } });

type Canvas = Parameters<NonNullable<typeof meta.input.play>>[0]['canvas'];
const groups = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Группы покупателей' }));

/** So many purchases that they are counted on demand alone. */
const many: Scenario = (now) =>
  standard(now).map((author) => ({
    ...author,
    purchases: [1, 2].flatMap((copy) =>
      author.purchases.map((purchase) => ({
        ...purchase,
        id: `${purchase.id}-${copy}`,
        number: `${purchase.number}-${copy}`,
      })),
    ),
  }));

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    const list = await groups(canvas);
    await expect(list.getAllByRole('listitem').length).toBeGreaterThan(3);
    await expect(list.getByRole('link', { name: /^Написать: Постоянные/ })).toHaveAttribute(
      'href',
      '/campaigns?compose=1&segment=regulars',
    );
  },
});

/** The useful ones of them, in the rail of another screen. */
export const Narrow = meta.story({
  tags: ['picture'],
  args: { only: ['newcomers', 'cooling'] },
  decorators: [
    (Story) => (
      <div style={{ width: 336 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect((await groups(canvas)).getAllByRole('listitem').length).toBeLessThanOrEqual(2);
  },
});

/** A hundred thousand rows are read when the author asks for it. */
export const Long = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(many),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Посчитать' }));
    await groups(canvas);
  },
});

export const Loading = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(never(endpoints.audience.list)),
  play: async ({ canvas }) => {
    await canvas.findByText('Считаем группы покупателей');
  },
});

export const Empty = meta.story({
  tags: ['picture'],
  beforeEach: ({ loaded }) => loaded['environment'].load(empty),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Группы появятся/);
  },
});

export const Failed = meta.story({
  tags: ['picture'],
  beforeEach: ({ msw }) => msw.use(fails(endpoints.purchase.list, 500)),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Не\sудалось посчитать/);
  },
});

const outageOfPurchases = outage(endpoints.purchase.list, 500);

/** «Повторить» brings them. */
export const FailedThenRead = meta.story({
  beforeEach: ({ msw }) => msw.use(outageOfPurchases.begin()),
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Повторить' });
    outageOfPurchases.end();
    await userEvent.click(again);
    await groups(canvas);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await groups(canvas);
    await expectToFit();
  },
});
