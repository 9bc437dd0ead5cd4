import type { ComponentProps } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectToFit } from '#storybook/fits.ts';
import { stateful } from '#storybook/stateful.tsx';
import preview from '#storybook/preview.tsx';
import { Room } from '#storybook/Room.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';

// Fetched ahead: the first fetch of this code takes longer than a query waits.
void import('#components/forms/PeriodChooser/PeriodPopover.tsx');

const shown = fn();
const today = '2026-11-20';

const given: ComponentProps<typeof PeriodSwitch> = {
  period: 'days30',
  days: { from: '2026-10-22', to: today },
  today,
  show: shown,
};

const Kept = stateful(PeriodSwitch, 'period', 'show');

const meta = preview.meta({
  component: PeriodSwitch,
  args: given,
  render: (args) => (
    <Room $below={460}>
      <Kept {...args} />
    </Room>
  ),
  beforeEach: () => void shown.mockClear(),
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Всё время' }));
    await expect(shown).toHaveBeenLastCalledWith('all');
  },
});

/** Any other days stand beside those at hand. */
export const Own = meta.story({
  tags: ['picture'],
  args: { period: { from: '2026-11-01', to: '2026-11-15' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^1–15\s+нояб\.$/ })).toBeChecked();
  },
});

/** By keys alone: arrows among those at hand; the calendar and its ready periods behind the button. */
export const Keyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^30/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(shown).toHaveBeenLastCalledWith('days90');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Прошлый месяц' }));
    await expect(shown).toHaveBeenLastCalledWith('lastMonth');
    await expect(await canvas.findByRole('radio', { name: 'Прошлый месяц' })).toBeChecked();
    const trigger = canvas.getByRole('button', { name: 'Другой период' });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  play: expectToFit,
});

/** Days of one's own stand in a second row; the button keeps its place beside the first. */
export const OwnOnPhone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: { period: { from: '2026-10-28', to: '2026-11-15' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Другой период' }).getBoundingClientRect();
    const options = canvas.getByRole('radiogroup').getBoundingClientRect();
    await expect(button.top).toBe(options.top);
    await expect(button.left).toBeGreaterThanOrEqual(options.right);
    await expectToFit();
  },
});
