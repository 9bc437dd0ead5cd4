import { expect, userEvent } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import preview from '#storybook/preview.tsx';
import { Segments } from './Segments.tsx';

// Fetched ahead: the first fetch of this code takes longer than a query waits.
void import('../BuyerGroups/BuyerGroups.tsx');

const tab = <V extends string>(value: V, label: string, count: number) => ({
  value,
  label,
  count,
  href: `/audience?segment=${value}`,
});

const meta = preview.meta({
  component: Segments,
  // The page's own edges, into which the tabs reach on a phone.
  decorators: [
    (Story) => (
      <div style={{ padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    segment: null,
    hint: null,
    tabs: [
      tab('all', 'Все', 900),
      tab('new', 'Новые', 131),
      tab('active', 'Активные', 544),
      tab('sleeping', 'Спящие', 162),
      tab('lost', 'Потерянные', 63),
    ],
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
});

/** One of them: what it means, and a campaign to it. */
export const Chosen = meta.story({
  tags: ['picture'],
  args: { segment: 'sleeping', hint: 'Не\u00A0заходили от\u00A060 до\u00A0180\u00A0дней.' },
});

/** By keys alone: the tabs, then the groups, which open by Enter. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Все/ })).toHaveFocus();
    for (let step = 0; step < 5; step += 1) await userEvent.tab();
    await userEvent.click(canvas.getByText(/^Группы по\s+покупкам$/));
    await expect(await canvas.findAllByRole('link', { name: /^Написать: / })).toHaveLength(6);
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { segment: 'new', hint: 'Первая покупка не\u00A0раньше 30\u00A0дней назад.' },
  play: expectToFit,
});
