import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = preview.meta({
  component: CrashScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Скачать черновики' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
