import { useAtomValue } from 'jotai';
import { expect } from 'storybook/test';
import { purchaseListAtom } from '#atoms/purchase/purchases.ts';
import preview from '#storybook/preview.tsx';
import { useShown } from '../shown.ts';
import { Overview } from './Overview.tsx';

// The first fetch of the library takes longer than a query waits.
void import('#components/data/BarChart/Plot.tsx');

function OverList() {
  const shown = useShown();
  const params = { filter: { ...shown.moments } };
  return <Overview slot={{ params: {}, list: useAtomValue(purchaseListAtom(params)) }} shown={shown} />;
}

const meta = preview.meta({
  component: Overview,
  parameters: { route: '/purchases' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  render: () => <OverList />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^481\s319,35\s₽$/)).toBeVisible();
    await canvas.findByText(/до\s+этого$/);
    await canvas.findByText(/продаж/);
    await canvas.findByRole('group', { name: /по\s+дням$/ });
  },
});
