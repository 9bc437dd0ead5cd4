import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CrashBlock } from './CrashBlock.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = preview.meta({
  component: CrashScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Скачать черновики' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Within the frame there is one frame and one main part. */
export const Framed = meta.story({
  parameters: { layout: 'padded' },
  render: (args) => <CrashBlock {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('main')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
