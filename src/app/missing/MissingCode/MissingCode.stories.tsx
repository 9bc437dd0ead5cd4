import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MissingCode, preloadMissing } from './MissingCode.tsx';

/** What the browser says of its network. */
function network(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

const meta = preview.meta({
  component: MissingCode,
  args: { shape: 'screen' as const, onRetry: fn(async () => true) },
  beforeEach: () => {
    network(false);
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
});

/** A screen: without a network, and with one. */
export const Default = meta.story({
  tags: ['picture'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Нет сети' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    network(true);
    await expect(await canvas.findByRole('heading', { name: /^Экран не\sзагрузился$/ })).toBeVisible();
    network(false);
    await canvas.findByRole('heading', { name: 'Нет сети' });
  },
});

/** A part of a screen: a line in its place. */
export const Part = meta.story({
  args: { shape: 'part' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Нет сети\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** Something that was to open: it can be given up. */
export const Over = meta.story({
  parameters: { docs: { story: { iframeHeight: '280px' } } },
  args: { shape: 'over', onClose: fn() },
  beforeEach: preloadMissing,
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Нет сети' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: /^Не\sоткрывать$/ }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
