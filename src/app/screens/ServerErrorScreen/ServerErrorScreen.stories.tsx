import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ServerErrorScreen } from './ServerErrorScreen.tsx';

const meta = preview.meta({
  component: ServerErrorScreen,
  args: { onRetry: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark', 'picture-phone'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'На\u00A0главную' })).toHaveAttribute('href', '#/');
  },
});

/** Without a network nobody could have answered, and the page opens by itself. */
export const Offline = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
    await expect(canvas.queryByText('500')).toBeNull();
  },
});
