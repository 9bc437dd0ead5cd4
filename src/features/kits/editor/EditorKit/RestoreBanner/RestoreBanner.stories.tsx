import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { RestoreBanner } from './RestoreBanner.tsx';

const meta = preview.meta({
  component: RestoreBanner,
  args: {
    keptAt: '12:04',
    changed: 'На\u00A0платформе лекция менялась в\u00A011:40',
    differences: 4,
    onDiscard: fn(),
    onCompare: fn(),
    onRestore: fn(),
  },
});

export const Default = meta.story({
  tags: ['picture', 'picture-dark'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Восстановить' }));
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /Сравнить/ }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Отбросить' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
});

/** A lecture that was never saved: the platform has nothing to compare with. */
export const NeverSaved = meta.story({
  tags: ['picture'],
  args: { changed: null, keptAt: 'вчера, 23:10' },
});

export const Phone = meta.story({
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
});
