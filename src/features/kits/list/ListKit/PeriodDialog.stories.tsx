import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { signInFarAway } from '#storybook/farAway.ts';
import preview from '#storybook/preview.tsx';
import PeriodDialog from './PeriodDialog.tsx';

const onChoose = fn();
const onClose = fn();

const meta = preview.meta({
  component: PeriodDialog,
  args: { label: 'Изменены', value: '', onChoose, onClose },
  beforeEach: () => {
    onChoose.mockClear();
    onClose.mockClear();
  },
});

/** Typed by keys alone: what is wrong is told first, and nothing is filtered by it. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Изменены' });
    await waitFor(() => expect(dialog).toBeVisible());
    const to = screen.getByRole('textbox', { name: 'По' });
    screen.getByRole('textbox', { name: 'С' }).focus();
    await userEvent.keyboard('8.10');
    await userEvent.tab();
    await userEvent.keyboard('1.10{Enter}');
    await waitFor(() => expect(to).toHaveAccessibleDescription('Конец раньше начала'));
    await expect(onChoose).not.toHaveBeenCalled();
    await userEvent.clear(to);
    await userEvent.keyboard('15.10{Enter}');
    await expect(onChoose.mock.calls).toEqual([['2026-10-08..2026-10-15']]);
    await expect(onClose).toHaveBeenCalledOnce();
  },
});

/** Today is the author's, whatever the day where the device is. */
export const OfAuthor = meta.story({
  beforeEach: ({ loaded }) => signInFarAway(loaded['environment']),
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'С' })).toHaveAttribute(
      'placeholder',
      '19.11.2026',
    );
  },
});
