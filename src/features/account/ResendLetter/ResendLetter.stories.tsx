import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { now, setNow } from '#lib/time/clock.ts';
import preview from '#storybook/preview.tsx';
import { storyTime } from '#storybook/environment.ts';
import { ResendLetter } from './ResendLetter.tsx';

const meta = preview.meta({
  component: ResendLetter,
  args: { sentAt: Date.parse(storyTime) - 18_000, busy: false, onResend: fn() },
});

/** It waits first, and then can be pressed. */
export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Отправить ещё раз через 0:42')).toBeVisible();
    setNow(now() + 42_000);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отправить ещё раз' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
});

export const Waiting = meta.story({ tags: ['picture'] });

export const Saving = meta.story({
  tags: ['picture'],
  args: { sentAt: 0, busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправляем…' }));
    await expect(args.onResend).not.toHaveBeenCalled();
  },
});
